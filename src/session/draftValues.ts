/** Field names that are never written to a draft, compared without case and punctuation. */
const SECRET_PART = /password|passwd|pwd|passphrase|secret|token|cvc|cvv|cardnumber|securitycode/;
const SECRET_NAME: ReadonlySet<string> = new Set(['pass', 'pin', 'pan', 'card', 'wd']);

function isSecret(name: string): boolean {
  const plain = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  return SECRET_NAME.has(plain) || SECRET_PART.test(plain);
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const parent: unknown = Object.getPrototypeOf(value);
  return parent === Object.prototype || parent === null;
}

/**
 * The values of a form as a draft may hold them: without passwords, card data and tokens at any depth, without the
 * fields named in `omit`, and without what JSON cannot hold (files, functions).
 */
export function omitSecrets(value: unknown, omit: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((item) => omitSecrets(item, omit));
  if (isPlainObject(value)) {
    const kept = Object.entries(value).filter(([name]) => !isSecret(name) && !omit.includes(name));
    return Object.fromEntries(kept.map(([name, item]) => [name, omitSecrets(item, omit)]));
  }
  return value === null || ['string', 'number', 'boolean'].includes(typeof value) ? value : undefined;
}

function merge(current: unknown, draft: unknown): unknown {
  if (!isPlainObject(current) || !isPlainObject(draft)) return draft;
  const known = Object.entries(draft).filter(([name]) => Object.hasOwn(current, name));
  return {
    ...current,
    ...Object.fromEntries(known.map(([name, item]) => [name, merge(current[name], item)])),
  };
}

/** True when the value has the shape of the other: every field of it, of the same kind. */
function hasShape<Shape>(value: unknown, shape: Shape): value is Shape {
  if (shape === null || shape === undefined) return true;
  if (Array.isArray(shape)) return Array.isArray(value);
  if (!isPlainObject(shape)) return typeof value === typeof shape;
  return isPlainObject(value) && Object.entries(shape).every(([name, item]) => hasShape(value[name], item));
}

/** The current values with those of the draft laid over them; null when the draft does not fit this form. */
export function restoreValues<Values>(current: Values, draft: unknown): Values | null {
  const merged = merge(current, draft);
  return hasShape(merged, current) ? merged : null;
}
