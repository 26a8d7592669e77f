import { replyOf } from '#tests/contract/model/replyOf.ts';

import type { ReplyCheck } from './check.ts';

/** The heart of the contract: fields, types, bounds, choices, formats, null where it is allowed. */
export const check: ReplyCheck = {
  id: 'schema',
  rule: 'The body of every answer fits the schema described for its status.',
  appliesTo: () => true,
  inspect: ({ answer, operation, foreignMethod }, { errors }) => {
    const reply = foreignMethod || answer.status === 0 ? undefined : replyOf(operation, answer.status);
    const schema = reply?.kinds[answer.contentType]?.schema;
    if (schema === undefined) return [];
    if (!/[/+]json$/.test(answer.contentType)) return errors(schema, answer.text);
    return answer.json === undefined ? [] : errors(schema, answer.json);
  },
};
