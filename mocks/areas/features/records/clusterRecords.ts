import { findClustersInSlices } from '#entities/features/clusters.ts';
import type { Cluster, ClusterItem, DismissedPair, Slices } from '#entities/features/clusterTypes.ts';
import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { productRef, supplierRef } from '#mocks/areas/catalogue/records/rows.ts';
import type { FeatureCluster, FeatureClusterSearch } from '#mocks/contract/types/types.gen.ts';
import type { ClusterRecord, FeatureRecord, FeatureValueRecord } from './recordTypes.ts';
import { featureRef, sourcesOf, valueRef } from './toFeatures.ts';
import { allFeatures, findFeature, findValue, valuesOf } from './valueRecords.ts';

const SAMPLES = 3;
const SUPPLIERS = 10;
const MOST_MEMBERS = 200;

type Merged = FeatureRecord | FeatureValueRecord;

const canBeMerged = (record: Merged): boolean =>
  record.status !== 'merged' && !('archivedAt' in record && record.archivedAt !== null);

/** What can be merged: features, or the values of one. */
export function mergeables(catalogue: Catalogue, { kind, featureId }: FeatureClusterSearch): Merged[] {
  const feature = kind === 'value' ? findFeature(catalogue, featureId ?? '') : undefined;
  const all: Merged[] =
    kind === 'feature' ? allFeatures(catalogue) : feature ? valuesOf(catalogue, feature) : [];
  return all.filter(canBeMerged);
}

function toItem(catalogue: Catalogue, record: Merged): ClusterItem {
  const isCanonical = record.status === 'canonical';
  const uses = catalogue.featureUses();
  if (!('title' in record)) {
    const productCount = uses.get(record.featureId)?.values.get(record.label) ?? 0;
    const codes = record.sources.map(({ supplierId, rawName }) => ({ supplierId, code: rawName }));
    return { id: record.id, title: record.label, productCount, isCanonical, codes };
  }
  const { id, title, unit } = record;
  // What a supplier calls it without what stands in brackets is as good as its code.
  const codes = sourcesOf(catalogue, record).map(({ supplierId, rawName }) => ({
    supplierId,
    code: rawName.replaceAll(/\s*\([^)]*\)/g, ''),
  }));
  return { id, title, unit, productCount: uses.get(id)?.products ?? 0, isCanonical, codes };
}

/** Pairs that somebody has said are no duplicates. */
function dismissedPairs({ features }: Catalogue): DismissedPair[] {
  return features.distinctions
    .all()
    .flatMap(({ members, others }) =>
      members.flatMap((member, place) =>
        [...members.slice(place + 1), ...others].map((other): DismissedPair => [member.id, other.id]),
      ),
    );
}

/** A search that can be gone on with a slice at a time. */
export function startSearch(catalogue: Catalogue, search: FeatureClusterSearch): Slices<Cluster[]> {
  const items = mergeables(catalogue, search).map((record) => toItem(catalogue, record));
  const { method, similarity } = search;
  return findClustersInSlices(items, {
    method,
    minSimilarity: similarity,
    dismissed: dismissedPairs(catalogue),
  });
}

const nameOf = (record: Merged): string => ('title' in record ? record.title : record.label);
export const refOf = (record: Merged) => ('title' in record ? featureRef(record) : valueRef(record));

/** Members that can still be merged, each beside no other that it is no duplicate of. */
function membersOf(catalogue: Catalogue, { kind, memberIds }: ClusterRecord): Merged[] {
  const pairs = new Set(dismissedPairs(catalogue).flatMap(([a, b]) => [`${a}\n${b}`, `${b}\n${a}`]));
  const kept: Merged[] = [];
  for (const id of memberIds) {
    const record = kind === 'feature' ? findFeature(catalogue, id) : findValue(catalogue, id);
    if (!record || !canBeMerged(record)) continue;
    if (!kept.some((one) => pairs.has(`${one.id}\n${id}`))) kept.push(record);
  }
  return kept.slice(0, MOST_MEMBERS);
}

/** The products that have a member, and with them who says it. */
function useOf(catalogue: Catalogue, record: Merged) {
  const isSaid = ({ featureId, value }: { featureId: string; value: string }): boolean =>
    'title' in record ? featureId === record.id : featureId === record.featureId && value === record.label;
  const products = catalogue.products
    .all()
    .filter(({ archivedAt, features }) => archivedAt === null && features.some(isSaid));
  const suppliers = [...new Set(products.map(({ supplierId }) => supplierId))].toSorted();
  return {
    productCount: products.length,
    suppliers: suppliers.slice(0, SUPPLIERS).map((id) => supplierRef(catalogue, id)),
    samples: products.slice(0, SAMPLES).map(productRef),
  };
}

/** What is left of a cluster; undefined: one member at most. */
export function toClusterNow(catalogue: Catalogue, record: ClusterRecord): FeatureCluster | undefined {
  const members = membersOf(catalogue, record).map((one) => ({
    id: one.id,
    title: nameOf(one),
    status: one.status,
    ...useOf(catalogue, one),
  }));
  const [first] = members;
  if (!first || members.length < 2) return undefined;
  const { id, kind, method, featureId, similarity } = record;
  const productCount = members.reduce((total, one) => total + one.productCount, 0);
  return { id, kind, method, featureId, members, suggestedTargetId: first.id, similarity, productCount };
}
