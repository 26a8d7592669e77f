import { at, isRecord } from '#mocks/contract/homes.ts';
import { rewriteBody, rewriteQuery } from '#tests/contract/faultyServers/buildAnswers.ts';

import { listOf } from './serving.ts';
import type { Serve } from './variant.ts';

type Change = (value: unknown) => unknown;

function changeAt(value: unknown, [key, ...rest]: readonly string[], change: Change): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value)) {
    return value.map((one: unknown, index) => (String(index) === key ? changeAt(one, rest, change) : one));
  }
  return isRecord(value) ? { ...value, [key]: changeAt(value[key], rest, change) } : value;
}

/** The fields that a refusal names with one of these codes. */
async function refusedFields(response: Response, codes: readonly string[]): Promise<string[]> {
  if (response.status !== 422) return [];
  const errors = listOf(at(await response.clone().json(), 'errors'));
  return errors.flatMap((error) => {
    const [field, code] = [at(error, 'field'), at(error, 'code')];
    return typeof field === 'string' && typeof code === 'string' && codes.includes(code) ? [field] : [];
  });
}

/** Takes a wrong body after it mended what the faithful server refuses with these codes; undefined leaves it out. */
export function mendBody(codes: readonly string[], change: Change): Serve {
  return async (call) => {
    const response = await call.next();
    const fields = await refusedFields(response, codes);
    if (fields.length === 0) return response;
    return call.next(
      rewriteBody(call, (body) =>
        fields.reduce<unknown>((mended, field) => changeAt(mended, field.split('.'), change), body),
      ),
    );
  };
}

/** Takes a wrong query after it left out, or replaced, what the faithful server refuses with these codes. */
export function mendQuery(codes: readonly string[], change: (value: string) => string | undefined): Serve {
  return async (call) => {
    const response = await call.next();
    const fields = await refusedFields(response, codes);
    if (fields.length === 0) return response;
    return call.next(
      rewriteQuery(call, (query) => {
        for (const field of fields) {
          const mended = query.getAll(field).flatMap((value) => change(value) ?? []);
          query.delete(field);
          for (const value of mended) query.append(field, value);
        }
      }),
    );
  };
}
