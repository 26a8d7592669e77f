import { at, isRecord } from '#mocks/contract/homes.ts';

import { nameOf, NEEDS_LOGIN, responsesOf, schemaRefs } from './reading.ts';
import type { Rule } from './rule.ts';

function exampleProblems(media: unknown): string[] {
  if (isRecord(media) && 'example' in media) return ['uses `example`; name it under `examples`'];
  const examples = at(media, 'examples');
  if (!isRecord(examples) || Object.keys(examples).length === 0) return ['has no named example'];
  return Object.entries(examples)
    .filter(([, example]) => !String(at(example, '$ref')).startsWith('#/components/examples/'))
    .map(([name]) => `example \`${name}\` is not one of components.examples`);
}

/** Examples are the states a screen must show, the answers of Prism and the seed of the mock: named, and shared. */
export const namedExamples: Rule = () => ({
  Operation(operation, context) {
    const body = operation['requestBody'];
    const bodies: [string, unknown][] = isRecord(body) ? [['the request', body]] : [];
    for (const [where, holder] of [...bodies, ...responsesOf(operation, context)]) {
      const content = at(holder, 'content');
      for (const [type, media] of Object.entries(isRecord(content) ? content : {})) {
        const place = `${nameOf(operation)}: ${where} (${type})`;
        const problems = exampleProblems(media);
        if (where === '200' && at(media, 'examples', 'ok') === undefined)
          problems.push('has no example `ok`');
        if (where === '200' && schemaRefs(holder).includes(NEEDS_LOGIN)) {
          if (at(media, 'examples', 'loginNeeded') === undefined)
            problems.push('has no example `loginNeeded`');
        }
        for (const problem of problems) {
          context.report({ message: `${place} ${problem}`, location: context.location });
        }
      }
    }
  },
});
