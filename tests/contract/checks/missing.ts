import type { ProbeCheck } from './check.ts';
import { refused } from './refused.ts';

/** Fields of bodies, parameters of queries and headers, and whole bodies. */
export const check: ProbeCheck = refused(
  {
    id: 'missing',
    rule: 'A request without what is required is refused with a described 4xx.',
  },
  ['missing'],
);
