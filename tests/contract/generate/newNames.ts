import type { Checker } from '#mocks/contract/checker.ts';
import { isRecord } from '#mocks/contract/homes.ts';

import type { Operation } from '#tests/contract/model/contract.ts';
import type { ApiRequest } from './apiRequest.ts';

/** Fields that servers often want to be unique. */
const NAMES = /^(name|title|slug|code|sku|username|email|productId|partId)$/;

type Rename = (value: string) => string;
type IsName = (field: string) => boolean;

/**
 * Which fields are names. Of fields that are unique together the last one is: what stands before it, such as the record
 * that the new one belongs to, stays.
 */
function nameTest(unique: readonly (readonly string[])[]): IsName {
  const last = new Set(unique.map((fields) => fields.at(-1)));
  const others = new Set(unique.flatMap((fields) => fields.slice(0, -1)));
  return (field) => last.has(field) || (NAMES.test(field) && !others.has(field));
}

/** The value with its own names replaced one by one, each only if the whole may be so. */
function renamed(
  value: object,
  isName: IsName,
  rename: Rename,
  may: (value: unknown) => boolean,
): Record<string, unknown> {
  return Object.entries(value).reduce<Record<string, unknown>>(
    (soFar, [name, one]: [string, unknown]) => {
      if (!isName(name) || typeof one !== 'string') return soFar;
      const changed = { ...soFar, [name]: rename(one) };
      return may(changed) ? changed : soFar;
    },
    { ...value },
  );
}

/** A creation under names of its own, where the contract lets them be: the example is there already, the second time. */
export function withNewNames(
  checker: Checker,
  { id, method, replies, body }: Operation,
  request: ApiRequest,
  unique: () => string,
  uniqueFields: readonly (readonly string[])[],
): ApiRequest {
  const schema = body?.kinds[request.mediaType ?? '']?.schema;
  const sent = request.body;
  const creates = method === 'POST' && ('201' in replies || /register|sign-?up/i.test(id));
  if (!creates || schema === undefined || !isRecord(sent)) return request;
  const isName = nameTest(uniqueFields);
  const rename: Rename = (value) => {
    if (/^https?:/.test(value)) return `${value}-${unique()}`;
    return value.includes('@') ? `${unique()}@example.com` : unique();
  };
  const may = (value: unknown): boolean => checker.errors(schema, value).length === 0;
  if (Object.keys(sent).some(isName)) return { ...request, body: renamed(sent, isName, rename, may) };
  // Several at once: what has no name of its own is a list of things that have.
  const lists = Object.entries(sent).map(([name, value]): [string, unknown] => {
    if (!Array.isArray(value)) return [name, value];
    const items = value.map((one: unknown, index) => {
      const whole = (item: unknown): unknown => ({ ...sent, [name]: value.with(index, item) });
      return isRecord(one) ? renamed(one, isName, rename, (item) => may(whole(item))) : one;
    });
    return [name, items];
  });
  const all = Object.fromEntries(lists);
  return may(all) ? { ...request, body: all } : request;
}
