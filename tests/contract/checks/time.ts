import type { ReplyCheck } from './check.ts';

/** People wait for it. */
export const check: ReplyCheck = {
  id: 'time',
  rule: 'An answer arrives in reasonable time.',
  appliesTo: () => true,
  inspect: ({ answer }, { slowMs }) => {
    if (answer.failure !== undefined || answer.ms <= slowMs) return [];
    return [{ message: `the answer took ${Math.round(answer.ms)} ms, more than ${slowMs}` }];
  },
};
