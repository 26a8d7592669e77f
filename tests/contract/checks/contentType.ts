import { replyOf } from '#tests/contract/model/replyOf.ts';

import type { ReplyCheck } from './check.ts';

/** A client chooses how to read by it. */
export const check: ReplyCheck = {
  id: 'content-type',
  rule: 'The content type of every answer is the one described for its status.',
  appliesTo: () => true,
  inspect: ({ answer, operation, foreignMethod }) => {
    const reply = foreignMethod || answer.status === 0 ? undefined : replyOf(operation, answer.status);
    if (!reply) return [];
    const types = Object.keys(reply.kinds);
    if (types.length === 0 || types.includes(answer.contentType) || types.includes('*/*')) return [];
    const was = answer.contentType === '' ? 'missing' : answer.contentType;
    return [{ message: `the content type is ${was}, not ${types.join(' or ')}` }];
  },
};
