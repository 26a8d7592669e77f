import type { Collection } from './engine/collection.ts';
import { readField } from './engine/readField.ts';
import { Refusal } from './engine/refusal.ts';
import type { SchemaField, SearchDocument } from './engine/types.ts';

const ACTIONS = ['create', 'upsert', 'update', 'emplace'] as const;
export type WriteAction = (typeof ACTIONS)[number];

export function parseWriteAction(text: string): WriteAction {
  const found = ACTIONS.find((action) => action === text);
  if (!found) throw new Refusal(400, 'Parameter `action` must be a create|update|upsert|emplace.');
  return found;
}

const KINDS: Readonly<Record<string, { isValid: (value: unknown) => boolean; name: string }>> = {
  string: { isValid: (value) => typeof value === 'string', name: 'string' },
  int32: { isValid: Number.isInteger, name: 'int32' },
  int64: { isValid: Number.isInteger, name: 'int64' },
  float: { isValid: (value) => typeof value === 'number', name: 'float' },
  bool: { isValid: (value) => typeof value === 'boolean', name: 'bool' },
};

function checkField({ name, type, optional, index }: SchemaField, document: SearchDocument): void {
  if (index === false) return;
  const values = readField(document, name);
  const isList = type.endsWith('[]');
  const value = document[name];
  if (values.length === 0 && optional !== true && !(isList && Array.isArray(value)))
    throw new Refusal(
      400,
      `Field \`${name}\` has been declared in the schema, but is not found in the document.`,
    );
  const kind = KINDS[type.replace('[]', '')];
  const hasShape =
    name.includes('.') || value === undefined || value === null || Array.isArray(value) === isList;
  if (!kind || (hasShape && values.every(kind.isValid))) return;
  throw new Refusal(400, `Field \`${name}\` must be ${isList ? 'an array of' : 'a'} ${kind.name}.`);
}

/** The next number that is not the id of a document. */
function nextFreeId(collection: Collection): string {
  let number = collection.documents.length;
  while (collection.get(String(number))) number += 1;
  return String(number);
}

/** Writes one document as an action says, and returns it as it is now. Throws a {@link Refusal}. */
export function writeDocument(
  collection: Collection,
  input: SearchDocument,
  action: WriteAction,
): SearchDocument {
  const inputId = input['id'];
  if (inputId !== undefined && typeof inputId !== 'string')
    throw new Refusal(400, "Document's `id` field should be a string.");
  const id = inputId ?? nextFreeId(collection);
  const before = collection.get(id);
  if (action === 'create' && before) throw new Refusal(409, `A document with id ${id} already exists.`);
  if (action === 'update' && !before) throw new Refusal(404, `Could not find a document with id: ${id}`);
  const changes = action === 'update' || action === 'emplace';
  const document = { ...(changes ? before : undefined), ...input, id };
  for (const field of collection.schema.fields) checkField(field, document);
  collection.put(document);
  return document;
}
