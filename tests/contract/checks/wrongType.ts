import type { ProbeCheck } from './check.ts';
import { refused } from './refused.ts';

/** Also null where it is not allowed. */
export const check: ProbeCheck = refused(
  {
    id: 'wrong-type',
    rule: 'A value of the wrong type is refused with a described 4xx.',
  },
  ['type', 'null'],
);
