import { isRecord } from '#mocks/contract/homes.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import type { Operation } from '#mocks/contract/operations.gen.ts';
import type { StoredAnswer, Db } from './db.ts';
import { isFile } from './readRequest.ts';
import { invalidRequest, refuse } from './replies.ts';
import type { RawCall } from './types.ts';

/** The contract: a key is known for a day. */
const DAY_MS = 24 * 60 * 60 * 1000;

/** Calls that are being answered, by their keys. */
const running = new WeakMap<Db, Map<string, Promise<unknown>>>();

/** A file counts by its name and size. */
function serializeBody(body: unknown): string {
  return JSON.stringify(body, (_name, value: unknown) =>
    isFile(value) ? { file: value.name, size: value.size } : value,
  );
}

function repeatAnswer({ status, headers, text }: StoredAnswer): Response {
  return new Response(text, { status, headers });
}

function removeExpired({ answered }: Db, now: number): void {
  for (const [name, { answeredAt: time }] of Object.entries(answered)) {
    if (now - time > DAY_MS) Reflect.deleteProperty(answered, name);
  }
}

/**
 * Answers a call once for each `Idempotency-Key`: the same call again gets the same answer, and another body under a
 * known key is refused. A failure of the server is no answer and may be tried again. Where the contract describes a 400,
 * as it does of payments, another body is that, and a call while the first is being answered is refused and does not wait.
 */
export async function answerOnce(
  { db, me, headers, body, request }: RawCall,
  { replies }: Operation,
  answer: () => Promise<Response>,
): Promise<Response> {
  const key = isRecord(headers) ? headers['Idempotency-Key'] : undefined;
  if (typeof key !== 'string') return answer();
  const name = `${me?.account.username ?? ''} ${request.method} ${new URL(request.url).pathname} ${key}`;
  const serializedBody = serializeBody(body ?? null);
  const isStrict = '400' in replies;
  const calls = running.get(db) ?? new Map<string, Promise<unknown>>();
  running.set(db, calls);
  if (isStrict && calls.has(name)) return refuse(examples.paymentInProgress);
  // Two clicks at once: the second waits for the answer to the first.
  for (let otherCall = calls.get(name); otherCall; otherCall = calls.get(name)) await otherCall;
  removeExpired(db, Date.now());
  const storedAnswer = db.answered[name];
  if (storedAnswer) {
    if (storedAnswer.request === serializedBody) return repeatAnswer(storedAnswer);
    if (isStrict) return refuse(examples.keyMismatch);
    const message = 'was used for another request';
    return invalidRequest([{ field: 'Idempotency-Key', code: 'idempotency_mismatch', message }]);
  }
  const answering = answerAndStore(db, name, serializedBody, answer);
  const settled = answering.then(
    () => undefined,
    () => undefined,
  );
  calls.set(name, settled);
  try {
    return await answering;
  } finally {
    calls.delete(name);
  }
}

async function answerAndStore(
  db: Db,
  name: string,
  serializedBody: string,
  answer: () => Promise<Response>,
): Promise<Response> {
  const response = await answer();
  if (response.status >= 500) return response;
  const headers = Object.fromEntries(response.headers);
  const text = await response.clone().text();
  db.answered[name] = {
    request: serializedBody,
    status: response.status,
    headers,
    text,
    answeredAt: Date.now(),
  };
  return response;
}
