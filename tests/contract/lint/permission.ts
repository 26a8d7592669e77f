import { guardedIn } from '#mocks/contract/guarded.ts';
import { at, isRecord } from '#mocks/contract/homes.ts';

import type { Rule } from './rule.ts';

/** What costs are called. A field of such a name is nobody's to know until somebody says otherwise. */
const ABOUT_COSTS = /cost|gpPct|margin|markup|floor|discountCode|listPrice/i;

function propertiesOf(schema: unknown): [string, unknown][] {
  if (!isRecord(schema)) return [];
  const own = isRecord(schema['properties']) ? Object.entries(schema['properties']) : [];
  const parts = [schema['allOf'], schema['oneOf'], schema['anyOf']].flat().filter(isRecord);
  return [...own, ...parts.flatMap(propertiesOf)];
}

/** Answers are stripped by name, so that a name means the same everywhere; a new one about costs says whose it is. */
export const permission: Rule = () => ({
  Components(components, context) {
    const { fields } = guardedIn(components);
    for (const [name, schema] of Object.entries(
      isRecord(components['schemas']) ? components['schemas'] : {},
    )) {
      for (const [property, value] of propertiesOf(schema)) {
        const mark = at(value, 'x-permission');
        const title = Object.hasOwn(fields, property) ? fields[property]?.permission : undefined;
        const location = context.location.child(['schemas', name]);
        if (title !== undefined && mark !== title) {
          const message = `schema ${name}: \`${property}\` has \`x-permission: ${title}\` in other schemas, and is withheld by its name`;
          context.report({ message, location });
        } else if (mark === undefined && ABOUT_COSTS.test(property)) {
          const message = `schema ${name}: \`${property}\` sounds like costs and has no \`x-permission\``;
          context.report({ message, location });
        }
      }
    }
  },
});
