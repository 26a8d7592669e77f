import type { Variant } from '#tests/contract/faultyServers/variants/variant.ts';

import { catalogue } from './catalogue.ts';
import { payments } from './payments.ts';
import { people } from './people.ts';
import { roles } from './roles.ts';
import { slabs } from './slabs.ts';
import { work } from './work.ts';

/** A fifth list of faulty servers, by somebody who had read the contract and none of the checks. */
export const unseen5: readonly Variant[] = [
  ...people,
  ...roles,
  ...catalogue,
  ...slabs,
  ...work,
  ...payments,
];
