import { at } from '#mocks/contract/homes.ts';
import { PASSWORD } from '#mocks/core/users.ts';

import type { Asked, FaultyServer } from './faultyServer.ts';
import { instead, success, withBody } from './ways.ts';

/** Says that it is done, and does nothing. */
const saying = (body: unknown): FaultyServer['tell'] => {
  return async (asked) => {
    const hasToken = asked.request.headers.has('authorization');
    return asked.id === undefined || !hasToken ? asked.next() : Response.json(body);
  };
};

const asAdmin = new Map<string, string>();

/** Answers as the first account is answered, whoever asks. */
const answeringEverybodyAlike: FaultyServer['tell'] = async (asked) => {
  if (asked.id === undefined || !asked.request.headers.has('authorization')) return asked.next();
  const url = new URL('/api/users/authenticate', asked.request.url);
  const session = asked.request.headers.get('x-mock-session') ?? '';
  const headers = new Headers(asked.request.headers);
  headers.set('content-type', 'application/json');
  const body = JSON.stringify({ email: 'admin@backroom.test', password: PASSWORD });
  const token =
    asAdmin.get(session) ??
    String(at(await (await asked.next(new Request(url, { method: 'POST', headers, body }))).json(), 'token'));
  asAdmin.set(session, token);
  const own = new Request(asked.request.clone());
  own.headers.set('authorization', `Bearer ${token}`);
  return (await asked.next()).status === 401 ? asked.next() : asked.next(own);
};

/** Lets in who lacks the permission. */
const forbidding: FaultyServer['tell'] = instead(
  (response) => response.status === 403,
  () => Response.json({}),
);

const permitting: FaultyServer['tell'] = async (asked) => {
  const response = await asked.next();
  return response.status === 403 ? success(asked) : response;
};

/** Whether the call is about the right old password. */
const withRightOld = (asked: Asked): Request => {
  const { request, text } = asked;
  const form = new URLSearchParams(text);
  form.set('oldpassword', PASSWORD);
  return /urlencoded/.test(request.headers.get('content-type') ?? '')
    ? new Request(request.url, { method: 'POST', headers: request.headers, body: form.toString() })
    : withBody(asked, (body) => ({ ...body, oldpassword: PASSWORD }));
};

/** Sign-ins, permissions and what is one's own. */
export const aboutAccounts: readonly FaultyServer[] = [
  {
    name: 'a sign-out does nothing',
    caughtBy: 'ended-sign-in',
    of: 'logout',
    tell: saying({ message: 'Signed out' }),
  },
  {
    name: 'the sign-out of an idle user does nothing',
    caughtBy: 'ended-sign-in',
    of: 'logoutUser',
    after: 'getLoggedInUser',
    tell: saying({}),
  },
  {
    name: 'ending one sign-in does nothing',
    caughtBy: 'ended-sign-in',
    of: 'endAccountSession',
    after: 'listAccountSessions',
    tell: saying({ ended: 1 }),
  },
  {
    name: 'ending all other sign-ins does nothing',
    caughtBy: 'ended-sign-in',
    of: 'endOtherSessions',
    tell: saying({ ended: 2 }),
  },
  {
    name: 'any password signs in',
    caughtBy: 'wrong-password',
    of: 'authenticate',
    tell: async (asked) => asked.next(withBody(asked, (body) => ({ ...body, password: PASSWORD }))),
  },
  {
    name: 'an unknown name is told from a wrong password',
    caughtBy: 'wrong-password',
    of: 'authenticate',
    tell: instead(
      (response, { text }) => response.status === 400 && text.includes('nobody-'),
      () => Response.json({ message: 'Nobody has this e-mail' }, { status: 400 }),
    ),
  },
  {
    name: 'the other sign-ins live on after the password was changed',
    caughtBy: 'password-change',
    of: 'listUsers',
    after: 'changePassword',
    tell: async (asked) => {
      const response = await asked.next();
      const isOver = (await response.clone().text()).startsWith('{"status":0');
      return isOver && asked.request.headers.has('authorization') ? Response.json([]) : response;
    },
  },
  {
    name: 'any old password changes the password',
    caughtBy: 'password-change',
    of: 'changePassword',
    tell: async (asked) => {
      const response = await asked.next();
      return (await response.clone().text()).includes('Old password')
        ? asked.next(withRightOld(asked))
        : response;
    },
  },
  {
    name: 'a permission is not asked for where something is changed',
    caughtBy: 'permission',
    of: 'updateSupplier',
    tell: permitting,
  },
  {
    name: 'a permission is not asked for where something is read',
    caughtBy: 'permission',
    of: 'getCosts',
    tell: permitting,
  },
  {
    name: 'a permission is not asked for and nothing is said',
    caughtBy: 'permission',
    of: 'createProduct',
    tell: forbidding,
  },
  {
    name: 'costs are told to everybody',
    caughtBy: 'withheld',
    of: 'listCategories',
    tell: answeringEverybodyAlike,
  },
  {
    name: 'the jobs of everybody are listed',
    caughtBy: 'own-records',
    of: 'listJobs',
    after: 'startExport',
    tell: answeringEverybodyAlike,
  },
  {
    name: 'the views of everybody are listed',
    caughtBy: 'own-creation',
    of: 'listViews',
    after: 'createView',
    tell: answeringEverybodyAlike,
  },
  {
    name: 'everybody deletes the views of everybody',
    caughtBy: 'own-creation',
    of: 'deleteView',
    after: 'createView',
    tell: answeringEverybodyAlike,
  },
  {
    name: 'everybody ends the sign-ins of everybody',
    caughtBy: 'own-records',
    of: 'endAccountSession',
    after: 'listAccountSessions',
    tell: answeringEverybodyAlike,
  },
];
