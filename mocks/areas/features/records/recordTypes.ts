import type { FeatureRow } from '#entities/features/mergeTypes.ts';
import type { AppliedProduct } from '#entities/features/undoPlan.ts';
import type {
  Actor,
  ClusterMethod,
  ConflictPolicy,
  FeatureMergeCounts,
  FeatureMergeKind,
  FeatureStatus,
  FeatureType,
  FeatureDistinction,
  MergedKind,
  ProductConflict,
  ProductDecision,
  UndoBlockedValue,
  UnitConversion,
} from '#mocks/contract/types/types.gen.ts';

/** What a supplier calls something. */
export interface SourceRecord {
  readonly supplierId: string;
  readonly rawName: string;
}

interface Stamped {
  readonly id: string;
  readonly version: number;
  readonly updatedAt: string;
  readonly updatedBy: Actor;
}

export interface FeatureRecord extends Stamped {
  readonly title: string;
  readonly slug: string;
  readonly type: FeatureType;
  readonly unit: string | null;
  readonly status: FeatureStatus;
  readonly mergedIntoId: string | null;
  /** Names of what was merged into it; what its products' suppliers call it now is worked out of the products. */
  readonly sources: readonly SourceRecord[];
  readonly archivedAt: string | null;
}

/** A value of a feature; it is kept where somebody changed it, and worked out of the products where nobody did. */
export interface FeatureValueRecord extends Stamped {
  readonly featureId: string;
  readonly label: string;
  readonly status: FeatureStatus;
  readonly mergedIntoId: string | null;
  readonly sources: readonly SourceRecord[];
}

/** A row of a product's features without the title, which is the feature's. */
export type { FeatureRow };

/** What a merge is to be. */
export interface MergeRequest {
  readonly kind: FeatureMergeKind;
  readonly featureId: string | null;
  readonly sourceIds: readonly string[];
  /** What it goes to; null: it is made when the merge is applied, or there is none. */
  readonly targetId: string | null;
  readonly newTarget: {
    readonly title: string;
    readonly type: FeatureType;
    readonly unit: string | null;
  } | null;
  readonly parts: readonly string[];
  readonly conversion: UnitConversion | null;
  readonly conflictPolicy: ConflictPolicy;
  readonly keepAliases: boolean;
}

export interface MergeRecord extends MergeRequest {
  readonly id: string;
  readonly state: 'preview' | 'applied' | 'undone';
  readonly decisions: readonly ProductDecision[];
  readonly counts: FeatureMergeCounts;
  /** The first of the products that it writes, as they were previewed. */
  readonly samples: readonly AppliedProduct[];
  /** Titles of the sources and the target as they were when it was previewed. */
  readonly titles: Readonly<Record<string, string>>;
  /** What must not change before it is applied: versions by place, and all that products say of it. */
  readonly seen: {
    readonly versions: Readonly<Record<string, number>>;
    readonly products: string;
  };
  /** The conflicts as they were decided; empty before. */
  readonly conflicts: readonly ProductConflict[];
  /** What it wrote, so that it can be undone; empty before. */
  readonly written: readonly AppliedProduct[];
  /** The sources and the target as they were; a target that the merge made is not among them. */
  readonly featuresBefore: readonly FeatureRecord[];
  readonly valuesBefore: readonly FeatureValueRecord[];
  /** Features and values that it made. */
  readonly madeIds: readonly string[];
  readonly aliasIds: readonly string[];
  readonly expiresAt: string;
  readonly appliedAt: string | null;
  readonly appliedBy: Actor | null;
  readonly undoUntil: string | null;
  readonly undoneAt: string | null;
  readonly undoneBy: Actor | null;
  /** What its undoing has left as it was. */
  readonly leftBlocked: readonly UndoBlockedValue[];
  readonly jobId: string | null;
  readonly version: number;
  readonly createdAt: string;
  readonly createdBy: Actor;
}

/** A name that stands for a feature or a value. */
export interface AliasRecord {
  readonly id: string;
  readonly kind: MergedKind;
  readonly raw: string;
  /** Null: whoever says it. */
  readonly supplierId: string | null;
  readonly featureId: string | null;
  readonly targetId: string;
  readonly mergeId: string | null;
  readonly createdAt: string;
  readonly createdBy: Actor;
  readonly version: number;
}

export type DistinctionRecord = FeatureDistinction;

/** What a search has found, as it was then. */
export interface ClusterRecord {
  readonly id: string;
  readonly jobId: string;
  readonly kind: MergedKind;
  readonly method: ClusterMethod;
  readonly featureId: string | null;
  readonly memberIds: readonly string[];
  readonly similarity: number;
}

/** What suppliers say of products, before anybody tidied it up. */
export interface FeatureSeed {
  readonly features: ReadonlyMap<string, FeatureRecord>;
  /** Values that are known of a feature, those that no product has included. */
  readonly knownValues: ReadonlyMap<string, readonly string[]>;
}
