import { at, isRecord } from '#mocks/contract/homes.ts';

import { followed } from './reading.ts';
import type { Rule } from './rule.ts';

/** Whether a value the schema allows can be taken for 0 by the status-0 rule. */
function canBeZero(schema: unknown): boolean {
  if (!isRecord(schema)) return true;
  const { const: only, enum: some, minimum } = schema;
  if ('const' in schema) return only === 0 || only === '0';
  if (Array.isArray(some)) return some.includes(0) || some.includes('0');
  if (schema['type'] === 'integer' || schema['type'] === 'number')
    return !(typeof minimum === 'number' && minimum > 0);
  return !['boolean', 'null', 'object', 'array'].includes(String(schema['type']));
}

/** D5: a top-level `status` that can be 0 would end sessions; only NeedsLogin may have one. */
export const noStatusZero: Rule = () => ({
  Components(components, context) {
    const schemas = components['schemas'];
    for (const [name, schema] of Object.entries(isRecord(schemas) ? schemas : {})) {
      const status = at(schema, 'properties', 'status');
      if (name === 'NeedsLogin' || status === undefined || !canBeZero(followed(status, context))) continue;
      context.report({
        message: `schema ${name}: a \`status\` that can be 0 is kept for NeedsLogin`,
        location: context.location.child(['schemas', name, 'properties', 'status']),
      });
    }
  },
});
