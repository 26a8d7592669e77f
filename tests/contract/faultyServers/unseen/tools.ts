import { catalogueOf, type Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { paymentsDb } from '#mocks/areas/payments/records/paymentsDb.ts';
import type { PaymentsDb } from '#mocks/areas/payments/records/recordTypes.ts';
import { at, isRecord } from '#mocks/contract/homes.ts';
import type { Account, SignIn } from '#mocks/core/accounts.ts';
import type { Db } from '#mocks/core/db.ts';
import { dbOf } from '#mocks/core/mockSessions.ts';
import { rewriteBody, rewriteHeaders } from '#tests/contract/faultyServers/buildAnswers.ts';
import type { Call } from '#tests/contract/faultyServers/faultyServer.ts';
import {
  changeBody,
  itemsOf,
  listOf,
  readPath,
  type Fields,
} from '#tests/contract/faultyServers/variants/serving.ts';

const LARGEST_PAGE = 100;

export const catalogueFor = ({ request }: Call): Catalogue => catalogueOf(dbOf(request).catalogue);

export const ledgerFor = ({ request }: Call): PaymentsDb => paymentsDb(dbOf(request));

/** The codes of a refusal: its own, and those of its fields. */
export async function codesOf(response: Response): Promise<readonly unknown[]> {
  if (response.status < 400) return [];
  const body: unknown = await response.clone().json();
  return [at(body, 'code'), ...listOf(at(body, 'errors')).map((one) => at(one, 'code'))];
}

/** Whether this is all that a request is refused for. */
export async function isRefusedFor(response: Response, code: string): Promise<boolean> {
  if (response.status !== 422) return false;
  const [, ...ofFields] = await codesOf(response);
  return ofFields.length > 0 && ofFields.every((one) => one === code);
}

/** The same request under another key: the first answer is kept under its own. */
export function withOtherKey(call: Call, request: Request): Request {
  return rewriteHeaders({ ...call, request }, (headers) => {
    const key = headers.get('idempotency-key');
    if (key !== null) headers.set('idempotency-key', `${key.slice(0, 90)}-other`);
  });
}

/** Asks again, for something that is not refused. */
export function askInstead(call: Call, change: (body: Fields) => unknown): Promise<Response> {
  return call.next(withOtherKey(call, rewriteBody(call, change)));
}

/** The name of what an answer is about. */
export async function idOf(response: Response): Promise<string> {
  const body: unknown = await response.clone().json();
  return String(at(body, 'id'));
}

/** All rows that a list has for its query, or for a changed one. */
export async function listAll(
  call: Call,
  change: (query: URLSearchParams) => void = () => undefined,
): Promise<readonly Fields[]> {
  const { pathname, searchParams } = new URL(call.request.url);
  const query = new URLSearchParams(searchParams);
  change(query);
  query.set('pageSize', String(LARGEST_PAGE));
  const readFrom = async (page: number): Promise<readonly Fields[]> => {
    query.set('page', String(page));
    const response = await readPath(call, `${pathname.replace('/api', '')}?${query}`);
    const rows = itemsOf(await response.json());
    return rows.length < LARGEST_PAGE ? rows : [...rows, ...(await readFrom(page + 1))];
  };
  return readFrom(1);
}

/** The page that was asked for, of other rows. */
export function answerPage(response: Response, rows: readonly Fields[]): Promise<Response> {
  return changeBody(response, (body) => {
    const [page, size] = [Number(body['page']), Number(body['pageSize'])];
    return { ...body, items: rows.slice((page - 1) * size, page * size), total: rows.length };
  });
}

/** The sign-in whose token a call carries. */
export function signInOf({ request }: Call): SignIn | undefined {
  const token = request.headers.get('authorization')?.replace(/^Bearer /i, '');
  return dbOf(request).signIns.find((one) => one.token === token);
}

export function accountOf(call: Call): Account | undefined {
  const signIn = signInOf(call);
  return signIn && dbOf(call.request).accounts[signIn.username];
}

/** The answer that somebody else gets to the same call. */
export function askAs(call: Call, username: string | undefined): Promise<Response> {
  const other = dbOf(call.request).signIns.find((one) => one.username === username);
  if (!other) return call.next();
  return call.next(rewriteHeaders(call, (headers) => headers.set('authorization', `Bearer ${other.token}`)));
}

/** Somebody who may see and do everything. */
export function usernameOfAdmin({ accounts }: Db): string | undefined {
  return Object.values(accounts).find(({ email }) => email === 'admin@backroom.test')?.username;
}

/** An answer with another JSON body, whatever its status. */
export async function replaceBody(response: Response, change: (body: Fields) => unknown): Promise<Response> {
  const body: unknown = await response.clone().json();
  if (!isRecord(body)) return response;
  const { status, headers } = response;
  return new Response(JSON.stringify(change(body)), { status, headers });
}

/** The same answer with other headers; null takes one away. */
export function rewriteAnswerHeaders(
  response: Response,
  change: Readonly<Record<string, string | null>>,
): Response {
  const headers = new Headers(response.headers);
  for (const [name, value] of Object.entries(change))
    if (value === null) headers.delete(name);
    else headers.set(name, value);
  return new Response(response.body, { status: response.status, headers });
}
