import { at, isRecord } from '#mocks/contract/homes.ts';

/** A place in a document: its JSON pointer, and what stands there. */
export interface Found {
  pointer: string;
  value: unknown;
}

/** A document that cannot be used, with the reason in one sentence. */
export class UnusableContract extends Error {
  override readonly name = 'UnusableContract';
}

function step(value: unknown, key: string): unknown {
  return Array.isArray(value) ? value[Number(key)] : at(value, key);
}

/** The keys that a JSON pointer is made of. */
export const keysOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));

/** What stands at a JSON pointer, references not followed. */
export function valueAt(document: unknown, pointer: string): unknown {
  return keysOf(pointer).reduce((found, key) => step(found, key), document);
}

/**
 * Goes on to where a `$ref` points, as often as there is one.
 * @throws {UnusableContract} for a reference into another file, or to nothing, or in a circle
 */
export function follow(document: unknown, found: Found): Found {
  let here = found;
  for (let steps = 0; isRecord(here.value) && typeof here.value['$ref'] === 'string'; steps += 1) {
    const ref = here.value['$ref'];
    if (!ref.startsWith('#/')) {
      throw new UnusableContract(`the contract refers to ${ref}; put everything into one file first`);
    }
    const pointer = decodeURIComponent(ref.slice(1));
    const value = valueAt(document, pointer);
    if (value === undefined || steps > 50) throw new UnusableContract(`nothing stands at ${ref}`);
    here = { pointer, value };
  }
  return here;
}
