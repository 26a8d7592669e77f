/**
 * A field of a value that may be anything, by own property only: a name such as `constructor` never finds what
 * every object inherits (T13).
 */
export function ownField(value: unknown, name: string): unknown {
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
  const found: unknown = Reflect.get(value, name);
  return found;
}
