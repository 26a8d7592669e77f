import { fieldChanges } from '#mocks/areas/activity/log.ts';
import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import { nameRecords } from '#mocks/areas/catalogue/records/nameRecords.ts';
import { selectedTargets, type BulkOutcome, type BulkTarget } from '#mocks/areas/work/records/bulkTargets.ts';
import { readMappingQuery } from '#mocks/areas/work/records/listQuery.ts';
import type { BulkRequest, JobRow, SkipReason } from '#mocks/contract/types/types.gen.ts';
import { findMappings, mapCategory, mappingLabel, suggestedCategoryOf } from './categoryMappings.ts';
import type { MarketWriter } from './matchWriting.ts';
import type { CategoryMappingRecord } from './recordTypes.ts';

/** The mappings that a selection means, or what the list would refuse of its query. */
export function findMappingTargets(
  context: RequestContext,
  selection: BulkRequest['selection'],
): ReturnType<typeof selectedTargets> {
  const { catalogue } = context;
  const toTarget = (record: CategoryMappingRecord): BulkTarget => ({
    id: record.id,
    label: mappingLabel(catalogue, record),
    version: record.version,
  });
  return selectedTargets(selection, {
    find: (id) => {
      const record = catalogue.market.categoryMappings.get(id);
      return record && toTarget(record);
    },
    read: readMappingQuery,
    list: (query) => findMappings(context, query).map(toTarget),
  });
}

/** The category that an action gives a mapping, or why it gives it none. */
function toCategoryId(
  { catalogue }: Pick<RequestContext, 'catalogue'>,
  { action, params }: BulkRequest,
  record: CategoryMappingRecord,
): string | { skip: SkipReason } {
  if (action === 'mapCategory') return params.categoryId ?? { skip: 'invalid' };
  if (action !== 'acceptSuggestion') return { skip: 'invalid' };
  return suggestedCategoryOf(catalogue, record) ?? { skip: 'noSuggestion' };
}

/** What an action would do to a mapping, or why it would not. */
export function previewMapping(
  context: Pick<RequestContext, 'catalogue'>,
  request: BulkRequest,
  id: string,
): BulkOutcome {
  const { catalogue } = context;
  const record = catalogue.market.categoryMappings.get(id);
  if (!record) return { skip: 'invalid' };
  const categoryId = toCategoryId(context, request, record);
  if (typeof categoryId === 'object') return categoryId;
  const changes = fieldChanges(record, { ...record, categoryId }, ['categoryId']);
  return changes.length === 0 ? { skip: 'unchanged' } : { changes: nameRecords(catalogue, changes) };
}

/** Does the action to a mapping, unless it changed since the preview. */
export function bulkMapping(
  writer: MarketWriter,
  request: BulkRequest,
  { id, version }: BulkTarget,
): Omit<JobRow, 'id' | 'label'> {
  const record = writer.catalogue.market.categoryMappings.get(id);
  if (record?.version !== version) return { result: 'skipped', reason: 'changedMeanwhile' };
  const outcome = previewMapping(writer, request, id);
  if ('skip' in outcome) return { result: 'skipped', reason: outcome.skip };
  const categoryId = toCategoryId(writer, request, record);
  if (typeof categoryId === 'object') return { result: 'skipped', reason: categoryId.skip };
  if (!writer.catalogue.categories.get(categoryId)) return { result: 'skipped', reason: 'changedMeanwhile' };
  mapCategory(writer, record, categoryId);
  return { result: 'done', reason: null };
}
