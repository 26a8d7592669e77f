import { at, isRecord } from '#mocks/contract/homes.ts';

import { nameOf } from './reading.ts';
import type { Rule } from './rule.ts';

const isOrigin = (value: unknown): boolean => value === 'observed' || value === 'proposed';

/** D4: what the existing server does and what we ask for is told apart, operation by operation, schema by schema. */
export const origin: Rule = () => ({
  Operation(operation, context) {
    if (isOrigin(operation['x-origin'])) return;
    context.report({
      message: `${nameOf(operation)}: x-origin is observed or proposed`,
      location: context.location,
    });
  },
  Components(components, context) {
    const schemas = components['schemas'];
    for (const [name, schema] of Object.entries(isRecord(schemas) ? schemas : {})) {
      if (isOrigin(at(schema, 'x-origin'))) continue;
      context.report({
        message: `schema ${name}: x-origin is observed or proposed`,
        location: context.location.child(['schemas', name]),
      });
    }
  },
});
