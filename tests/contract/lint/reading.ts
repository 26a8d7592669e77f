import { at, isRecord } from '#mocks/contract/homes.ts';

import type { Context, Node } from './rule.ts';

export const NEEDS_LOGIN = '#/components/schemas/NeedsLogin';

/** Whether anybody may call it. */
export const isPublic = (operation: Node): boolean =>
  Array.isArray(operation['security']) && operation['security'].length === 0;

/** Whether others call the server by it. Its answers are for them, and are no business of the panel. */
export const isWebhook = ({ location }: Context): boolean => location.pointer.startsWith('#/webhooks/');

/** What a message calls it. */
export const nameOf = (operation: Node): string =>
  typeof operation['operationId'] === 'string'
    ? operation['operationId']
    : 'an operation without operationId';

/** What a reference leads to; anything else as it is. */
export function followed(node: unknown, context: Context): unknown {
  return isRecord(node) && typeof node['$ref'] === 'string' ? context.resolve(node).node : node;
}

/** The answers of an operation by status, references followed. */
export function responsesOf(operation: Node, context: Context): [string, Node][] {
  const responses = isRecord(operation['responses']) ? operation['responses'] : {};
  return Object.entries(responses).flatMap(([status, response]) => {
    const resolved = followed(response, context);
    return isRecord(resolved) ? [[status, resolved]] : [];
  });
}

/** The schemas that a response refers to for a media type: one, or the branches of its `oneOf`. */
export function schemaRefs(response: unknown, mediaType = 'application/json'): string[] {
  const schema = at(response, 'content', mediaType, 'schema');
  const branches = at(schema, 'oneOf');
  return (Array.isArray(branches) ? branches : [schema]).flatMap((one) => {
    const ref = at(one, '$ref');
    return typeof ref === 'string' ? [ref] : [];
  });
}

export const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** The properties of a schema and of the parts that it joins. */
export function propertiesOf(schema: unknown, context: Context): Node {
  const own = followed(schema, context);
  const properties = at(own, 'properties');
  return listOf(at(own, 'allOf')).reduce<Node>(
    (joined, part) => ({ ...joined, ...propertiesOf(part, context) }),
    isRecord(properties) ? properties : {},
  );
}
