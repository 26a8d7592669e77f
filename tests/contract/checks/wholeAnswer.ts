import type { ReplyCheck } from './check.ts';

/** Nothing can be said about an answer that does not end. */
export const check: ReplyCheck = {
  id: 'whole-answer',
  rule: 'Every call gets a whole answer: the connection does not break and the server does not hang.',
  appliesTo: () => true,
  inspect: ({ answer }) => {
    if (answer.failure === undefined) return [];
    return [{ message: `the answer ${answer.failure} after ${Math.round(answer.ms)} ms` }];
  },
};
