import type { Variant } from '#tests/contract/faultyServers/variants/variant.ts';

import { access } from './access.ts';
import { activity } from './activity.ts';
import { catalogue } from './catalogue.ts';
import { payments } from './payments.ts';
import { people } from './people.ts';
import { protocol } from './protocol.ts';
import { slabs } from './slabs.ts';
import { work } from './work.ts';

/** A fourth list of faulty servers, by somebody who had read the contract and none of the checks. */
export const unseen4: readonly Variant[] = [
  ...access,
  ...protocol,
  ...catalogue,
  ...slabs,
  ...people,
  ...activity,
  ...work,
  ...payments,
];
