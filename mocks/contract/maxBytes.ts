import { at, isRecord } from './homes.ts';
import { resolve } from './required.ts';

/** How many bytes the files of a form have at most (`x-max-bytes`), by field; undefined when none is limited. */
export function maxBytesOf(document: unknown, operation: unknown): Record<string, number> | undefined {
  const form = resolve(document, at(operation, 'requestBody', 'content', 'multipart/form-data', 'schema'));
  const properties = at(form, 'properties');
  const limited = Object.entries(isRecord(properties) ? properties : {}).flatMap(([name, schema]) => {
    const maxBytes = at(resolve(document, schema), 'x-max-bytes');
    return typeof maxBytes === 'number' ? [[name, maxBytes] as const] : [];
  });
  return limited.length > 0 ? Object.fromEntries(limited) : undefined;
}
