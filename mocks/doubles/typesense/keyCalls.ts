import { parseBody, jsonReply, type PlainCall, type PlainReply } from './call.ts';
import { countOf, textOf } from './engine/parameters.ts';
import { Refusal } from './engine/refusal.ts';
import { NEVER, type ApiKey } from './keys.ts';
import type { Store } from './store.ts';

const PREFIX_LETTERS = 4;

/** A key after it was made: only its first letters are shown. */
function describeKey({ value, ...key }: ApiKey): Record<string, unknown> {
  return { ...key, value_prefix: value.slice(0, PREFIX_LETTERS), autodelete: false };
}

function parseTexts(value: unknown, name: string): string[] {
  if (!Array.isArray(value) || value.length === 0 || !value.every((one) => typeof one === 'string'))
    throw new Refusal(400, `Wrong format for \`${name}\`. It should be an array of string.`);
  return value;
}

export function createKey(store: Store, call: PlainCall): PlainReply {
  const body = parseBody(call);
  store.keyCount += 1;
  const key: ApiKey = {
    id: store.keyCount,
    value: textOf(body, 'value', crypto.randomUUID().replaceAll('-', '')),
    description: textOf(body, 'description'),
    actions: parseTexts(body['actions'], 'actions'),
    collections: parseTexts(body['collections'], 'collections'),
    expires_at: countOf(body, 'expires_at', NEVER),
  };
  store.keys.push(key);
  return jsonReply(201, { ...key, autodelete: false });
}

const listCreatedKeys = ({ keys }: Store): ApiKey[] => keys.filter(({ id }) => id > 0);

export function listKeys(store: Store): PlainReply {
  return jsonReply(200, { keys: listCreatedKeys(store).map(describeKey) });
}

function findKey(store: Store, id: string): ApiKey {
  const key = listCreatedKeys(store).find((one) => String(one.id) === id);
  if (!key) throw new Refusal(404, 'Not found.');
  return key;
}

/** Calls on one key. */
export const keyCalls: Readonly<Record<string, (store: Store, id: string) => PlainReply>> = {
  GET: (store, id) => jsonReply(200, describeKey(findKey(store, id))),
  DELETE: (store, id) => {
    const key = findKey(store, id);
    store.keys = store.keys.filter((one) => one !== key);
    return jsonReply(200, { id: key.id });
  },
};
