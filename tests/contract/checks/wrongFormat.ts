import type { ProbeCheck } from './check.ts';
import { refused } from './refused.ts';

/** E-mail addresses, dates with their zone, patterns. */
export const check: ProbeCheck = refused(
  {
    id: 'wrong-format',
    rule: 'A text that does not have the stated format or pattern is refused with a described 4xx.',
  },
  ['format'],
);
