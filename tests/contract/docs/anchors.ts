/** Where things stand in the page. */
const safe = (name: string): string => name.replaceAll(/[^\w.-]+/g, '-');

export const operationAnchor = (id: string): string => `op-${safe(id)}`;
export const schemaAnchor = (name: string): string => `schema-${safe(name)}`;
export const replyAnchor = (name: string): string => `answer-${safe(name)}`;
export const tagAnchor = (name: string): string => `tag-${safe(name)}`;

/** The name of the component at a pointer, if one stands there. */
export function componentAt(kind: 'schemas' | 'responses', pointer: string): string | undefined {
  return new RegExp(`^/components/${kind}/([^/]+)$`).exec(pointer)?.[1];
}
