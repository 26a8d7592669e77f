import { normalisedKey } from '#entities/features/featureKeys.ts';
import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { supplierRef } from '#mocks/areas/catalogue/records/rows.ts';
import type { Feature, FeatureRef, FeatureSource, FeatureValue } from '#mocks/contract/types/types.gen.ts';
import type { FeatureRecord, FeatureValueRecord, SourceRecord } from './recordTypes.ts';
import { findFeature, findValue, rootOf, valuesOf } from './valueRecords.ts';

const SAMPLES = 3;

/** Names of suppliers, each once, in the order of the suppliers. */
function toSources(catalogue: Catalogue, sources: readonly SourceRecord[]): FeatureSource[] {
  const byKey = new Map(sources.map((one) => [`${one.supplierId}\n${one.rawName}`, one]));
  return [...byKey.values()]
    .toSorted((a, b) => a.supplierId.localeCompare(b.supplierId) || a.rawName.localeCompare(b.rawName))
    .map(({ supplierId, rawName }) => ({ supplier: supplierRef(catalogue, supplierId), rawName }));
}

/** What suppliers call a feature: those of its products now, and those of what was merged into it. */
export function sourcesOf({ featureUses }: Catalogue, { id, title, sources }: FeatureRecord): SourceRecord[] {
  const suppliers = featureUses().get(id)?.suppliers.keys() ?? [];
  // After a merge its products say what it is called here, which their suppliers may never have said.
  const named = new Set(sources.map(({ supplierId }) => supplierId));
  const own = [...suppliers].filter((supplierId) => !named.has(supplierId));
  return [...own.map((supplierId) => ({ supplierId, rawName: title })), ...sources];
}

export const featureRef = ({ id, title }: FeatureRecord): FeatureRef => ({ id, title });
export const valueRef = ({ id, label }: FeatureValueRecord): FeatureRef => ({ id, title: label });

/** A feature as the contract says it. */
export function toFeature(catalogue: Catalogue, record: FeatureRecord): Feature {
  const { mergedIntoId, ...fields } = record;
  const use = catalogue.featureUses().get(record.id);
  const samples = [...(use?.values ?? [])]
    .toSorted(([a, many], [b, more]) => more - many || a.localeCompare(b))
    .slice(0, SAMPLES);
  const root = mergedIntoId === null ? null : rootOf((id) => findFeature(catalogue, id), record);
  return {
    ...fields,
    mergedInto: root && featureRef(root),
    valueCount: countValues(catalogue, record),
    productCount: use?.products ?? 0,
    sources: toSources(catalogue, sourcesOf(catalogue, record)),
    samples: samples.map(([value]) => value),
  };
}

/** Values of a feature that are not merged. */
export function countValues(catalogue: Catalogue, record: FeatureRecord): number {
  return valuesOf(catalogue, record).filter(({ status }) => status !== 'merged').length;
}

/** Which suppliers say a value: looked up in the products, for a page of values at once. */
export function suppliersByValue(
  { products }: Catalogue,
  featureId: string,
): (label: string) => readonly SourceRecord[] {
  const suppliers = new Map<string, Set<string>>();
  for (const { features, supplierId, archivedAt } of products.all()) {
    if (archivedAt !== null) continue;
    for (const row of features) {
      if (row.featureId !== featureId) continue;
      const known = suppliers.get(row.value);
      if (known) known.add(supplierId);
      else suppliers.set(row.value, new Set([supplierId]));
    }
  }
  return (rawName) => [...(suppliers.get(rawName) ?? [])].map((supplierId) => ({ supplierId, rawName }));
}

/** Values of one feature as the contract says them. */
export function toFeatureValues(
  catalogue: Catalogue,
  feature: FeatureRecord,
  records: readonly FeatureValueRecord[],
): FeatureValue[] {
  const used = catalogue.featureUses().get(feature.id)?.values;
  const sourcesOfLabel = suppliersByValue(catalogue, feature.id);
  return records.map((record) => {
    const { id, label, status, mergedIntoId, sources, version, updatedAt, updatedBy } = record;
    const root = mergedIntoId === null ? null : rootOf((one) => findValue(catalogue, one, feature), record);
    const isMerged = status === 'merged';
    return {
      ...{ id, label, status, version, updatedAt, updatedBy },
      feature: featureRef(feature),
      normalised: normalisedKey(label),
      mergedInto: root && valueRef(root),
      productCount: isMerged ? 0 : (used?.get(label) ?? 0),
      sources: toSources(catalogue, [...(isMerged ? [] : sourcesOfLabel(label)), ...sources]),
    };
  });
}
