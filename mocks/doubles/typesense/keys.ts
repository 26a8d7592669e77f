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

/** The expiry of a key that never expires: the last second that the server can represent. */
export const NEVER = 64723363199;

/** What a caller wants to do, and with which collection. */
export interface Intent {
  action: string;
  collection?: string;
}

export const forbidden = (): Refusal =>
  new Refusal(401, 'Forbidden - a valid `x-typesense-api-key` header must be sent.');

function matchesPattern(pattern: string, name: string): boolean {
  return pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
}

function isAllowed(
  { actions, collections, expires_at }: ApiKey,
  { action, collection }: Intent,
  now: number,
): boolean {
  const isInScope =
    collection === undefined || collections.some((pattern) => matchesPattern(pattern, collection));
  return now < expires_at && isInScope && actions.some((pattern) => matchesPattern(pattern, action));
}

const canOnlySearch = ({ actions }: ApiKey): boolean => actions.join() === 'documents:search';

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
  const matchingKey = keys.find(({ value }) => value === key);
  if (matchingKey && isAllowed(matchingKey, intent, now)) return {};
  if (matchingKey || intent.action !== 'documents:search') throw forbidden();
  for (const parent of keys.filter(canOnlySearch)) {
    const embedded = openScopedKey(parent.value, key);
    if (embedded && now < (embedded.expires_at ?? Infinity) && isAllowed(parent, intent, now))
      return embedded;
  }
  throw forbidden();
}
