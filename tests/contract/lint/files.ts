import { at, isRecord } from '#mocks/contract/homes.ts';

import { followed, nameOf, propertiesOf, responsesOf } from './reading.ts';
import type { Node, Rule } from './rule.ts';

const isFile = (schema: unknown): boolean => at(schema, 'format') === 'binary';

/** What of a property has no limit, or one that no server could keep. */
function sizeProblem(schema: Node): string | undefined {
  const maxBytes = schema['x-max-bytes'];
  if (!isFile(schema)) return maxBytes === undefined ? undefined : '`x-max-bytes` stands at files only';
  return Number.isInteger(maxBytes) && Number(maxBytes) > 0
    ? undefined
    : 'a file says in `x-max-bytes` how large it may be';
}

/** A limit of a file is a number that tools read, and one that is too large is answered with 413. */
export const files: Rule = () => ({
  Schema(schema, context) {
    const message = sizeProblem(schema);
    if (message !== undefined) context.report({ message, location: context.location });
  },
  Operation(operation, context) {
    const form = at(followed(operation['requestBody'], context), 'content', 'multipart/form-data', 'schema');
    const fields = Object.values(propertiesOf(form, context)).map((one) => followed(one, context));
    const hasFile = fields.some(
      (one) => isFile(one) || (isRecord(one) && isFile(followed(one['items'], context))),
    );
    if (!hasFile || responsesOf(operation, context).some(([status]) => status === '413')) return;
    context.report({
      message: `${nameOf(operation)}: describes 413, for it takes a file`,
      location: context.location.child(['responses']),
    });
  },
});
