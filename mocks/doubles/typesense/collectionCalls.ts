import { parseBody, isObject, jsonReply, type PlainCall, type PlainReply } from './call.ts';
import { Collection } from './engine/collection.ts';
import { countOf, listOf, textOf } from './engine/parameters.ts';
import { Refusal } from './engine/refusal.ts';
import type { FieldType, SchemaField } from './engine/types.ts';
import type { Store } from './store.ts';

const TYPES: readonly FieldType[] = [
  ...(['string', 'int32', 'int64', 'float', 'bool'] as const),
  ...(['string[]', 'int32[]', 'int64[]', 'float[]', 'bool[]'] as const),
];

function parseField(value: unknown): SchemaField {
  const { name, type, locale, ...rest } = isObject(value) ? value : {};
  if (typeof name !== 'string' || name === '')
    throw new Refusal(
      400,
      'Wrong format for `fields`. It should be an array of objects containing `name`, `type`, `optional` and `facet` properties.',
    );
  const fieldType = TYPES.find((one) => one === type);
  if (!fieldType)
    throw new Refusal(
      400,
      `Field \`${name}\` has an invalid data type string, see docs for supported data types.`,
    );
  const readFlag = (key: string, fallback: boolean): boolean => {
    const flag = rest[key];
    return typeof flag === 'boolean' ? flag : fallback;
  };
  return {
    name,
    type: fieldType,
    facet: readFlag('facet', false),
    optional: readFlag('optional', false),
    index: readFlag('index', true),
    infix: readFlag('infix', false),
    sort: readFlag('sort', !fieldType.startsWith('string')),
    locale: typeof locale === 'string' ? locale : '',
  };
}

function parseFields(value: unknown): SchemaField[] {
  if (!Array.isArray(value) || value.length === 0)
    throw new Refusal(
      400,
      'The `fields` value should be an array of objects containing `name`, `type`, `optional` and `facet` properties.',
    );
  return value.map(parseField);
}

/** A collection as the server describes it. */
function describeCollection({ schema, createdAt, size }: Collection): Record<string, unknown> {
  return {
    name: schema.name,
    fields: schema.fields,
    default_sorting_field: schema.default_sorting_field ?? '',
    created_at: Math.floor(createdAt / 1000),
    num_documents: size,
    enable_nested_fields: false,
    symbols_to_index: [],
    token_separators: [],
  };
}

/** `GET /collections` */
export function listCollections(store: Store, { query }: PlainCall): PlainReply {
  const excluded = new Set(listOf(query, 'exclude_fields'));
  const offset = countOf(query, 'offset', 0);
  const all = [...store.collections.values()]
    .toReversed()
    .slice(offset, offset + countOf(query, 'limit', Infinity));
  const descriptions = all.map((one) =>
    Object.entries(describeCollection(one)).filter(([name]) => !excluded.has(name)),
  );
  return jsonReply(
    200,
    descriptions.map((entries) => Object.fromEntries(entries)),
  );
}

/** `POST /collections`, also with the fields of another one: `src_name`. */
export function createCollection(store: Store, call: PlainCall): PlainReply {
  const body = parseBody(call);
  const { name } = body;
  if (typeof name !== 'string' || name === '') throw new Refusal(400, 'Parameter `name` is required.');
  if (store.collections.has(name))
    throw new Refusal(409, `A collection with name \`${name}\` already exists.`);
  const source = textOf(call.query, 'src_name');
  const sourceSchema = source === '' ? undefined : findCollection(store, source).schema;
  const schema = sourceSchema
    ? { ...sourceSchema, name }
    : {
        name,
        fields: parseFields(body['fields']),
        default_sorting_field: textOf(body, 'default_sorting_field'),
      };
  const collection = new Collection(schema);
  store.collections.set(name, collection);
  return jsonReply(201, describeCollection(collection));
}

export function findCollection(store: Store, name: string): Collection {
  const collection = store.collections.get(name);
  if (!collection) throw new Refusal(404, `No collection with name \`${name}\` found.`);
  return collection;
}

const isDrop = (one: unknown): one is { name: string; drop: true } =>
  isObject(one) && one['drop'] === true && typeof one['name'] === 'string';

/** Adds fields, and takes away those that say `drop`. The documents are indexed again. */
function changeCollection(store: Store, call: PlainCall, name: string): PlainReply {
  const before = findCollection(store, name);
  const fields: unknown = parseBody(call)['fields'];
  const changes: unknown[] = Array.isArray(fields) ? fields : [];
  if (changes.length === 0) throw new Refusal(400, 'Alter payload is empty.');
  const dropped = changes.filter(isDrop).map((one) => one.name);
  const added = changes.filter((one) => !isDrop(one)).map(parseField);
  const remaining = before.schema.fields.filter((field) => !dropped.includes(field.name));
  const schema = { ...before.schema, fields: [...remaining, ...added] };
  store.collections.set(name, new Collection(schema, before.all(), before.createdAt));
  return jsonReply(200, { fields: [...dropped.map((one) => ({ name: one, drop: true })), ...added] });
}

/** Calls on one collection. */
export const collectionCalls: Readonly<
  Record<string, (store: Store, call: PlainCall, name: string) => PlainReply>
> = {
  GET: (store, _call, name) => jsonReply(200, describeCollection(findCollection(store, name))),
  PATCH: changeCollection,
  DELETE: (store, _call, name) => {
    const collection = findCollection(store, name);
    store.collections.delete(name);
    return jsonReply(200, describeCollection(collection));
  },
};
