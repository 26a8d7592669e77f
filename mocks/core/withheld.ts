import type { Permission } from '#session/permissions.ts';
import { guarded } from '#mocks/contract/guarded.gen.ts';
import { isRecord } from '#mocks/contract/homes.ts';
import { hasPermission, missingPermission } from './hasPermission.ts';
import type { RawCall, SignedIn } from './types.ts';

const { fields, words } = guarded;

const titles: readonly Permission[] = [...new Set(Object.values(words))];

/** Names of parameters and properties whose values are names of fields. */
const namesFields: ReadonlySet<string> = new Set(['sort', 'flag', 'columns', 'fields']);

/** The last part of a name such as `range.gpPct`. */
const lastPart = (name: string): string => name.split(/[. ]/).at(-1) ?? name;

function titleOf(word: string): Permission | undefined {
  return Object.hasOwn(words, word) ? words[word] : undefined;
}

function namesIn(text: string): string[] {
  return text.split(',').map((term) => term.replace(/^-/, ''));
}

/** The fields that a list's part of an address asks about. */
function namesOfQuery(query: string): string[] {
  return [...new URLSearchParams(query)].flatMap(([name, value]) => [
    lastPart(name),
    ...(namesFields.has(name) ? namesIn(value) : []),
  ]);
}

/** The fields that a request says, sorts by, filters by or wants as columns. */
function namesOfRequest(value: unknown, name = ''): string[] {
  if (typeof value === 'string') {
    if (namesFields.has(name)) return namesIn(value);
    return name === 'query' ? namesOfQuery(value) : [];
  }
  if (Array.isArray(value)) return value.flatMap((item) => namesOfRequest(item, name));
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...namesOfRequest(inner, key)]);
}

function missingFor(me: SignedIn, names: readonly string[]): Permission | undefined {
  return names.map(titleOf).find((title) => title !== undefined && !hasPermission(me, title));
}

/** Whether a list's part of an address asks about nothing that somebody may not know. */
export function canQuery(me: SignedIn, query: string): boolean {
  return missingFor(me, namesOfQuery(query)) === undefined;
}

/** The refusal of a request that says, or asks about, what needs a permission; undefined for who has it. */
export function missingFieldPermission(
  me: SignedIn,
  { query, body }: Pick<RawCall, 'query' | 'body'>,
): ReturnType<typeof missingPermission> {
  const title = missingFor(me, [...namesOfRequest(query), ...namesOfRequest(body)]);
  return title && missingPermission(me, title);
}

type Hides = (name: string) => boolean;

function isHidden(item: unknown, name: string, hides: Hides): boolean {
  if (typeof item === 'string') return namesFields.has(name) && hides(item);
  return isRecord(item) && typeof item['field'] === 'string' && hides(lastPart(item['field']));
}

function without(value: unknown, hides: Hides, name = ''): unknown {
  if (Array.isArray(value)) {
    return value.filter((item) => !isHidden(item, name, hides)).map((item) => without(item, hides, name));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      if (!Object.hasOwn(fields, key) || !hides(key)) return [[key, without(inner, hides, key)]];
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
  const hidden = new Set(titles.filter((title) => !me || !hasPermission(me, title)));
  if (hidden.size === 0) return body;
  return without(body, (name) => {
    const title = titleOf(name);
    return title !== undefined && hidden.has(title);
  });
}

/** Whether something is to be said of this field to somebody. */
export function canReadField(me: SignedIn, field: string): boolean {
  return missingFor(me, [lastPart(field)]) === undefined;
}
