import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import type { ProductFeature } from '#mocks/contract/types/types.gen.ts';
import { findFeature, rootOf } from './valueRecords.ts';

/** The features of a product under the titles that they have now. */
export function titled(catalogue: Catalogue, rows: readonly ProductFeature[]): ProductFeature[] {
  return rows.map((row) => {
    const title = catalogue.features.features.get(row.featureId)?.title ?? row.title;
    return title === row.title ? row : { ...row, title };
  });
}

/** What is sent of a product's features, with what was merged since under what it is now. */
export function withoutMerged(catalogue: Catalogue, rows: readonly ProductFeature[]): ProductFeature[] {
  return rows.map((row) => {
    const feature = catalogue.features.features.get(row.featureId);
    if (feature?.status !== 'merged') return row;
    const root = rootOf((id) => findFeature(catalogue, id), feature);
    return { featureId: root.id, title: root.title, value: row.value };
  });
}
