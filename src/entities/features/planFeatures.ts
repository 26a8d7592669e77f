import { convertValue, isSameValue, type TargetValue } from './convertValue.ts';
import { findConversion } from './mergeRefusal.ts';
import type {
  ConflictPolicy,
  FeatureMergeRequest,
  FeatureRow,
  MergeCatalogue,
  MergeConflict,
  MergeFeature,
  MergeProduct,
  ProductPlan,
  RowChange,
  UnitConversion,
} from './mergeTypes.ts';

/** A value that the product could have on the target, and the rows that say so. */
interface Candidate {
  readonly value: string;
  readonly isOwn: boolean;
  /** Which of the source rows said it first, in the order of the request; none did for Infinity. */
  saidAt: number;
  readonly rows: { readonly row: FeatureRow; readonly isRounded: boolean }[];
}

interface Collected {
  readonly candidates: Candidate[];
  readonly unreadable: FeatureRow[];
}

/** Values of the target first, then those of the sources in the order of the request. */
function collect(
  { features }: MergeProduct,
  { sourceIds, conversions }: FeatureMergeRequest,
  target: MergeFeature,
  catalogue: MergeCatalogue,
): Collected {
  const candidates: Candidate[] = [];
  const unreadable: FeatureRow[] = [];
  let sourceRows = 0;
  const add = (row: FeatureRow, value: TargetValue, conversion?: UnitConversion): void => {
    const isOwn = row.featureId === target.id;
    const saidAt = isOwn ? Infinity : sourceRows++;
    const same = candidates.find((other) =>
      isSameValue(other.value, value, other.isOwn ? conversion : undefined),
    );
    const said = { row, isRounded: value.isRounded };
    if (same === undefined) candidates.push({ value: value.value, isOwn, saidAt, rows: [said] });
    else {
      same.saidAt = Math.min(same.saidAt, saidAt);
      same.rows.push(said);
    }
  };
  for (const row of features)
    if (row.featureId === target.id) add(row, { value: row.value, isRounded: false, measure: null });
  for (const sourceId of new Set(sourceIds)) {
    const source = catalogue.features.get(sourceId);
    const conversion = source && findConversion(source, target, conversions);
    for (const row of features) {
      if (row.featureId !== sourceId) continue;
      const value = convertValue(row.value, target, conversion);
      if (value === null) unreadable.push(row);
      else add(row, value, conversion);
    }
  }
  return { candidates, unreadable };
}

/** The values that a product keeps; null for a product that is skipped. */
function choose(
  { candidates, unreadable }: Collected,
  policy: ConflictPolicy | 'keep_value',
  wanted: string | undefined,
  isMulti: boolean,
): Candidate[] | null {
  const own = candidates.filter(({ isOwn }) => isOwn);
  const incoming = candidates
    .filter(({ saidAt }) => saidAt < Infinity)
    .toSorted((a, b) => a.saidAt - b.saidAt);
  const few = (kept: Candidate[]): Candidate[] => (isMulti ? kept : kept.slice(0, 1));
  const orNull = (kept: Candidate[]): Candidate[] | null => (kept.length === 0 ? null : kept);
  if (policy === 'keep_value') return orNull(candidates.filter(({ value }) => value === wanted));
  if (policy === 'keep_target') return orNull(own.length > 0 ? own : few(incoming));
  // What cannot be read cannot be on the target, and neither of these policies may drop it.
  if (unreadable.length > 0 || policy === 'skip_product') return null;
  if (policy === 'keep_source') return few(incoming);
  return isMulti ? candidates : null;
}

/** What becomes of each row: on the target, there already, or dropped. */
function changesOf(
  { candidates, unreadable }: Collected,
  kept: readonly Candidate[],
  targetId: string,
): RowChange[] {
  const rowOf = ({ value }: Candidate): FeatureRow => ({ featureId: targetId, value });
  const changes = candidates.flatMap((candidate) =>
    candidate.rows.flatMap(({ row, isRounded }, index): RowChange[] => {
      if (!kept.includes(candidate))
        return [{ from: row, to: kept.map(rowOf), outcome: 'dropped', isRounded: false }];
      const outcome = index === 0 ? 'moved' : 'joined';
      const isLeft = candidate.isOwn && index === 0;
      return isLeft ? [] : [{ from: row, to: [rowOf(candidate)], outcome, isRounded }];
    }),
  );
  const lost = unreadable.map(
    (row): RowChange => ({ from: row, to: kept.map(rowOf), outcome: 'dropped', isRounded: false }),
  );
  return [...changes, ...lost];
}

/** The rows of a product with the kept values where the first of them stood. */
function rowsAfter(
  rows: readonly FeatureRow[],
  isConcerned: (row: FeatureRow) => boolean,
  kept: readonly FeatureRow[],
): FeatureRow[] {
  const first = rows.findIndex(isConcerned);
  return rows.flatMap((row, index) => {
    if (!isConcerned(row)) return [row];
    return index === first ? kept : [];
  });
}

/** Moves the values of source features of one product to the target feature. */
export function planFeatures(
  product: MergeProduct,
  request: FeatureMergeRequest,
  target: MergeFeature,
  catalogue: MergeCatalogue,
): ProductPlan {
  const { productId, version, skuCount, features: before } = product;
  const collected = collect(product, request, target, catalogue);
  const { candidates, unreadable } = collected;
  const isConflict =
    (candidates.length > 1 && candidates.some(({ isOwn }) => !isOwn)) || unreadable.length > 0;
  const decision = request.decisions?.find((one) => one.productId === productId);
  const chosen = decision ?? { policy: request.policy };
  const wanted = 'value' in chosen ? chosen.value : undefined;
  const kept = isConflict ? choose(collected, chosen.policy, wanted, target.isMulti) : candidates;
  const conflict: MergeConflict | null = isConflict
    ? {
        reason: unreadable.length > 0 ? 'unreadable_value' : 'different_values',
        values: candidates.map(({ value }) => value),
        unreadable: unreadable.map(({ value }) => value),
        decidedBy: decision === undefined ? 'policy' : 'decision',
      }
    : null;
  if (kept === null) return { productId, version, skuCount, before, after: before, changes: [], conflict };
  const concerned = new Set([target.id, ...request.sourceIds]);
  const after = rowsAfter(
    before,
    ({ featureId }) => concerned.has(featureId),
    kept.map(({ value }) => ({ featureId: target.id, value })),
  );
  return {
    productId,
    version,
    skuCount,
    before,
    after,
    changes: changesOf(collected, kept, target.id),
    conflict,
  };
}
