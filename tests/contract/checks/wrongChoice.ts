import type { ProbeCheck } from './check.ts';
import { refused } from './refused.ts';

/** Enumerations and constants. */
export const check: ProbeCheck = refused(
  {
    id: 'wrong-choice',
    rule: 'A value that is none of the allowed ones is refused with a described 4xx.',
  },
  ['choice'],
);
