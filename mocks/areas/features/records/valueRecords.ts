import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { seedOf } from '#mocks/core/random.ts';
import type { FeatureRecord, FeatureValueRecord } from './recordTypes.ts';

/** The id of a value that nobody changed: the same wherever it is worked out. */
export function valueIdOf(featureId: string, label: string): string {
  const text = `${featureId}\n${label}`;
  // Two numbers of 32 bits each, so that no two of many values have one id.
  return `fv-${seedOf(text).toString(36)}${seedOf(`${label}\n${featureId}`).toString(36)}`;
}

/** The values of a feature: those that products have, those that are known, and those that were merged. */
export function valuesOf(catalogue: Catalogue, feature: FeatureRecord): FeatureValueRecord[] {
  // What was merged into another feature has left its values there.
  if (feature.status === 'merged') return [];
  const { features, featureUses } = catalogue;
  const changed = features.values.all().filter(({ featureId }) => featureId === feature.id);
  const labels = new Set(changed.map(({ label }) => label));
  const ids = new Set(changed.map(({ id }) => id));
  const used = featureUses().get(feature.id)?.values;
  const derived = [...new Set([...features.knownValues(feature.id), ...(used?.keys() ?? [])])].flatMap(
    (label): FeatureValueRecord[] => {
      if (labels.has(label)) return [];
      const id = valueIdOf(feature.id, label);
      // It is called otherwise now; where a product says it again as before, that is another value.
      if (ids.has(id) && used?.has(label) !== true) return [];
      const { updatedAt, updatedBy } = feature;
      return [
        {
          id: ids.has(id) ? `${id}-2` : id,
          featureId: feature.id,
          label,
          status: 'raw',
          mergedIntoId: null,
          sources: [],
          version: 1,
          updatedAt,
          updatedBy,
        },
      ];
    },
  );
  return [...changed, ...derived];
}

/** A value by its id; without the feature all are looked through. */
export function findValue(
  catalogue: Catalogue,
  id: string,
  feature?: FeatureRecord,
): FeatureValueRecord | undefined {
  const changed = catalogue.features.values.get(id);
  if (changed) return feature && changed.featureId !== feature.id ? undefined : changed;
  const searched = feature ? [feature] : allFeatures(catalogue);
  for (const one of searched) {
    const found = valuesOf(catalogue, one).find((value) => value.id === id);
    if (found) return found;
  }
  return undefined;
}

/** Every feature: those that are described, and those that only products have. */
export function allFeatures({ features, featureUses }: Catalogue): FeatureRecord[] {
  const described = features.features.all();
  const known = new Set(described.map(({ id }) => id));
  const others = [...featureUses()].flatMap(([id, { products }]) =>
    known.has(id) || products === 0 ? [] : [undescribed(id, featureUses())],
  );
  return [...described, ...others.filter((one) => one !== undefined)];
}

/** A feature that somebody typed at a product and nobody has described. */
function undescribed(id: string, uses: ReturnType<Catalogue['featureUses']>): FeatureRecord | undefined {
  const use = uses.get(id);
  if (!use || use.products === 0) return undefined;
  return {
    id,
    title: use.title,
    slug: id,
    type: 'text',
    unit: null,
    status: 'raw',
    mergedIntoId: null,
    sources: [],
    archivedAt: null,
    version: 1,
    updatedAt: use.since,
    updatedBy: { id: 'u-1004', name: 'Sofia Lindqvist' },
  };
}

export function findFeature({ features, featureUses }: Catalogue, id: string): FeatureRecord | undefined {
  return features.features.get(id) ?? undescribed(id, featureUses());
}

/** What something stands for now: of what is merged, the end of the way. */
export function rootOf<T extends { readonly id: string; readonly mergedIntoId: string | null }>(
  find: (id: string) => T | undefined,
  record: T,
): T {
  const seen = new Set([record.id]);
  let root = record;
  while (root.mergedIntoId !== null && !seen.has(root.mergedIntoId)) {
    seen.add(root.mergedIntoId);
    const next = find(root.mergedIntoId);
    if (!next) break;
    root = next;
  }
  return root;
}
