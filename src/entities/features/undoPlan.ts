import type { FeatureRow, ProductPlan } from './mergeTypes.ts';

/** Why a value cannot be restored. */
export type UndoBlock = 'product_deleted' | 'merged_further' | 'edited_since' | 'feature_deleted';

/** What a merge did to a product. */
export type AppliedProduct = Pick<ProductPlan, 'productId' | 'before' | 'after' | 'changes'>;

/** A product as it is now. */
export interface CurrentProduct {
  readonly version: number;
  readonly features: readonly FeatureRow[];
}

/** The catalogue as it is now. */
export interface UndoState {
  readonly products: ReadonlyMap<string, CurrentProduct>;
  readonly hasFeature: (featureId: string) => boolean;
  /** Whether a feature or value that the merge left was merged into another one since. */
  readonly isMergedFurther: (row: FeatureRow) => boolean;
}

/** What an undo does to a product. */
export interface ProductUndo {
  readonly productId: string;
  readonly version: number;
  readonly before: readonly FeatureRow[];
  readonly after: readonly FeatureRow[];
  /** How many values are put back. */
  readonly restored: number;
}

/** A value that stays as the merge left it. */
export interface BlockedUndo {
  readonly productId: string;
  readonly row: FeatureRow;
  readonly reason: UndoBlock;
}

/** What an undo would do, and what it cannot. */
export interface UndoPlan {
  readonly products: readonly ProductUndo[];
  readonly blocked: readonly BlockedUndo[];
}

const keyOf = ({ featureId, value }: FeatureRow): string => JSON.stringify([featureId, value]);
const keysOf = (rows: readonly FeatureRow[]): Set<string> => new Set(rows.map(keyOf));

/** Why one value of a product cannot be restored, or null. */
function findBlock(
  { from, to }: AppliedProduct['changes'][number],
  before: ReadonlySet<string>,
  { features }: CurrentProduct,
  state: UndoState,
): UndoBlock | null {
  const current = keysOf(features);
  const missing = to.filter((row) => !current.has(keyOf(row)));
  if (missing.length > 0) return missing.some(state.isMergedFurther) ? 'merged_further' : 'edited_since';
  if (!state.hasFeature(from.featureId)) return 'feature_deleted';
  // Somebody gave the product a new value of the feature that was merged away.
  const isGivenAnew =
    to.every(({ featureId }) => featureId !== from.featureId) &&
    features.some((row) => row.featureId === from.featureId && !before.has(keyOf(row)));
  return isGivenAnew ? 'edited_since' : null;
}

/** Undoes a merge for one product. */
function undoProduct(
  { productId, before, changes }: AppliedProduct,
  current: CurrentProduct,
  state: UndoState,
): { undo: ProductUndo | null; blocked: BlockedUndo[] } {
  const keysBefore = keysOf(before);
  const results = changes.map((change) => ({
    change,
    reason: findBlock(change, keysBefore, current, state),
  }));
  const blocked = results.flatMap(({ change, reason }) =>
    reason === null ? [] : [{ productId, row: change.from, reason }],
  );
  const restored = results.filter(({ reason }) => reason === null).map(({ change }) => change);
  if (restored.length === 0) return { undo: null, blocked };

  // What the merge added goes, unless a value that cannot be restored is known by it alone.
  const needed = keysOf(results.flatMap(({ change, reason }) => (reason === null ? [] : change.to)));
  const added = keysOf(restored.flatMap(({ to }) => to).filter((row) => !needed.has(keyOf(row))));
  const present = keysOf([...current.features, ...restored.map(({ from }) => from)]);
  const after = [
    ...before.filter((row) => present.has(keyOf(row))),
    ...current.features.filter((row) => !keysBefore.has(keyOf(row)) && !added.has(keyOf(row))),
  ];
  const { version, features } = current;
  return { undo: { productId, version, before: features, after, restored: restored.length }, blocked };
}

/**
 * What undoing a merge would do: every value that nobody has edited since is put back where it was, the rest is listed with
 * the reason. A product that nobody has edited becomes what it was, in the same order.
 */
export function planUndo(applied: readonly AppliedProduct[], state: UndoState): UndoPlan {
  const results = applied.map((product) => {
    const current = state.products.get(product.productId);
    if (current !== undefined) return undoProduct(product, current, state);
    const { productId, changes } = product;
    return {
      undo: null,
      blocked: changes.map(({ from }): BlockedUndo => ({ productId, row: from, reason: 'product_deleted' })),
    };
  });
  return {
    products: results.flatMap(({ undo }) => undo ?? []),
    blocked: results.flatMap(({ blocked }) => blocked),
  };
}

/** Why a merge cannot be undone as a whole, or null. */
export function refuseUndo(
  {
    state,
    undoUntil,
  }: { readonly state: 'preview' | 'applied' | 'undone' | 'expired'; readonly undoUntil: string | null },
  now: Date,
): 'not_applied' | 'already_undone' | 'too_late' | null {
  if (state === 'undone') return 'already_undone';
  if (state !== 'applied' || undoUntil === null) return 'not_applied';
  return now.getTime() > Date.parse(undoUntil) ? 'too_late' : null;
}
