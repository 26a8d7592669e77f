/** Which tag's files an operation and a schema of the contract belong to. Used by the generators only. */

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** Home of what more than one tag needs. */
export const SHARED = 'shared';

export interface Homes {
  /** Tag by operation id. */
  operations: ReadonlyMap<string, string>;
  /** Tag by schema name, several tags joined by dashes, or `shared`. */
  schemas: ReadonlyMap<string, string>;
  /** The same by parameter name. */
  parameters: ReadonlyMap<string, string>;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at `path` inside `value`, or undefined. */
export function at(value: unknown, ...path: readonly string[]): unknown {
  return path.reduce<unknown>((found, key) => (isRecord(found) ? found[key] : undefined), value);
}

/** The operations of a document: path, method and the operation itself. */
export function operationsOf(
  document: unknown,
): { path: string; method: string; operation: Record<string, unknown> }[] {
  const paths = at(document, 'paths');
  if (!isRecord(paths)) return [];
  return Object.entries(paths).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = at(item, method);
      return isRecord(operation) ? [{ path, method, operation }] : [];
    }),
  );
}

/** An operation belongs to its first tag. */
export function tagOf(operation: Record<string, unknown>): string {
  const tags = operation['tags'];
  return Array.isArray(tags) && typeof tags[0] === 'string' ? tags[0] : SHARED;
}

function refsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(refsIn);
  if (!isRecord(value)) return [];
  const ownRefs = typeof value['$ref'] === 'string' ? [value['$ref']] : [];
  return [...ownRefs, ...Object.values(value).flatMap(refsIn)];
}

/** Every `$ref` that can be reached from `start`. */
function findReachable(document: unknown, start: unknown): Set<string> {
  const visited = new Set<string>();
  const pending = refsIn(start);
  for (let ref = pending.pop(); ref !== undefined; ref = pending.pop()) {
    if (visited.has(ref)) continue;
    visited.add(ref);
    pending.push(...refsIn(at(document, ...ref.replace('#/', '').split('/'))));
  }
  return visited;
}

/** Tags whose calls the first load makes, or the frame does: what they share with anybody is fetched at once. */
const FRAME: ReadonlySet<string> = new Set(['session', 'registration', 'account', 'template']);

/**
 * What one tag reaches lives with it; what several reach lives in a file of theirs, `catalogue-slabs`, so that the
 * sign-in page does not bring what only business screens share.
 */
function homeOf(tags: ReadonlySet<string>): string {
  const names = [...tags].sort();
  return names.length > 1 && names.some((tag) => FRAME.has(tag)) ? SHARED : names.join('-') || SHARED;
}

/** Each operation with its tag, each schema and parameter with the tags that reach it. */
export function homesOf(document: unknown): Homes {
  const operations = new Map<string, string>();
  const tagsByName = { schemas: new Map<string, Set<string>>(), parameters: new Map<string, Set<string>>() };
  for (const { operation } of operationsOf(document)) {
    const tag = tagOf(operation);
    if (typeof operation['operationId'] === 'string') operations.set(operation['operationId'], tag);
    for (const ref of findReachable(document, operation)) {
      const [, kind = '', name = ''] = /^#\/components\/(schemas|parameters)\/(.+)$/.exec(ref) ?? [];
      const found =
        kind === 'schemas' ? tagsByName.schemas : kind === 'parameters' ? tagsByName.parameters : null;
      found?.set(name, (found.get(name) ?? new Set()).add(tag));
    }
  }
  const toHomes = (tagsOfName: ReadonlyMap<string, ReadonlySet<string>>): Map<string, string> =>
    new Map([...tagsOfName].map(([name, tags]) => [name, homeOf(tags)]));
  return { operations, schemas: toHomes(tagsByName.schemas), parameters: toHomes(tagsByName.parameters) };
}
