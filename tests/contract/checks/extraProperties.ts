import { replyOf } from '#tests/contract/model/replyOf.ts';

import type { ReplyCheck } from './check.ts';

/** OpenAPI allows more than is described. Says nothing where the schema check speaks. */
export const check: ReplyCheck = {
  id: 'extra-properties',
  rule: 'An answer has no property that the contract does not describe (with --strict).',
  appliesTo: () => true,
  onlyStrict: true,
  inspect: ({ answer, operation, foreignMethod }, { errors, strictErrors }) => {
    const reply = foreignMethod || answer.status === 0 ? undefined : replyOf(operation, answer.status);
    const schema = reply?.kinds[answer.contentType]?.schema;
    if (schema === undefined || answer.json === undefined || !strictErrors) return [];
    return errors(schema, answer.json).length > 0 ? [] : strictErrors(schema, answer.json);
  },
};
