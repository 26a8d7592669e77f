import { isRecord } from './contract/homes.ts';
import { isFile } from './readRequest.ts';
import { invalid } from './replies.ts';
import type { RawCall } from './types.ts';

/** The answer to a call that carried an idempotency key, and what was asked. */
export interface Answered {
  asked: string;
  status: number;
  type: string;
  text: string;
}

/** A file counts by its name and size. */
function asked(body: unknown): string {
  return JSON.stringify(body, (_name, value: unknown) =>
    isFile(value) ? { file: value.name, size: value.size } : value,
  );
}

/**
 * Answers a call once for each `Idempotency-Key`: the same call again gets the same answer, and another body under a
 * known key is refused. A failure of the server is no answer and may be tried again.
 */
export async function replayed(
  { db, me, headers, body, request }: RawCall,
  answer: () => Promise<Response>,
): Promise<Response> {
  const key = isRecord(headers) ? headers['Idempotency-Key'] : undefined;
  if (typeof key !== 'string') return answer();
  const name = `${me?.account.username ?? ''} ${request.method} ${new URL(request.url).pathname} ${key}`;
  const question = asked(body ?? null);
  const known = db.answered[name];
  if (known) {
    if (known.asked === question) {
      return new Response(known.text, {
        status: known.status,
        headers: { 'content-type': known.type, 'cache-control': 'no-store' },
      });
    }
    const message = 'was used for another request';
    return invalid([{ field: 'Idempotency-Key', code: 'idempotency_mismatch', message }]);
  }
  const response = await answer();
  if (response.status < 500) {
    const type = response.headers.get('content-type') ?? '';
    db.answered[name] = {
      asked: question,
      status: response.status,
      type,
      text: await response.clone().text(),
    };
  }
  return response;
}
