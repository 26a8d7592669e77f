import type { Area } from '#mocks/core/types.ts';
import { featureAliases } from './resolvers/featureAliases.ts';
import { featureClusters } from './resolvers/featureClusters.ts';
import { featureMerges } from './resolvers/featureMerges.ts';
import { featureRecords } from './resolvers/featureRecords.ts';

/** What products say of themselves, and making one of what suppliers call by several names. */
export const features: Area<'features'> = {
  ...featureRecords,
  ...featureMerges,
  ...featureClusters,
  ...featureAliases,
};
