import { isPossibleConversion } from './convertValue.ts';
import { isSameText } from './featureKeys.ts';
import { findRoot } from './mergeRoots.ts';
import type {
  FeatureMergeRequest,
  MergeCatalogue,
  MergeFeature,
  MergeRequest,
  UnitConversion,
  ValueMergeRequest,
  ValueSplitRequest,
} from './mergeTypes.ts';
import { DEFAULT_FIGURES, MOST_FIGURES } from './units.ts';

/** Why a merge cannot be. */
export type MergeRefusal =
  | 'no_sources'
  | 'too_many_sources'
  | 'unknown_source'
  | 'source_already_merged'
  | 'unknown_target'
  | 'target_is_source'
  | 'other_feature'
  | 'different_type'
  | 'different_unit'
  | 'impossible_conversion'
  | 'one_source_only'
  | 'too_few_labels'
  | 'empty_label'
  | 'same_label_twice'
  | 'not_multi';

/** Sources of one merge. */
export const MOST_SOURCES = 200;

/** The target of a feature merge; what was merged itself stands for what it became. */
export function findTargetFeature(
  { target }: FeatureMergeRequest,
  { features }: MergeCatalogue,
): MergeFeature | null {
  if ('created' in target) return target.created;
  const root = findRoot(target.id, (id) => features.get(id)?.mergedIntoId);
  return root === null ? null : (features.get(root) ?? null);
}

/** The label of the target of a value merge, and its id when it exists. */
export function findTargetValue(
  { target, featureId }: ValueMergeRequest,
  { values }: MergeCatalogue,
): { id: string | null; label: string; featureId: string } | null {
  if ('label' in target) return { id: null, label: target.label.trim(), featureId };
  const root = findRoot(target.id, (id) => values.get(id)?.mergedIntoId);
  return root === null ? null : (values.get(root) ?? null);
}

/** The conversion for the values of a source: of its unit, or any to the target's when it has none. */
export function findConversion(
  source: MergeFeature,
  target: MergeFeature,
  conversions: readonly UnitConversion[],
): UnitConversion | undefined {
  return conversions.find(({ from, to }) => (source.unit ?? from) === from && (target.unit ?? to) === to);
}

function isBadConversion(conversion: UnitConversion): boolean {
  const { figures = DEFAULT_FIGURES } = conversion;
  const areFigures = Number.isInteger(figures) && figures >= 1 && figures <= MOST_FIGURES;
  return !areFigures || !isPossibleConversion(conversion);
}

function refuseFeatures(request: FeatureMergeRequest, catalogue: MergeCatalogue): MergeRefusal | null {
  const target = findTargetFeature(request, catalogue);
  if (target === null) return 'unknown_target';
  for (const id of request.sourceIds) {
    const source = catalogue.features.get(id);
    if (source === undefined) return 'unknown_source';
    if (source.id === target.id) return 'target_is_source';
    if (source.mergedIntoId !== null) return 'source_already_merged';
    const conversion = findConversion(source, target, request.conversions);
    if (conversion === undefined && source.unit !== target.unit) return 'different_unit';
    if (conversion === undefined && source.type !== target.type) return 'different_type';
  }
  return request.conversions.some(isBadConversion) ? 'impossible_conversion' : null;
}

function refuseSources(
  { featureId, sourceIds }: ValueMergeRequest | ValueSplitRequest,
  { values, features }: MergeCatalogue,
): MergeRefusal | null {
  for (const id of sourceIds) {
    const source = values.get(id);
    if (source === undefined) return 'unknown_source';
    if (source.featureId !== featureId) return 'other_feature';
    if (source.mergedIntoId !== null) return 'source_already_merged';
  }
  return features.has(featureId) ? null : 'unknown_target';
}

function refuseValues(request: ValueMergeRequest, catalogue: MergeCatalogue): MergeRefusal | null {
  const target = findTargetValue(request, catalogue);
  if (target === null) return 'unknown_target';
  if (target.label === '') return 'empty_label';
  if (target.featureId !== request.featureId) return 'other_feature';
  const isSource = request.sourceIds.some(
    (id) => id === target.id || catalogue.values.get(id)?.label === target.label,
  );
  return isSource ? 'target_is_source' : refuseSources(request, catalogue);
}

function refuseSplit(request: ValueSplitRequest, catalogue: MergeCatalogue): MergeRefusal | null {
  const labels = request.labels.map((label) => label.trim());
  if (request.sourceIds.length > 1) return 'one_source_only';
  if (labels.length < 2) return 'too_few_labels';
  if (labels.includes('')) return 'empty_label';
  if (labels.some((label, index) => labels.slice(0, index).some((other) => isSameText(label, other))))
    return 'same_label_twice';
  const [id = ''] = request.sourceIds;
  if (labels.includes(catalogue.values.get(id)?.label ?? '')) return 'target_is_source';
  if (catalogue.features.get(request.featureId)?.isMulti === false) return 'not_multi';
  return refuseSources(request, catalogue);
}

/** Why a merge cannot be, or null. Everything else about it is what `planMerge` says. */
export function refuseMerge(request: MergeRequest, catalogue: MergeCatalogue): MergeRefusal | null {
  if (request.sourceIds.length === 0) return 'no_sources';
  if (request.sourceIds.length > MOST_SOURCES) return 'too_many_sources';
  if (request.kind === 'feature') return refuseFeatures(request, catalogue);
  return request.kind === 'value' ? refuseValues(request, catalogue) : refuseSplit(request, catalogue);
}
