import { at, isRecord, operationsOf } from './homes.ts';

/** How deep fields are named: a tree of categories has no end. */
const MAX_DEPTH = 5;

/** A schema with its reference followed. */
export function resolve(document: unknown, schema: unknown): unknown {
  const ref = at(schema, '$ref');
  return typeof ref === 'string' ? resolve(document, at(document, ...ref.slice(2).split('/'))) : schema;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The parts of a schema that hold together; of alternatives none holds for sure. */
function partsOf(document: unknown, schema: unknown): unknown[] {
  const resolvedSchema = resolve(document, schema);
  return [resolvedSchema, ...listOf(at(resolvedSchema, 'allOf')).flatMap((part) => partsOf(document, part))];
}

function isNullable(document: unknown, schema: unknown): boolean {
  const resolvedSchema = resolve(document, schema);
  const type = at(resolvedSchema, 'type');
  const alternatives = [...listOf(at(resolvedSchema, 'oneOf')), ...listOf(at(resolvedSchema, 'anyOf'))];
  return (
    type === 'null' ||
    listOf(type).includes('null') ||
    listOf(at(resolvedSchema, 'enum')).includes(null) ||
    alternatives.some((one) => isNullable(document, one))
  );
}

/** Paths of the fields that must be there and not null: `items[].supplier.name`. */
function fieldsOf(document: unknown, schema: unknown, parentPath: string, depth: number): string[] {
  if (depth === 0) return [];
  return partsOf(document, schema).flatMap((part) => {
    const items = at(part, 'items');
    if (items !== undefined) return fieldsOf(document, items, `${parentPath}[]`, depth);
    const properties = at(part, 'properties');
    return listOf(at(part, 'required')).flatMap((name) => {
      const property = isRecord(properties) && typeof name === 'string' ? properties[name] : undefined;
      if (property === undefined || isNullable(document, property)) return [];
      const path = parentPath === '' ? String(name) : `${parentPath}.${String(name)}`;
      return [path, ...fieldsOf(document, property, path, depth - 1)];
    });
  });
}

/** By operation id what a read must bring. Observed replies are not in it: the specification promises none of theirs. */
export function requiredFields(document: unknown): Record<string, readonly string[]> {
  return Object.fromEntries(
    operationsOf(document).flatMap(({ method, operation }) => {
      const schema = at(operation, 'responses', '200', 'content', 'application/json', 'schema');
      const id = operation['operationId'];
      if (method !== 'get' || schema === undefined || typeof id !== 'string') return [];
      const fields = [...new Set(fieldsOf(document, schema, '', MAX_DEPTH))];
      return fields.length > 0 ? [[id, fields]] : [];
    }),
  );
}
