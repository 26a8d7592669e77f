import type { Permission } from '#session/permissions.ts';
import { guarded } from '#mocks/contract/guarded.gen.ts';
import { isRecord } from '#mocks/contract/homes.ts';
import { hasPermission, missingPermission } from './hasPermission.ts';
import type { RawCall, SignedIn } from './types.ts';

const { fields, words } = guarded;

const guardedPermissions: readonly Permission[] = [...new Set(Object.values(words))];

/** Names of parameters and properties whose values are names of fields. */
const parametersNamingFields: ReadonlySet<string> = new Set(['sort', 'flag', 'columns', 'fields']);

/** The last part of a name such as `range.gpPct`. */
const lastPart = (name: string): string => name.split(/[. ]/).at(-1) ?? name;

function permissionOf(word: string): Permission | undefined {
  return Object.hasOwn(words, word) ? words[word] : undefined;
}

function parseSortFields(text: string): string[] {
  return text.split(',').map((term) => term.replace(/^-/, ''));
}

/** The fields that a list's part of an address asks about. */
function namesOfQuery(query: string): string[] {
  return [...new URLSearchParams(query)].flatMap(([name, value]) => [
    lastPart(name),
    ...(parametersNamingFields.has(name) ? parseSortFields(value) : []),
  ]);
}

/** The fields that a request says, sorts by, filters by or wants as columns. */
function namesOfRequest(value: unknown, name = ''): string[] {
  if (typeof value === 'string') {
    if (parametersNamingFields.has(name)) return parseSortFields(value);
    return name === 'query' ? namesOfQuery(value) : [];
  }
  if (Array.isArray(value)) return value.flatMap((item) => namesOfRequest(item, name));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, innerValue]) => [key, ...namesOfRequest(innerValue, key)]);
}

function findMissingPermission(
  me: Pick<SignedIn, 'titles'>,
  names: readonly string[],
): Permission | undefined {
  return names.map(permissionOf).find((title) => title !== undefined && !hasPermission(me, title));
}

/** Whether a list's part of an address asks about nothing that somebody may not know. */
export function canQuery(me: SignedIn, query: string): boolean {
  return findMissingPermission(me, namesOfQuery(query)) === undefined;
}

/** The refusal of a request that says, or asks about, what needs a permission; undefined for who has it. */
export function missingFieldPermission(
  me: SignedIn,
  { query, body }: Pick<RawCall, 'query' | 'body'>,
): ReturnType<typeof missingPermission> {
  const title = findMissingPermission(me, [...namesOfRequest(query), ...namesOfRequest(body)]);
  return title && missingPermission(me, title);
}

type IsHiddenName = (name: string) => boolean;

function isHidden(item: unknown, name: string, isHiddenName: IsHiddenName): boolean {
  if (typeof item === 'string') return parametersNamingFields.has(name) && isHiddenName(item);
  return isRecord(item) && typeof item['field'] === 'string' && isHiddenName(lastPart(item['field']));
}

function removeHidden(value: unknown, isHiddenName: IsHiddenName, name = ''): unknown {
  if (Array.isArray(value)) {
    return value
      .filter((item) => !isHidden(item, name, isHiddenName))
      .map((item) => removeHidden(item, isHiddenName, name));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, innerValue]) => {
      if (!Object.hasOwn(fields, key) || !isHiddenName(key))
        return [[key, removeHidden(innerValue, isHiddenName, key)]];
      return fields[key]?.withheldAs === 'null' ? [[key, null]] : [];
    }),
  );
}

/**
 * An answer without what its reader lacks the permission for, by the names that the contract marks with
 * `x-permission`. Names and not places: a record in a `409` has no schema, and a new place of a known field is closed
 * before anybody thinks of it.
 */
export function withholdFields(me: SignedIn | null, body: unknown): unknown {
  const hidden = new Set(guardedPermissions.filter((title) => !me || !hasPermission(me, title)));
  if (hidden.size === 0) return body;
  return removeHidden(body, (name) => {
    const title = permissionOf(name);
    return title !== undefined && hidden.has(title);
  });
}

/** Whether nothing is withheld from somebody. */
export function readsEverything(me: Pick<SignedIn, 'titles'>): boolean {
  return guardedPermissions.every((title) => hasPermission(me, title));
}

/** Whether something is to be said of this field to somebody. */
export function canReadField(me: Pick<SignedIn, 'titles'>, field: string): boolean {
  return findMissingPermission(me, [lastPart(field)]) === undefined;
}
