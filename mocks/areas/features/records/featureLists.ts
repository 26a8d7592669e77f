import type { RequestContext } from '#mocks/areas/catalogue/records/context.ts';
import { containsWords } from '#mocks/areas/catalogue/records/filters.ts';
import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import type { ListFeaturesData, ListFeatureValuesData } from '#mocks/contract/types/types.gen.ts';
import { sorted, type FieldOf, type SortKeys } from '#mocks/core/pages.ts';
import type { FeatureRecord, FeatureValueRecord } from './recordTypes.ts';
import { countValues, sourcesOf } from './toFeatures.ts';
import { allFeatures, valuesOf } from './valueRecords.ts';

type Query = NonNullable<ListFeaturesData['query']>;
export type FeatureQuery = { [Name in keyof Query]?: Query[Name] | undefined };
type ValueQuery = NonNullable<ListFeatureValuesData['query']>;

const isUsed = (catalogue: Catalogue, id: string): boolean =>
  (catalogue.featureUses().get(id)?.products ?? 0) > 0;

function sortKeysOf(catalogue: Catalogue): SortKeys<FeatureRecord, FieldOf<NonNullable<Query['sort']>>> {
  return {
    title: ({ title }) => title,
    type: ({ type }) => type,
    status: ({ status }) => status,
    valueCount: (record) => countValues(catalogue, record),
    productCount: ({ id }) => catalogue.featureUses().get(id)?.products ?? 0,
    updatedAt: ({ updatedAt }) => updatedAt,
  };
}

/** The features that a query finds, in its order. */
export function findFeatures(
  { catalogue }: Pick<RequestContext, 'catalogue'>,
  { q, id, status, type, supplierId, unused, archived = false, sort = ['title'] }: FeatureQuery,
): FeatureRecord[] {
  const found = allFeatures(catalogue).filter((record) => {
    if (
      (id && !id.includes(record.id)) ||
      (record.archivedAt !== null) !== archived ||
      (status && !status.includes(record.status)) ||
      (type && !type.includes(record.type)) ||
      (unused !== undefined && isUsed(catalogue, record.id) === unused)
    )
      return false;
    if (!supplierId && !q) return true;
    const sources = sourcesOf(catalogue, record);
    return (
      (!supplierId || sources.some((one) => supplierId.includes(one.supplierId))) &&
      (!q || containsWords(q, record.title, ...sources.map(({ rawName }) => rawName)))
    );
  });
  return sorted(found, sort, sortKeysOf(catalogue));
}

/** The values of a feature that a query finds, in its order. */
export function findFeatureValues(
  catalogue: Catalogue,
  feature: FeatureRecord,
  { q, status, unused, sort = ['label'] }: ValueQuery,
): FeatureValueRecord[] {
  const used = catalogue.featureUses().get(feature.id)?.values;
  const productsOf = (record: FeatureValueRecord): number =>
    record.status === 'merged' ? 0 : (used?.get(record.label) ?? 0);
  const found = valuesOf(catalogue, feature).filter(
    (record) =>
      (!status || status.includes(record.status)) &&
      (unused === undefined || (productsOf(record) === 0) === unused) &&
      (!q || containsWords(q, record.label, ...record.sources.map(({ rawName }) => rawName))),
  );
  const keys: SortKeys<FeatureValueRecord, FieldOf<NonNullable<ValueQuery['sort']>>> = {
    label: ({ label }) => label,
    productCount: productsOf,
    updatedAt: ({ updatedAt }) => updatedAt,
  };
  return sorted(found, sort, keys);
}
