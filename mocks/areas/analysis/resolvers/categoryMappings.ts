import { requestContext } from '#mocks/areas/catalogue/records/requestContext.ts';
import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import { findMappings, mapCategory, toMappings } from '#mocks/areas/market/records/categoryMappings.ts';
import { marketWriter } from '#mocks/areas/market/records/matchWriting.ts';
import type { CategoryMappingRecord } from '#mocks/areas/market/records/recordTypes.ts';
import type { CategoryMapping } from '#mocks/contract/types/types.gen.ts';
import { missingPermission } from '#mocks/core/hasPermission.ts';
import { pageOf } from '#mocks/core/pages.ts';
import { notFound, unknownReference, unprocessable, versionConflict } from '#mocks/core/problems.ts';
import type { Area } from '#mocks/core/types.ts';
import { permissions } from '#session/permissions.ts';

function toMapping(context: RequestContext, record: CategoryMappingRecord): CategoryMapping {
  const [mapping] = toMappings(context, [record]);
  if (!mapping) throw new Error(`There is no mapping ${record.id}.`);
  return mapping;
}

/** Which of our categories stand for those of competitors. */
export const categoryMappings: Pick<Area<'analysis'>, 'listCategoryMappings' | 'setCategoryMapping'> = {
  listCategoryMappings: (call) => {
    const refusal = missingPermission(call.me, permissions.productCategory);
    if (refusal) return refusal;
    const context = requestContext(call);
    const page = pageOf(findMappings(context, call.query), call.query);
    return { status: 200, body: { ...page, items: toMappings(context, page.items) } };
  },

  setCategoryMapping: (call) => {
    const refusal = missingPermission(call.me, permissions.productCategoryEdit);
    if (refusal) return refusal;
    const context = requestContext(call);
    const record = context.catalogue.market.categoryMappings.get(call.path.mappingId);
    if (!record) return notFound();
    const { version, categoryId } = call.body;
    if (record.version !== version)
      return versionConflict(toMapping(context, record), record.updatedBy?.name);
    if (categoryId !== null && !context.catalogue.categories.get(categoryId))
      return unprocessable(unknownReference('categoryId', 'There is no such category'));
    const after =
      record.categoryId === categoryId
        ? record
        : mapCategory(marketWriter(call, context), record, categoryId);
    return { status: 200, body: toMapping(context, after) };
  },
};
