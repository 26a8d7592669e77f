import { at, isRecord } from '#mocks/contract/homes.ts';

import { nameOf } from './reading.ts';
import type { Rule } from './rule.ts';

const BUSTER = '#/components/parameters/CacheBuster';
const METHODS: ReadonlySet<string> = new Set(['get', 'put', 'post', 'delete', 'patch']);

/** D6: every GET takes `_t`, by the one shared parameter; nothing else does. */
export const cacheBuster: Rule = () => ({
  PathItem(item, context) {
    for (const [method, operation] of Object.entries(item)) {
      if (!METHODS.has(method) || !isRecord(operation)) continue;
      const parameters = Array.isArray(operation['parameters']) ? operation['parameters'] : [];
      const has = parameters.some((one) => at(one, '$ref') === BUSTER);
      const own = parameters.some((one) => at(one, 'name') === '_t');
      const location = context.location.child([method]);
      if (method === 'get' && !has) {
        context.report({ message: `${nameOf(operation)}: a GET takes the parameter CacheBuster`, location });
      }
      if ((method !== 'get' && has) || own) {
        context.report({
          message: `${nameOf(operation)}: \`_t\` belongs to GETs, by the parameter CacheBuster`,
          location,
        });
      }
    }
  },
});
