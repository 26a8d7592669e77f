import type { Dimension } from './unitTable.ts';

/** How suggestions are looked for. */
export type ClusterMethod = 'normalised' | 'tokenSet' | 'editDistance' | 'unitScale' | 'supplierCode';

/** The code that a supplier has for a feature or value. */
export interface SupplierCode {
  readonly supplierId: string;
  readonly code: string;
}

/** A feature, or a value of one. */
export interface ClusterItem {
  readonly id: string;
  readonly title: string;
  readonly productCount: number;
  readonly isCanonical?: boolean | undefined;
  /** The unit of the feature. */
  readonly unit?: string | null | undefined;
  readonly codes?: readonly SupplierCode[] | undefined;
}

/** Two ids that somebody has said are not duplicates, in any order. */
export type DismissedPair = readonly [string, string];

/** What is looked for. */
export interface ClusterSearch {
  readonly method: ClusterMethod;
  readonly dismissed?: readonly DismissedPair[] | undefined;
  /** For `editDistance`: how much of a name must be the same, of 1. */
  readonly minSimilarity?: number | undefined;
  /** For `unitScale`: what the values measure; found out from their units when it is not said. */
  readonly dimension?: Dimension | undefined;
}

/** Items that are likely one. No item is in two clusters of one search. */
export interface Cluster {
  readonly method: ClusterMethod;
  /** The likeliest target first. */
  readonly memberIds: readonly string[];
  /** How alike the two members are that differ most: 0 to 1. */
  readonly similarity: number;
  readonly suggestedTargetId: string;
  readonly productCount: number;
}

/** How far a search is. */
export interface ClusterProgress {
  readonly done: number;
  readonly total: number;
}

/** A search that pauses again and again, so that its caller can do other things in between. */
export type Slices<Result> = Generator<ClusterProgress, Result, void>;

/** Items that are the same for a method. */
export type ItemGroup = readonly ClusterItem[];

/** How alike the items of two groups are, by the places of the groups. */
export interface GroupLink {
  readonly a: number;
  readonly b: number;
  readonly similarity: number;
}
