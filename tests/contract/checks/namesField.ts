import { at, isRecord } from '#mocks/contract/homes.ts';

import type { WrongRequest } from '#tests/contract/generate/wrongRequests.ts';
import type { Answer } from '#tests/contract/run/transport.ts';

/** What a list of refused fields calls the field (RFC 9457 shows `pointer` and `name`). */
const KEYS = ['field', 'pointer', 'name', 'path', 'parameter', 'loc'];
const LISTS = ['errors', 'invalid-params', 'violations', 'detail'];
/** How the body as a whole is called. */
const WHOLE = new Set(['', 'body', 'content-type', '$']);

const partsOf = (name: unknown): string[] =>
  (Array.isArray(name) ? name.map(String) : String(name).split(/[.[\]/#]+/))
    .map((part) => part.toLowerCase())
    .filter((part) => part !== '');

function fieldsIn(json: unknown): string[][] {
  const lists = LISTS.map((name) => at(json, name)).filter(Array.isArray);
  return lists.flat().flatMap((one: unknown) => {
    const key = KEYS.find((name) => isRecord(one) && name in one);
    return key === undefined ? [] : [partsOf(at(one, key))];
  });
}

/** Whether a refusal is about the broken field, or about what it stands in. */
export function namesField({ status, json }: Answer, { where, rule }: WrongRequest): boolean {
  if (rule === 'media type' && status === 415) return true;
  if (rule === 'unreadable' && status === 400) return true;
  const wanted = where.map((part) => part.toLowerCase());
  return fieldsIn(json).some((found) => {
    const bare = found[0] === 'body' || found[0] === 'query' ? found.slice(1) : found;
    if (wanted.length === 0) return bare.length === 0 || WHOLE.has(found.join('.'));
    if (found.length === 0) return false;
    return [found, bare].some(
      (names) =>
        names.length > 0 &&
        names.every((part, index) => wanted[index] === undefined || wanted[index] === part),
    );
  });
}
