import type { ProbeCheck } from './check.ts';
import { refused } from './refused.ts';

/** A misspelt field must not be lost in silence. Only where the schema forbids more. */
export const check: ProbeCheck = refused(
  {
    id: 'extra-in-request',
    rule: 'A field that the request may not have is refused with a described 4xx.',
  },
  ['extra'],
);
