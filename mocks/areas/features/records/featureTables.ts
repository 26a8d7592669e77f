import { noChanges, tableOf, type Changes, type Table } from '#mocks/core/table.ts';
import type {
  AliasRecord,
  ClusterRecord,
  DistinctionRecord,
  FeatureRecord,
  FeatureSeed,
  FeatureValueRecord,
  MergeRecord,
} from './recordTypes.ts';

/** What a mock session made of features. Plain data. */
export interface FeatureChanges {
  features: Changes<FeatureRecord>;
  values: Changes<FeatureValueRecord>;
  merges: Changes<MergeRecord>;
  aliases: Changes<AliasRecord>;
  clusters: Changes<ClusterRecord>;
  distinctions: Changes<DistinctionRecord>;
}

export const emptyFeatureChanges = (): FeatureChanges => ({
  features: noChanges(),
  values: noChanges(),
  merges: noChanges(),
  aliases: noChanges(),
  clusters: noChanges(),
  distinctions: noChanges(),
});

/** Features as a mock session sees them. What products say of them is with the products. */
export interface FeatureTables {
  readonly features: Table<FeatureRecord>;
  /** Values that somebody changed; all others are worked out of the products. */
  readonly values: Table<FeatureValueRecord>;
  readonly merges: Table<MergeRecord>;
  readonly aliases: Table<AliasRecord>;
  readonly clusters: Table<ClusterRecord>;
  readonly distinctions: Table<DistinctionRecord>;
  /** Values that are known of a feature, whether a product has them or not. */
  readonly knownValues: (featureId: string) => readonly string[];
}

const noValues: ReadonlyMap<string, FeatureValueRecord> = new Map();
const noMerges: ReadonlyMap<string, MergeRecord> = new Map();
const noAliases: ReadonlyMap<string, AliasRecord> = new Map();
const noClusters: ReadonlyMap<string, ClusterRecord> = new Map();
const noDistinctions: ReadonlyMap<string, DistinctionRecord> = new Map();

export function createFeatures(seed: FeatureSeed, changes: FeatureChanges): FeatureTables {
  return {
    features: tableOf(seed.features, changes.features),
    values: tableOf(noValues, changes.values),
    merges: tableOf(noMerges, changes.merges),
    aliases: tableOf(noAliases, changes.aliases),
    clusters: tableOf(noClusters, changes.clusters),
    distinctions: tableOf(noDistinctions, changes.distinctions),
    knownValues: (featureId) => seed.knownValues.get(featureId) ?? [],
  };
}
