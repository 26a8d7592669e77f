/** Which tag's files an operation and a schema of the contract belong to. Used by the generators only. */

const METHODS = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** Home of what more than one tag needs. */
export const SHARED = 'shared';

export interface Homes {
  /** Tag by operation id. */
  operations: ReadonlyMap<string, string>;
  /** Tag by schema name, or `shared`. */
  schemas: ReadonlyMap<string, string>;
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
  const own = typeof value['$ref'] === 'string' ? [value['$ref']] : [];
  return [...own, ...Object.values(value).flatMap(refsIn)];
}

/** Every `$ref` that can be reached from `start`. */
function reachable(document: unknown, start: unknown): Set<string> {
  const seen = new Set<string>();
  const open = refsIn(start);
  for (let ref = open.pop(); ref !== undefined; ref = open.pop()) {
    if (seen.has(ref)) continue;
    seen.add(ref);
    open.push(...refsIn(at(document, ...ref.replace('#/', '').split('/'))));
  }
  return seen;
}

/** A schema lives with the one tag that reaches it, else in `shared`. */
export function homesOf(document: unknown): Homes {
  const operations = new Map<string, string>();
  const tagsOfSchema = new Map<string, Set<string>>();
  for (const { operation } of operationsOf(document)) {
    const tag = tagOf(operation);
    if (typeof operation['operationId'] === 'string') operations.set(operation['operationId'], tag);
    for (const ref of reachable(document, operation)) {
      const name = /^#\/components\/schemas\/(.+)$/.exec(ref)?.[1];
      if (name !== undefined) tagsOfSchema.set(name, (tagsOfSchema.get(name) ?? new Set()).add(tag));
    }
  }
  const schemas = new Map(
    [...tagsOfSchema].map(([name, tags]) => [name, tags.size === 1 ? ([...tags][0] ?? SHARED) : SHARED]),
  );
  return { operations, schemas };
}
