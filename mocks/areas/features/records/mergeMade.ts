import { logActivity } from '#mocks/areas/activity/log.ts';
import type { Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import type { FeatureWriter } from './featureWriting.ts';
import type { FeatureRecord, FeatureValueRecord, MergeRecord } from './recordTypes.ts';
import { slugOfTitle } from './slugOfTitle.ts';
import { findFeature, valueIdOf } from './valueRecords.ts';

/** A slug that no other feature has. */
function freeSlug(catalogue: Catalogue, title: string): string {
  const slug = slugOfTitle(title);
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? slug : `${slug.slice(0, 60)}-${number}`;
    if (!findFeature(catalogue, id)) return id;
  }
}

/** Makes the feature that a merge goes to. */
export function makeFeature(writer: FeatureWriter, merge: MergeRecord): FeatureRecord {
  const { catalogue, db, author, now, correlationId } = writer;
  const { title = '', type = 'text', unit = null } = merge.newTarget ?? {};
  const id = freeSlug(catalogue, title);
  const made = catalogue.features.features.put({
    id,
    title,
    slug: id,
    type,
    unit,
    status: 'canonical',
    mergedIntoId: null,
    sources: [],
    archivedAt: null,
    version: 1,
    updatedAt: now,
    updatedBy: author.actor,
  });
  const entity = { entityType: 'feature', entityId: id, entityLabel: title } as const;
  logActivity(db, author, { action: 'create', ...entity, correlationId });
  return made;
}

/** Makes the value that a merge goes to. */
export function makeValue(writer: FeatureWriter, featureId: string, label: string): FeatureValueRecord {
  const { catalogue, db, author, now, correlationId } = writer;
  const known = valueIdOf(featureId, label);
  const id = catalogue.features.values.get(known) ? catalogue.nextId('fv') : known;
  const made = catalogue.features.values.put({
    id,
    featureId,
    label,
    status: 'canonical',
    mergedIntoId: null,
    sources: [],
    version: 1,
    updatedAt: now,
    updatedBy: author.actor,
  });
  const entity = { entityType: 'featureValue', entityId: id, entityLabel: label } as const;
  logActivity(db, author, { action: 'create', ...entity, correlationId });
  return made;
}

/** Takes away what a merge made, unless a product has it. */
export function removeMade(writer: FeatureWriter, { kind, madeIds }: MergeRecord): void {
  const { catalogue, db, author, correlationId } = writer;
  const uses = catalogue.featureUses();
  for (const id of madeIds) {
    const feature = kind === 'feature' ? catalogue.features.features.get(id) : undefined;
    const value = kind === 'feature' ? undefined : catalogue.features.values.get(id);
    if (feature && (uses.get(id)?.products ?? 0) === 0) {
      catalogue.features.features.remove(id);
      const entity = { entityType: 'feature', entityId: id, entityLabel: feature.title } as const;
      logActivity(db, author, { action: 'delete', ...entity, correlationId });
    }
    if (value && (uses.get(value.featureId)?.values.get(value.label) ?? 0) === 0) {
      catalogue.features.values.remove(id);
      const entity = { entityType: 'featureValue', entityId: id, entityLabel: value.label } as const;
      logActivity(db, author, { action: 'delete', ...entity, correlationId });
    }
  }
}
