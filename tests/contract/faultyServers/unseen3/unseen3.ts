import type { Variant } from '#tests/contract/faultyServers/variants/variant.ts';

import { access } from './access.ts';
import { catalogue } from './catalogue.ts';
import { lists } from './lists.ts';
import { payments } from './payments.ts';
import { protocol } from './protocol.ts';
import { slabs } from './slabs.ts';
import { work } from './work.ts';

/** A third list of faulty servers, by somebody who had read the contract and none of the checks. */
export const unseen3: readonly Variant[] = [
  ...access,
  ...protocol,
  ...lists,
  ...catalogue,
  ...slabs,
  ...payments,
  ...work,
];
