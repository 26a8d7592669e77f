import type { Checker } from '#mocks/contract/checker.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import { at } from '#mocks/contract/homes.ts';
import type { Described, Operation } from '#mocks/contract/operations.gen.ts';
import type { FieldProblem, NeedsLogin } from '#mocks/contract/types/types.gen.ts';
import { isUsable } from './accounts.ts';
import { endSignIns, signInOf, type Db } from './db.ts';
import { answerWithFault, type FaultName } from './faults.ts';
import { preferenceOf, preferredReply, type Preference } from './prefer.ts';
import { readParameters } from './readParameters.ts';
import { isFile, mediaTypeOf, readBody, UnreadableBody } from './readRequest.ts';
import { answerOnce } from './idempotency.ts';
import {
  bodyText,
  contractViolation,
  invalidRequest,
  isJson,
  needsLogin,
  refuse,
  send,
  sendText,
} from './replies.ts';
import { findOperation, type Found } from './route.ts';
import { menuOfAccount, peopleTables, titlesOf } from './people.ts';
import { faultOfCall } from './sentinels.ts';
import type { Call, OperationId, RawCall, Resolvers, SignedIn } from './types.ts';
import { checkResponse, requestProblems } from './validate.ts';
import { missingFieldPermission, withholdFields } from './withheld.ts';

/** What a disabled account may still call: who it is, and signing out. */
const FOR_ANY_ACCOUNT: ReadonlySet<OperationId> = new Set([
  'getLoggedInUser',
  'getAuthUser',
  'logout',
  'logoutUser',
]);

export interface MockParts {
  resolvers: Resolvers;
  /** State of the mock session that a request belongs to. */
  dbOf: (request: Request) => Db;
  /** Without one nothing is checked: in a browser whose policy forbids the code the checker makes. */
  checker?: Checker;
}

/** Answers one request below `/api`. It never rejects: what goes wrong inside is a 500 that says so. */
export type Answer = (request: Request) => Promise<Response>;

function bearerOf(headers: Headers): string | undefined {
  return /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1];
}

function findSignedIn(db: Db, token: string, id: OperationId): SignedIn | null {
  const signIn = signInOf(db, token);
  const account = signIn && db.accounts[signIn.username];
  if (!account || (!isUsable(account) && !FOR_ANY_ACCOUNT.has(id))) return null;
  const { data } = menuOfAccount(peopleTables(db.people), account);
  return { signIn, account, titles: new Set(titlesOf(data ?? [])) };
}

/** Why a token is not accepted, as far as its account is the reason. A restored account is none. */
function refuseToken({ signIns, lockedOut, accounts }: Db, token: string): NeedsLogin {
  const signIn = [...signIns, ...lockedOut].find((one) => one.token === token);
  if (!signIn) return examples.loginNeeded;
  const account = accounts[signIn.username];
  if (account?.profile.is_deleted !== 'N') return examples.accountDeleted;
  return isUsable(account) ? examples.loginNeeded : examples.accountInactive;
}

/** Whether nothing was found against a call. Only then its parts have the types of the operation. */
function isAccepted<K extends OperationId>(
  _id: K,
  _call: RawCall,
  problems: readonly FieldProblem[],
): _call is Call<K> {
  return problems.length === 0;
}

function preferredResponse(operation: Operation, preference: Preference): Response {
  const reply = preferredReply(operation, preference);
  if (reply) return send(reply.status, reply.body, reply.type, reply.headers);
  return refuse({ title: 'The contract has no such example', status: 404, code: 'no_example' });
}

/** The failure that is due: asked for by a value in the request, or following this person around. */
function findFault(id: OperationId, call: RawCall): FaultName | undefined {
  const requestedFault = faultOfCall(id, call);
  const { me } = call;
  if (requestedFault !== undefined || !me) return requestedFault;
  const count = (me.signIn.answerCounts[id] ?? 0) + 1;
  me.signIn.answerCounts[id] = count;
  const staffFault = me.account.faults[id];
  return staffFault && count >= staffFault.from ? staffFault.fault : undefined;
}

/** Whether a file of a form is larger than the contract says. */
function hasTooLargeFile({ maxBytes = {} }: Operation, body: unknown): boolean {
  return Object.entries(maxBytes).some(([name, most]) => {
    const file = at(body, name);
    return isFile(file) && file.size > most;
  });
}

