import type { ProbeCheck } from './check.ts';
import { refused } from './refused.ts';

/** Lengths, counts and numbers; what lies at the limit is the check `at-limits`. */
export const check: ProbeCheck = refused(
  {
    id: 'beyond-limits',
    rule: 'A value one beyond a stated limit is refused with a described 4xx.',
  },
  ['limit'],
);
