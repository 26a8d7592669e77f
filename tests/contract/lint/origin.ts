import { at, isRecord } from '#mocks/contract/homes.ts';

import { nameOf, responsesOf } from './reading.ts';
import type { Rule } from './rule.ts';

const isOrigin = (value: unknown): boolean => value === 'observed' || value === 'proposed';

/** D4: what the existing server does and what we ask for is told apart, operation by operation, schema by schema, refusal by refusal. */
export const origin: Rule = () => ({
  Operation(operation, context) {
    const name = nameOf(operation);
    if (!isOrigin(operation['x-origin'])) {
      const message = `${name}: x-origin is observed or proposed`;
      context.report({ message, location: context.location });
    }
    if (operation['x-origin'] !== 'observed') return;
    for (const [status, response] of responsesOf(operation, context)) {
      if (status < '400' || isOrigin(response['x-origin'])) continue;
      const message = `${name}: ${status} of an observed operation says x-origin`;
      context.report({ message, location: context.location.child(['responses']) });
    }
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
