import { fieldChanges } from '#mocks/areas/activity/log.ts';
import type { MarketWriter } from '#mocks/areas/market/records/matchWriting.ts';
import { namedTargets, type BulkOutcome, type BulkTarget } from '#mocks/areas/work/records/bulkTargets.ts';
import type { BulkRequest, FieldProblem, JobRow } from '#mocks/contract/types/types.gen.ts';
import { saveCategoryBy } from './categoryTree.ts';
import type { RequestContext } from './context.ts';
import { isFloorAboveTarget } from './prices.ts';
import type { CategoryRecord } from './recordTypes.ts';

const targetFields = ['targetGpPct', 'minGpPct'] as const;

/** The categories that a selection names; there is no list that a query could be of. */
export function findCategoryTargets(
  { catalogue }: RequestContext,
  { ids }: BulkRequest['selection'],
): BulkTarget[] | { problems: FieldProblem[] } {
  if (!ids) return { problems: [{ field: 'parentId', code: 'not_allowed', message: 'name them by ids' }] };
  return namedTargets(ids, (id) => {
    const record = catalogue.categories.get(id);
    return record && { id, label: record.title, version: record.version };
  });
}

const toChange = ({ params }: BulkRequest, { targetGpPct, minGpPct }: CategoryRecord) => ({
  targetGpPct: params.targetGpPct === undefined ? targetGpPct : params.targetGpPct,
  minGpPct: params.minGpPct === undefined ? minGpPct : params.minGpPct,
});

/** What an action would do to a category, or why it would not. */
export function previewCategory(
  { catalogue }: Pick<RequestContext, 'catalogue'>,
  request: BulkRequest,
  id: string,
): BulkOutcome {
  const record = catalogue.categories.get(id);
  if (!record || request.action !== 'setTargets') return { skip: 'invalid' };
  const change = toChange(request, record);
  if (isFloorAboveTarget(catalogue, { ...record, ...change })) return { skip: 'aboveTarget' };
  const changes = fieldChanges(record, { ...record, ...change }, targetFields);
  return changes.length === 0 ? { skip: 'unchanged' } : { changes };
}

/** Does the action to a category, unless it changed since the preview. */
export function bulkCategory(
  writer: MarketWriter,
  request: BulkRequest,
  { id, version }: BulkTarget,
): Omit<JobRow, 'id' | 'label'> {
  const record = writer.catalogue.categories.get(id);
  if (record?.version !== version) return { result: 'skipped', reason: 'changedMeanwhile' };
  const outcome = previewCategory(writer, request, id);
  if ('skip' in outcome) return { result: 'skipped', reason: outcome.skip };
  saveCategoryBy(writer, record, { ...record, ...toChange(request, record), version: version + 1 });
  return { result: 'done', reason: null };
}
