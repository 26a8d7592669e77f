import { replyOf } from '#tests/contract/model/replyOf.ts';

import type { ReplyCheck } from './check.ts';

/** A 5xx has a check of its own, and a method that the path does not have is no operation. */
export const check: ReplyCheck = {
  id: 'status',
  rule: 'The status of every answer is one that the contract describes.',
  appliesTo: () => true,
  inspect: ({ answer, operation, foreignMethod }) => {
    const { status } = answer;
    if (status === 0 || status >= 500 || foreignMethod || replyOf(operation, status)) return [];
    return [
      { message: `${status} is not described; described are ${Object.keys(operation.replies).join(', ')}` },
    ];
  },
};
