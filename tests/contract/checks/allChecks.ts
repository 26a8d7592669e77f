import { anyText } from './anyText.ts';
import { atLimits } from './atLimits.ts';
import type { Check } from './check.ts';
import { headerChecks } from './headerChecks.ts';
import { listChecks } from './listChecks.ts';
import { listPages } from './listPages.ts';
import { listSort } from './listSort.ts';
import { pathChecks } from './pathChecks.ts';
import { refusalChecks } from './refusalChecks.ts';
import { replyChecks } from './replyChecks.ts';
import { tokenChecks } from './tokenChecks.ts';
import { writeChecks } from './writeChecks.ts';

const unsorted: readonly Check[] = [
  ...replyChecks,
  ...headerChecks,
  ...tokenChecks,
  ...pathChecks,
  ...refusalChecks,
  ...listChecks,
  ...writeChecks,
  ...[anyText, atLimits, listPages, listSort],
];

/** All checks, in the order in which they run and are reported: by id. */
export const allChecks: readonly Check[] = unsorted.toSorted((one, other) => (one.id < other.id ? -1 : 1));
