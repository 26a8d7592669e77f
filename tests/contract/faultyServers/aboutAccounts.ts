import { at } from '#mocks/contract/homes.ts';
import { PASSWORD } from '#mocks/core/users.ts';

import type { Call, FaultyServer } from './faultyServer.ts';
import { replaceAnswer, answerByExample, rewriteBody } from './buildAnswers.ts';

/** Says that it is done, and does nothing. */
const saying = (body: unknown): FaultyServer['answer'] => {
  return async (call) => {
    const hasToken = call.request.headers.has('authorization');
    return call.id === undefined || !hasToken ? call.next() : Response.json(body);
  };
};

const asAdmin = new Map<string, string>();

/** Answers as the first account is answered, whoever asks. */
const answeringEverybodyAlike: FaultyServer['answer'] = async (call) => {
  if (call.id === undefined || !call.request.headers.has('authorization')) return call.next();
  const url = new URL('/api/users/authenticate', call.request.url);
  const session = call.request.headers.get('x-mock-session') ?? '';
  const headers = new Headers(call.request.headers);
  headers.set('content-type', 'application/json');
  const body = JSON.stringify({ email: 'admin@backroom.test', password: PASSWORD });
  const token =
    asAdmin.get(session) ??
    String(at(await (await call.next(new Request(url, { method: 'POST', headers, body }))).json(), 'token'));
  asAdmin.set(session, token);
  const own = new Request(call.request.clone());
  own.headers.set('authorization', `Bearer ${token}`);
  return (await call.next()).status === 401 ? call.next() : call.next(own);
};

/** Lets in who lacks the permission. */
const forbidding: FaultyServer['answer'] = replaceAnswer(
  (response) => response.status === 403,
  () => Response.json({}),
);

const permitting: FaultyServer['answer'] = async (call) => {
  const response = await call.next();
  return response.status === 403 ? answerByExample(call) : response;
};

/** Whether the call is about the right old password. */
const withRightOld = (call: Call): Request => {
  const { request, text } = call;
  const form = new URLSearchParams(text);
  form.set('oldpassword', PASSWORD);
  return /urlencoded/.test(request.headers.get('content-type') ?? '')
    ? new Request(request.url, { method: 'POST', headers: request.headers, body: form.toString() })
    : rewriteBody(call, (body) => ({ ...body, oldpassword: PASSWORD }));
};

/** Sign-ins, permissions and what is one's own. */
export const aboutAccounts: readonly FaultyServer[] = [
  {
    name: 'a sign-out does nothing',
    caughtBy: 'ended-sign-in',
    of: 'logout',
    answer: saying({ message: 'Signed out' }),
  },
  {
    name: 'the sign-out of an idle user does nothing',
    caughtBy: 'ended-sign-in',
    of: 'logoutUser',
    after: 'getLoggedInUser',
    answer: saying({}),
  },
  {
    name: 'ending one sign-in does nothing',
    caughtBy: 'ended-sign-in',
    of: 'endAccountSession',
    after: 'listAccountSessions',
    answer: saying({ ended: 1 }),
  },
  {
    name: 'ending all other sign-ins does nothing',
    caughtBy: 'ended-sign-in',
    of: 'endOtherSessions',
    answer: saying({ ended: 2 }),
  },
  {
    name: 'any password signs in',
    caughtBy: 'wrong-password',
    of: 'authenticate',
    answer: async (call) => call.next(rewriteBody(call, (body) => ({ ...body, password: PASSWORD }))),
  },
  {
    name: 'an unknown name is told from a wrong password',
    caughtBy: 'wrong-password',
    of: 'authenticate',
    answer: replaceAnswer(
      (response, { text }) => response.status === 400 && text.includes('nobody-'),
      () => Response.json({ message: 'Nobody has this e-mail' }, { status: 400 }),
    ),
  },
  {
    name: 'the other sign-ins live on after the password was changed',
    caughtBy: 'password-change',
    of: 'listUsers',
    after: 'changePassword',
    answer: async (call) => {
      const response = await call.next();
      const isOver = (await response.clone().text()).startsWith('{"status":0');
      return isOver && call.request.headers.has('authorization') ? Response.json([]) : response;
    },
  },
  {
    name: 'any old password changes the password',
    caughtBy: 'password-change',
    of: 'changePassword',
    answer: async (call) => {
      const response = await call.next();
      return (await response.clone().text()).includes('Old password')
        ? call.next(withRightOld(call))
        : response;
    },
  },
  {
    name: 'a permission is not asked for where something is changed',
    caughtBy: 'permission',
    of: 'updateSupplier',
    answer: permitting,
  },
  {
    name: 'a permission is not asked for where something is read',
    caughtBy: 'permission',
    of: 'getCosts',
    answer: permitting,
  },
  {
    name: 'a permission is not asked for and nothing is said',
    caughtBy: 'permission',
    of: 'createProduct',
    answer: forbidding,
  },
  {
    name: 'costs are told to everybody',
    caughtBy: 'withheld',
    of: 'listCategories',
    answer: answeringEverybodyAlike,
  },
  {
    name: 'the jobs of everybody are listed',
    caughtBy: 'own-records',
    of: 'listJobs',
    after: 'startExport',
    answer: answeringEverybodyAlike,
  },
  {
    name: 'the views of everybody are listed',
    caughtBy: 'own-creation',
    of: 'listViews',
    after: 'createView',
    answer: answeringEverybodyAlike,
  },
  {
    name: 'everybody deletes the views of everybody',
    caughtBy: 'own-creation',
    of: 'deleteView',
    after: 'createView',
    answer: answeringEverybodyAlike,
  },
  {
    name: 'everybody ends the sign-ins of everybody',
    caughtBy: 'own-records',
    of: 'endAccountSession',
    after: 'listAccountSessions',
    answer: answeringEverybodyAlike,
  },
];
