import type { ProbeCheck } from './check.ts';
import { refused } from './refused.ts';

/** Half a JSON text must not end in a 500. */
export const check: ProbeCheck = refused(
  {
    id: 'unreadable-body',
    rule: 'A body that cannot be read, or is of another media type, is refused with a described 4xx.',
  },
  ['unreadable', 'media type'],
);
