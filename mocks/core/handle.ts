import type { Checker } from '#mocks/contract/checker.ts';
import type { Described, Operation } from '#mocks/contract/operations.gen.ts';
import type { FieldProblem } from '#mocks/contract/types/types.gen.ts';
import { isUsable } from './accounts.ts';
import { endSignIns, signInOf, type Db } from './db.ts';
import { answerWithFault, type FaultName } from './faults.ts';
import { preferenceOf, preferredReply, type Preference } from './prefer.ts';
import { readParameters } from './readParameters.ts';
import { mediaTypeOf, readBody, UnreadableBody } from './readRequest.ts';
import { answerOnce } from './idempotency.ts';
import {
  bodyText,
  contractViolation,
  invalid,
  isJson,
  needsLogin,
  refuse,
  send,
  sendText,
} from './replies.ts';
import { findOperation, type Found } from './route.ts';
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

function signedIn(db: Db, token: string, id: OperationId): SignedIn | null {
  const signIn = signInOf(db, token);
  const account = signIn && db.accounts[signIn.username];
  if (!account || (!isUsable(account) && !FOR_ANY_ACCOUNT.has(id))) return null;
  return { signIn, account };
}

/** Whether nothing was found against a call. Only then its parts have the types of the operation. */
function accepted<K extends OperationId>(
  _id: K,
  _call: RawCall,
  found: readonly FieldProblem[],
): _call is Call<K> {
  return found.length === 0;
}

function preferred(operation: Operation, preference: Preference): Response {
  const reply = preferredReply(operation, preference);
  if (reply) return send(reply.status, reply.body, reply.type, reply.headers);
  return refuse({ title: 'The contract has no such example', status: 404, code: 'no_example' });
}

/** The failure that is due: asked for by a value in the request, or following this person around. */
function faultOf(id: OperationId, call: RawCall): FaultName | undefined {
  const asked = faultOfCall(id, call);
  const { me } = call;
  if (asked !== undefined || !me) return asked;
  const count = (me.signIn.answered[id] ?? 0) + 1;
  me.signIn.answered[id] = count;
  const own = me.account.faults[id];
  return own && count >= own.from ? own.fault : undefined;
}

/** The headers that the contract describes for a reply and that it does not have. */
function missingHeaders({ headers = {} }: Described, sent: Readonly<Record<string, string>> = {}): string[] {
  const has = new Set(Object.keys(sent));
  return Object.keys(headers).flatMap((name) =>
    has.has(name.toLowerCase()) ? [] : [`the header ${name} is missing`],
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
    const seen = { method, url, status: Number(status), contentType: reply.type, body: text };
    const violations = checker ? [...checkResponse(checker, seen), ...missingHeaders(reply, headers)] : [];
    if (violations.length > 0)
      return contractViolation(`${id} ${seen.status} breaks the contract`, violations);
    return sendText(seen.status, text, reply.type, headers);
  }

  async function answerFound({ id, operation, path }: Found, request: Request): Promise<Response> {
    const db = dbOf(request);
    const token = bearerOf(request.headers);
    const preference = preferenceOf(request.headers);
    if (operation.secured && token === undefined) return needsLogin(operation, false);
    // Like Prism, an example that is asked for needs a token, but not a living one.
    const me = operation.secured && token !== undefined && !preference ? signedIn(db, token, id) : null;
    if (operation.secured && !me && !preference) return needsLogin(operation, true);

    const types = Object.keys(operation.body);
    const mediaType = mediaTypeOf(request.headers);
    if (types.length > 0 && !types.includes(mediaType)) {
      // As Prism does: with the 422 that every operation describes.
      const message = `must be ${types.join(' or ')}`;
      return invalid([{ field: 'content-type', code: 'unsupported_type', message }]);
    }
    const parameters = readParameters(operation, path, request);
    const body = types.length > 0 ? await readBody(request) : undefined;
    const problems = checker ? requestProblems(checker, operation, { ...parameters, mediaType, body }) : [];
    const call: RawCall = { db, me, ...parameters, body, request };
    if (!accepted(id, call, problems)) return invalid(problems);
    if (preference) return preferred(operation, preference);
    const refused = me ? missingFieldPermission(me, call) : undefined;
    if (refused) return refuse(refused.body);

    const fault = faultOf(id, call);
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
      const found = findOperation(request.method, new URL(request.url).pathname);
      if ('id' in found) return await answerFound(found, request);
      if (found.methods.length === 0) {
        return refuse({ title: 'The contract has no such path', status: 404, code: 'no_operation' });
      }
      const allow = { allow: found.methods.join(', ') };
      return refuse({ title: 'Method not allowed', status: 405, code: 'method_not_allowed' }, allow);
    } catch (error) {
      if (error instanceof UnreadableBody) {
        return invalid([{ field: 'body', code: 'unreadable', message: error.message }]);
      }
      const reason = error instanceof Error ? error.message : String(error);
      return contractViolation(`${request.method} ${request.url}`, [reason]);
    }
  };
}
