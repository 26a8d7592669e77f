import { everyAnswerSays } from '#tests/contract/model/conventions.ts';

import type { ReplyCheck } from './check.ts';

const words = (header: string | null | undefined): string[] =>
  (header ?? '').split(',').map((word) => word.trim().toLowerCase());

/** What one person was answered must not lie on a shared computer. Only where the contract promises it for every answer. */
export const check: ReplyCheck = {
  id: 'no-store',
  rule: 'Nobody may keep an answer: it says `Cache-Control: no-store`.',
  appliesTo: (_operation, contract) => words(everyAnswerSays(contract, 'Cache-Control')).includes('no-store'),
  inspect: ({ answer, foreignMethod }) => {
    if (answer.status === 0 || answer.status >= 500 || foreignMethod) return [];
    const value = answer.headers.get('cache-control');
    if (words(value).includes('no-store')) return [];
    return [{ message: `the header Cache-Control is ${value ?? 'missing'}, not no-store` }];
  },
};
