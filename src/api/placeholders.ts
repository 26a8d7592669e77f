/** `{name}` anywhere, `:name` at the start of a path segment: `:8080` of a host and `10:30` are none (E61). */
const PLACEHOLDER = /\{([A-Za-z_]\w*)\}|(?<=\/):([A-Za-z_]\w*)/g;

/** A path that cannot be built. It is thrown before anything is sent (E58, E59). */
export class PlaceholderError extends Error {
  override readonly name = 'PlaceholderError';
}

export interface FilledPath {
  path: string;
  /** Names that went into the path; they are not repeated in the query (E62). */
  used: ReadonlySet<string>;
}

function encodeSegment(name: string, values: Readonly<Record<string, unknown>>): string {
  // E60: `:constructor` and `:__proto__` must not find what every object inherits.
  const value = Object.hasOwn(values, name) ? values[name] : undefined;
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'bigint') {
    throw new PlaceholderError(`path placeholder "${name}" has no value`);
  }
  const text = String(value);
  // E58: encodeURIComponent leaves dots alone, and the URL parser would climb out of the path.
  if (text === '' || text === '.' || text === '..') {
    throw new PlaceholderError(`path placeholder "${name}" cannot be "${text}"`);
  }
  try {
    return encodeURIComponent(text);
  } catch (cause) {
    throw new PlaceholderError(`path placeholder "${name}" holds half a character`, { cause });
  }
}

/**
 * spec §7: path placeholders are substituted from an object of values.
 * @param template a path such as `/logout-user/:userId` or `/logout-user/{userId}`
 * @param values text or numbers by name; only the object's own keys count
 * @throws {PlaceholderError} when a value is missing, empty, not text or number, or would climb the path
 */
export function fillPlaceholders(template: string, values: Readonly<Record<string, unknown>>): FilledPath {
  const used = new Set<string>();
  const path = template.replace(PLACEHOLDER, (_match, braced?: string, coloned?: string) => {
    const name = braced ?? coloned ?? '';
    used.add(name);
    return encodeSegment(name, values);
  });
  return { path, used };
}
