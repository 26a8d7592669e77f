import { Refusal } from './engine/refusal.ts';
import { openScopedKey, type Embedded } from './scopedKey.ts';

export interface ApiKey {
  id: number;
  value: string;
  description: string;
  /** Such as `documents:search`, or `*`. */
  actions: readonly string[];
  collections: readonly string[];
  /** Seconds since 1970. */
  expires_at: number;
}

/** A key without an end: the last second that the server can tell. */
export const NEVER = 64723363199;

/** What a caller wants to do, and with which collection. */
export interface Intent {
  action: string;
  collection?: string;
}

export const forbidden = (): Refusal =>
  new Refusal(401, 'Forbidden - a valid `x-typesense-api-key` header must be sent.');

function fits(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
}

function may(
  { actions, collections, expires_at }: ApiKey,
  { action, collection }: Intent,
  now: number,
): boolean {
  const reaches = collection === undefined || collections.some((pattern) => fits(pattern, collection));
  return now < expires_at && reaches && actions.some((pattern) => fits(pattern, action));
}

const searchesOnly = ({ actions }: ApiKey): boolean => actions.join() === 'documents:search';

/**
 * Lets a caller with a key pass, or throws a {@link Refusal}.
 * @param now seconds since 1970
 * @returns what a scoped key embeds; nothing for other keys
 */
export function authorize(
  keys: readonly ApiKey[],
  key: string,
  intent: Intent,
  now = Date.now() / 1000,
): Embedded {
  const own = keys.find(({ value }) => value === key);
  if (own && may(own, intent, now)) return {};
  if (own || intent.action !== 'documents:search') throw forbidden();
  for (const parent of keys.filter(searchesOnly)) {
    const embedded = openScopedKey(parent.value, key);
    if (embedded && now < (embedded.expires_at ?? Infinity) && may(parent, intent, now)) return embedded;
  }
  throw forbidden();
}