/** The headers that the contract describes for a reply and that it does not have. */
function findMissingHeaders(
  { headers = {} }: Described,
  sent: Readonly<Record<string, string>> = {},
): string[] {
  const sentNames = new Set(Object.keys(sent));
  return Object.keys(headers).flatMap((name) =>
    sentNames.has(name.toLowerCase()) ? [] : [`the header ${name} is missing`],
  );
}

export function createMock({ resolvers, dbOf, checker }: MockParts): Answer {
  async function resolve<K extends OperationId>(
    id: K,
    operation: Operation,
    call: Call<K>,
  ): Promise<Response> {
    const { status, body, headers } = await resolvers[id](call);
    const reply = operation.replies[String(status)];
    if (!reply) return contractViolation(`${id} ${String(status)}`, ['this status is not described']);
    const text = bodyText(isJson(reply.type) ? withholdFields(call.me, body) : body, reply.type);
    const { method, url } = call.request;
    const response = { method, url, status: Number(status), contentType: reply.type, body: text };
    const violations = checker
      ? [...checkResponse(checker, response), ...findMissingHeaders(reply, headers)]
      : [];
    if (violations.length > 0)
      return contractViolation(`${id} ${response.status} breaks the contract`, violations);
    return sendText(response.status, text, reply.type, headers);
  }

  async function answerOperation({ id, operation, path }: Found, request: Request): Promise<Response> {
    const db = dbOf(request);
    const token = bearerOf(request.headers);
    const preference = preferenceOf(request.headers);
    if (operation.secured && token === undefined) return needsLogin(operation);
    // Like Prism, an example that is asked for needs a token, but not a living one.
    const isTokenChecked = operation.secured && token !== undefined && !preference;
    const me = isTokenChecked ? findSignedIn(db, token, id) : null;
    if (isTokenChecked && !me) return needsLogin(operation, refuseToken(db, token));

    const types = Object.keys(operation.body);
    const mediaType = mediaTypeOf(request.headers);
    if (types.length > 0 && !types.includes(mediaType)) {
      // As Prism does: with the 422 that every operation describes.
      const message = `must be ${types.join(' or ')}`;
      return invalidRequest([{ field: 'content-type', code: 'unsupported_type', message }]);
    }
    const parameters = readParameters(operation, path, request);
    const body = types.length > 0 ? await readBody(request) : undefined;
    const problems = checker ? requestProblems(checker, operation, { ...parameters, mediaType, body }) : [];
    const call: RawCall = { db, me, ...parameters, body, request };
    if (!isAccepted(id, call, problems)) return invalidRequest(problems);
    if (preference) return preferredResponse(operation, preference);
    const refusal = me ? missingFieldPermission(me, call) : undefined;
    if (refusal) return refuse(refusal.body);
    if (hasTooLargeFile(operation, body)) return preferredResponse(operation, { code: '413' });

    const fault = findFault(id, call);
    if (fault === undefined) return answerOnce(call, operation, () => resolve(id, operation, call));
    return answerWithFault(fault, {
      failures: db.failures,
      request,
      next: () => answerOnce(call, operation, () => resolve(id, operation, call)),
      endSignIn: () => endSignIns(db, (signIn) => signIn === me?.signIn),
      key: `${id} ${me?.account.username ?? ''}`,
    });
  }

  return async (request) => {
    try {
      const problems = findOperation(request.method, new URL(request.url).pathname);
      if ('id' in problems) return await answerOperation(problems, request);
      if (problems.methods.length === 0) {
        return refuse({ title: 'The contract has no such path', status: 404, code: 'no_operation' });
      }
      const allow = { allow: problems.methods.join(', ') };
      return refuse({ title: 'Method not allowed', status: 405, code: 'method_not_allowed' }, allow);
    } catch (error) {
      if (error instanceof UnreadableBody) {
        return invalidRequest([{ field: 'body', code: 'unreadable', message: error.message }]);
      }
      const reason = error instanceof Error ? error.message : String(error);
      return contractViolation(`${request.method} ${request.url}`, [reason]);
    }
  };
}
