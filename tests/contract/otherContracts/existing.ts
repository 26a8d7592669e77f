import { at } from '#mocks/contract/homes.ts';

import type { Question, Reply } from './startOther.ts';

const TOKEN = 'a-token-that-never-dies';
const profile = {
  username: 'ana',
  first_name: 'Ana',
  last_name: null,
  description: null,
  profile_image: null,
  role: 'Buyer',
  is_active: 'Y',
  is_deleted: 'N',
  // Names that we propose, for things of its own.
  user_id: 7,
  email: null,
  locale: 'en_US',
  time_zone: 60,
};

/** What the main calls answer somebody signed in. */
const answers: Readonly<Record<string, unknown>> = {
  'GET /api/logged-in-user': profile,
  'GET /api/node/userMenu': { msg: 'success', data: [{ title: 'Home' }, { title: 'Admin', child: [] }] },
  'POST /api/change-wd': { needLogin: false },
};

/**
 * A server that does what the specification shows (spec §7), and everything else in a way of its own: it refuses with
 * text, takes broken requests, keeps tokens alive, and says nothing about caching.
 */
export function existing({ method, path, body, header }: Question): Reply {
  const call = `${method} ${path}`;
  if (call === 'POST /api/users/authenticate') {
    const right = at(body, 'email') === 'ana@example.test' && at(body, 'password') === 'open-sesame';
    return right
      ? { status: 200, body: { token: TOKEN, extraToken: null } }
      : { status: 400, body: 'Go away' };
  }
  if (call === 'POST /api/users/register') return { status: 201, body: 'Welcome' };
  const known = header('authorization') === `Bearer ${TOKEN}`;
  if (call === 'GET /api/users')
    return known ? { status: 200, body: [{ who: 'Ana' }] } : { status: 401, body: 'Who are you?' };
  const logout = call.startsWith('GET /api/logout-user/');
  if (!logout && !(call in answers)) return { status: 404, body: { error: 'no such call' } };
  if (!known) return { status: 200, body: { status: 0 } };
  return { status: 200, body: logout ? 'Bye' : answers[call] };
}
