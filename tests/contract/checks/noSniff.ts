import { everyAnswerSays } from '#tests/contract/model/conventions.ts';

import type { ReplyCheck } from './check.ts';

const HEADER = 'X-Content-Type-Options';

/** A text that looks like a page must not become one. Only where the contract promises it for every answer. */
export const check: ReplyCheck = {
  id: 'no-sniff',
  rule: 'Nobody may guess what an answer is: it says `X-Content-Type-Options: nosniff`.',
  appliesTo: (_operation, contract) => everyAnswerSays(contract, HEADER) === 'nosniff',
  inspect: ({ answer, foreignMethod }) => {
    if (answer.status === 0 || answer.status >= 500 || foreignMethod) return [];
    const value = answer.headers.get(HEADER);
    if (value?.trim().toLowerCase() === 'nosniff') return [];
    return [{ message: `the header ${HEADER} is ${value ?? 'missing'}, not nosniff` }];
  },
};
