import type { Variant } from '#tests/contract/faultyServers/variants/variant.ts';

import { access } from './access.ts';
import { lists } from './lists.ts';
import { prices } from './prices.ts';
import { protocol } from './protocol.ts';
import { records } from './records.ts';
import { validation } from './validation.ts';
import { work } from './work.ts';
import { writes } from './writes.ts';

/** Faulty servers by somebody who had read the contract, and none of the checks. */
export const unseen: readonly Variant[] = [
  ...records,
  ...validation,
  ...lists,
  ...writes,
  ...access,
  ...work,
  ...prices,
  ...protocol,
];
