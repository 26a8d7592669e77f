import { at } from '#mocks/contract/homes.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import { isUsable } from '#mocks/core/accounts.ts';
import { accountByEmail } from '#mocks/core/db.ts';
import { dbOf } from '#mocks/core/mockSessions.ts';
import { refuse, send } from '#mocks/core/replies.ts';
import type { OperationId } from '#mocks/core/types.ts';
import { rewriteBody } from '#tests/contract/faultyServers/buildAnswers.ts';
import { accountOf, isRefusedFor } from '#tests/contract/faultyServers/unseen/tools.ts';
import {
  changeAnswer,
  pathPart,
  readPath,
  readSent,
  serve,
} from '#tests/contract/faultyServers/variants/serving.ts';
import type { Serve, Variant } from '#tests/contract/faultyServers/variants/variant.ts';

/** As old ways of hashing do. */
const COMPARED_CHARACTERS = 8;

const FOR_ANY_ACCOUNT: readonly OperationId[] = ['getLoggedInUser', 'getAuthUser', 'logout', 'logoutUser'];

function endAgain(): Serve {
  const ended = new Set<string>();
  return serve('endAccountSession', async (call) => {
    const id = pathPart(call, 2);
    const response = await call.next();
    if (response.ok) ended.add(id);
    return ended.has(id) && response.status === 404 ? send(200, { ended: 0 }, 'application/json') : response;
  });
}

const takeTimeZone: Serve = async (call) => {
  const response = await call.next();
  const account = accountOf(call);
  const sent = readSent(call);
  if (!account || typeof at(sent, 'time_zone') !== 'string') return response;
  if (!(await isRefusedFor(response, 'unknown'))) return response;
  Object.assign(account.profile, sent);
  return readPath(call, '/auth/me');
};

const comparePartly: Serve = async (call) => {
  const [email, password] = ['email', 'password'].map((name) => at(readSent(call), name));
  const response = await call.next();
  if (response.status !== 400 || typeof email !== 'string' || typeof password !== 'string') return response;
  const right = accountByEmail(dbOf(call.request), email)?.password ?? '';
  const isSame =
    right !== '' && right.slice(0, COMPARED_CHARACTERS) === password.slice(0, COMPARED_CHARACTERS);
  return isSame ? call.next(rewriteBody(call, (body) => ({ ...body, password: right }))) : response;
};

const takeDisabled: Serve = async (call) => {
  const account = accountOf(call);
  if (!account || isUsable(account) || call.id === undefined || FOR_ANY_ACCOUNT.includes(call.id))
    return call.next();
  const { profile } = account;
  account.profile = { ...profile, is_active: 'Y', is_deleted: 'N' };
  try {
    return await call.next();
  } finally {
    account.profile = profile;
  }
};

function keepUsedLinks(): Serve {
  const used = new Map<string, string>();
  return async (call) => {
    const id = pathPart(call, 2);
    if (call.id === 'getResetLink') {
      const response = await call.next();
      const email = used.get(id);
      return response.status === 410 && email !== undefined
        ? send(200, { email }, 'application/json')
        : response;
    }
    if (call.id !== 'resetPassword') return call.next();
    const { accounts, resetLinks } = dbOf(call.request);
    const email = accounts[resetLinks[id]?.username ?? '']?.email;
    const response = await call.next();
    if (response.ok && email !== undefined) used.set(id, email);
    return response;
  };
}

const judgeByName: Serve = async (call) => {
  const { request } = call;
  if (request.headers.get('content-type')?.startsWith('multipart/form-data') !== true) return call.next();
  const image = (await request.clone().formData()).get('image');
  const isNamed = typeof image !== 'object' || image === null || /\.(png|jpe?g|webp)$/i.test(image.name);
  return isNamed ? call.next() : refuse(examples.imageUnsupported);
};

/** Accounts, sign-ins and passwords. */
export const access: readonly Variant[] = [
  {
    // endAccountSession: "A sign-in that is someone else's, or over, is `404`."
    name: 'a sign-in that is over can be ended again',
    operations: ['listAccountSessions', 'endAccountSession'],
    start: endAgain,
  },
  {
    // SessionsEnded.ended: "How many sign-ins were ended."
    name: 'ending the other sign-ins counts the own one too',
    operations: ['listAccountSessions', 'endOtherSessions'],
    start: () =>
      serve(
        'endOtherSessions',
        changeAnswer((body) => ({ ended: Number(body['ended']) + 1 })),
      ),
  },
  {
    // AccountUpdate.time_zone: "A zone that the server does not know is refused."
    name: 'a time zone that nobody knows is taken',
    operations: ['getAuthUser', 'updateAccount'],
    start: () => serve('updateAccount', takeTimeZone),
  },
  {
    // authenticate: "An unknown e-mail and a wrong password get the same answer, `400`".
    name: 'only the first eight characters of a password count',
    operations: ['authenticate', 'changePassword'],
    start: () => serve('authenticate', comparePartly),
  },
  {
    // authenticate: "A disabled account does get a token …; every other call refuses that token."
    name: 'the token of an account that is not active is good for every call',
    operations: ['registerUser', 'authenticate', 'getLoggedInUser', 'listAccountSessions'],
    start: () => takeDisabled,
  },
  {
    // getResetLink, 410: "The link is unknown, used or older than an hour."
    name: 'a reset link that was used is said to work',
    operations: ['forgotPassword', 'getResetLink', 'resetPassword'],
    start: keepUsedLinks,
  },
  {
    // uploadProfileImage: "The server goes by the content, not by the name or the declared type".
    name: 'a picture is refused for the end of its name',
    operations: ['uploadProfileImage'],
    start: () => serve('uploadProfileImage', judgeByName),
  },
];
