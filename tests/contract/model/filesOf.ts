import { at } from '#mocks/contract/homes.ts';

import { plain } from '#tests/contract/generate/schemaOf.ts';
import type { FileField } from './contract.ts';
import { entriesOf } from './entriesOf.ts';

/**
 * The fields of a form that are files, each with the media types that are named for it: by its `encoding`, else by
 * `contentMediaType` of its schema. What is encoded as text is no file.
 */
export function filesOf(document: unknown, media: unknown): Record<string, FileField> {
  const { properties } = plain(document, at(media, 'schema'));
  const found = entriesOf(properties).flatMap(([name, given]): [string, FileField][] => {
    const schema = plain(document, given);
    const file = 'items' in schema ? plain(document, schema['items']) : schema;
    const { format, contentMediaType, contentEncoding } = file;
    const isFile = format === 'binary' || (contentMediaType !== undefined && contentEncoding === undefined);
    if (!isFile) return [];
    const named = at(media, 'encoding', name, 'contentType') ?? contentMediaType;
    const types = typeof named === 'string' ? named.split(',') : [];
    const maxBytes = typeof file['x-max-bytes'] === 'number' ? file['x-max-bytes'] : undefined;
    return [[name, { types: types.map((type) => type.trim().toLowerCase()), maxBytes }]];
  });
  return Object.fromEntries(found);
}
