import { at } from '#mocks/contract/homes.ts';

import type { Question, Reply } from '#tests/contract/otherContracts/startOther.ts';

const refused = (status: number, code: string): Reply => ({ status, body: { code } });

/** Accounts of the server, name and password. */
const ACCOUNTS = ['ana@example.test open-sesame', 'ben@example.test let-me-in'];

/** Keeps `notes.yaml`. Its ids stand nowhere in the contract. */
export function notes(): (question: Question) => Reply {
  const all = [{ id: 'n-7f3a', text: 'Call Ana' }];
  const living = new Set<string>();
  let count = 0;

  function signIn(body: unknown): Reply {
    if (!ACCOUNTS.includes(`${String(at(body, 'email'))} ${String(at(body, 'password'))}`))
      return refused(400, 'wrong_password');
    count += 1;
    const token = `token-of-a-sign-in-${count}`;
    living.add(token);
    return { status: 200, body: { token } };
  }

  function create(body: unknown): Reply {
    const text = at(body, 'text');
    if (typeof text !== 'string' || text.length === 0 || Array.from(text).length > 40)
      return refused(422, 'text');
    const note = { id: `n-${all.length}c`, text };
    all.push(note);
    return { status: 201, body: note };
  }

  return ({ method, path, body, header }) => {
    const [, below = ''] = /^\/v1(\/.*)$/.exec(path) ?? [];
    const has: Readonly<Record<string, readonly string[]>> = {
      '/sign-in': ['POST'],
      '/notes': ['GET', 'POST'],
      '/logout': ['POST'],
    };
    const methods = below.startsWith('/notes/') ? ['GET'] : has[below];
    if (!methods) return refused(404, 'no_such_path');
    if (!methods.includes(method)) return { ...refused(405, 'method'), allow: methods };
    if (below === '/sign-in') return signIn(body);
    const token = (header('authorization') ?? '').replace('Bearer ', '');
    if (!living.has(token)) return refused(401, 'sign_in');
    if (below === '/logout') {
      living.delete(token);
      return { status: 200, body: {} };
    }
    if (below === '/notes')
      return method === 'GET' ? { status: 200, body: { items: all.slice(-5) } } : create(body);
    const note = all.find(({ id }) => below === `/notes/${encodeURIComponent(id)}`);
    return note ? { status: 200, body: note } : refused(404, 'not_found');
  };
}
