import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import type { ProductRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { labelRows } from '#mocks/areas/features/records/aliasRecords.ts';
import type { RelabelledFeature } from '#mocks/contract/types/types.gen.ts';
import type { Cells } from './importRows.ts';

/** The field of a column whose header is the name of a feature. */
export const FEATURE = 'feature';

const MOST = 120;

/** What a cell is called by its row: that of a feature is known by the header too, since there may be several. */
export const cellName = (field: string, header: string): string =>
  field === FEATURE ? `${FEATURE}:${header.trim()}` : field;

function featuresIn(cells: Cells): { name: string; value: string }[] {
  return Object.entries(cells).flatMap(([field, value]) =>
    field.startsWith(`${FEATURE}:`) && value !== '' ? [{ name: field.slice(FEATURE.length + 1), value }] : [],
  );
}

/** How long what a row says of features may be. */
export const featureLengths = (cells: Cells): Record<string, number> =>
  Object.fromEntries(featuresIn(cells).map(({ name }) => [`${FEATURE}:${name}`, MOST]));

/** The features of a product after a row: what the file says replaces what is there, the rest stays. */
export function withFeatures(
  catalogue: Catalogue,
  cells: Cells,
  supplierId: string,
  before: ProductRecord | undefined,
): Pick<Partial<ProductRecord>, 'features'> {
  const rows = featuresIn(cells);
  if (rows.length === 0) return {};
  const said = new Map(
    labelRows(catalogue, supplierId, rows).map(({ feature }) => [feature.featureId, feature]),
  );
  const kept = (before?.features ?? []).map((row) => {
    const next = said.get(row.featureId);
    said.delete(row.featureId);
    return next ?? row;
  });
  return { features: [...kept, ...said.values()] };
}

/** Features of a row that an alias names. */
export function relabelledIn(catalogue: Catalogue, cells: Cells, supplierId: string): RelabelledFeature[] {
  const rows = featuresIn(cells);
  return labelRows(catalogue, supplierId, rows).flatMap(({ feature, isByRule }, place) =>
    isByRule
      ? [
          {
            raw: rows[place]?.name ?? '',
            feature: { id: feature.featureId, title: feature.title },
            value: feature.value,
          },
        ]
      : [],
  );
}
