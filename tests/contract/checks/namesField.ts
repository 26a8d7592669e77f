import { at, isRecord } from '#mocks/contract/homes.ts';

import type { WrongRequest } from '#tests/contract/generate/wrongRequests.ts';
import type { Exchange } from '#tests/contract/run/exchange.ts';
import type { Answer } from '#tests/contract/run/transport.ts';

/** What a list of refused fields calls the field (RFC 9457 shows `pointer` and `name`). */
const KEYS = ['field', 'pointer', 'name', 'path', 'parameter', 'loc'];
/** What such a list is called. */
export const FIELD_LISTS = ['errors', 'invalid-params', 'violations', 'detail'] as const;
/** How the body as a whole is called. */
const WHOLE = new Set(['', 'body', 'content-type', '$']);

const partsOf = (name: unknown): string[] =>
  (Array.isArray(name) ? name.map(String) : String(name).split(/[.[\]/#]+/))
    .map((part) => part.toLowerCase())
    .filter((part) => part !== '');

/** The fields that a refusal names, each as the parts of its name. */
export function fieldsIn(json: unknown): string[][] {
  const lists = FIELD_LISTS.map((name) => at(json, name)).filter(Array.isArray);
  return lists.flat().flatMap((one: unknown) => {
    const key = KEYS.find((name) => isRecord(one) && name in one);
    return key === undefined ? [] : [partsOf(at(one, key))];
  });
}

/** The name without the place that it is in. */
const bareOf = (names: readonly string[]): readonly string[] =>
  names[0] === 'body' || names[0] === 'query' ? names.slice(1) : names;

/** A field of the request that a refusal names, where it names nothing but what the request has. */
export function otherField({ request, answer }: Exchange): string | undefined {
  const { path, query, header, body } = request;
  const sent = [path, query, header, isRecord(body) ? body : {}].flatMap((one) => Object.keys(one));
  const named = fieldsIn(answer.json).map((names) => bareOf(names)[0]);
  const isSent = (name: string | undefined): boolean => sent.some((one) => one.toLowerCase() === name);
  return named.every(isSent) ? named[0] : undefined;
}

/** Whether a refusal is about the broken field, or about what it stands in. */
export function namesField({ status, json }: Answer, { where, rule }: WrongRequest): boolean {
  if (rule === 'media type' && status === 415) return true;
  if (rule === 'size' && status === 413) return true;
  if (rule === 'unreadable' && status === 400) return true;
  const wanted = where.map((part) => part.toLowerCase());
  return fieldsIn(json).some((found) => {
    const bare = bareOf(found);
    if (wanted.length === 0) return bare.length === 0 || WHOLE.has(found.join('.'));
    if (found.length === 0) return false;
    return [found, bare].some(
      (names) =>
        names.length > 0 &&
        names.every((part, index) => wanted[index] === undefined || wanted[index] === part),
    );
  });
}
