import { AliasIndex, applyAliases, refuseAlias } from '#entities/features/aliases.ts';
import { logActivity } from '#mocks/areas/activity/log.ts';
import type { UndoKind } from '#mocks/areas/activity/records/undoKind.ts';
import { catalogueOf, type Catalogue } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { supplierRef } from '#mocks/areas/catalogue/records/rows.ts';
import type { FeatureAlias, FeatureRef, ProductFeature } from '#mocks/contract/types/types.gen.ts';
import { permissions } from '#session/permissions.ts';
import type { FeatureWriter } from './featureWriting.ts';
import type { AliasRecord, FeatureRecord, FeatureValueRecord, MergeRequest } from './recordTypes.ts';
import { slugOfTitle } from './slugOfTitle.ts';
import { featureRef, valueRef } from './toFeatures.ts';
import { allFeatures, findFeature, findValue, rootOf } from './valueRecords.ts';

const findTarget = (catalogue: Catalogue, kind: AliasRecord['kind'], id: string) =>
  kind === 'feature' ? findFeature(catalogue, id) : findValue(catalogue, id);

/** What a feature or value was merged into; undefined for one that is not there. */
const mergedIntoOf =
  (catalogue: Catalogue) =>
  (id: string): string | null | undefined => {
    const feature = findFeature(catalogue, id);
    return feature ? feature.mergedIntoId : findValue(catalogue, id)?.mergedIntoId;
  };

/** Why an alias cannot be made; null: it can. */
export const findAliasRefusal = (
  catalogue: Catalogue,
  alias: Omit<AliasRecord, 'id' | 'version' | 'createdAt' | 'createdBy' | 'mergeId'>,
) => refuseAlias(alias, catalogue.features.aliases.all(), mergedIntoOf(catalogue));

/** An alias as the contract says it. */
export function toAlias(catalogue: Catalogue, record: AliasRecord): FeatureAlias {
  const { supplierId, featureId, targetId, kind, ...fields } = record;
  const feature = featureId === null ? undefined : findFeature(catalogue, featureId);
  const target = findTarget(catalogue, kind, targetId);
  const find = (id: string): FeatureRecord | FeatureValueRecord | undefined =>
    findTarget(catalogue, kind, id);
  const root = target && rootOf(find, target);
  const ref: FeatureRef = !root
    ? { id: targetId, title: targetId }
    : 'title' in root
      ? featureRef(root)
      : valueRef(root);
  return {
    ...fields,
    kind,
    supplier: supplierId === null ? null : supplierRef(catalogue, supplierId),
    feature: feature ? featureRef(feature) : null,
    target: ref,
  };
}

/** Stores a new alias and writes it down. */
export function addAlias(
  { db, catalogue, author, now, correlationId }: FeatureWriter,
  content: Omit<AliasRecord, 'id' | 'version' | 'createdAt' | 'createdBy'>,
): AliasRecord {
  const alias = catalogue.features.aliases.put({
    ...content,
    id: catalogue.nextId('fal'),
    version: 1,
    createdAt: now,
    createdBy: author.actor,
  });
  logAlias({ db, author, correlationId }, null, alias);
  return alias;
}

/** Takes an alias away and writes it down. */
export function removeAlias(
  { db, catalogue, author, correlationId }: FeatureWriter,
  alias: AliasRecord,
): void {
  catalogue.features.aliases.remove(alias.id);
  logAlias({ db, author, correlationId }, alias, null);
}

function logAlias(
  { db, author, correlationId }: Pick<FeatureWriter, 'db' | 'author' | 'correlationId'>,
  before: AliasRecord | null,
  after: AliasRecord | null,
): void {
  const { id = '', raw = '', mergeId = null } = after ?? before ?? {};
  logActivity(db, author, {
    action: after ? 'create' : 'delete',
    entityType: 'featureAlias',
    entityId: id,
    entityLabel: raw,
    correlationId,
    // Those of a merge come and go with it.
    undo: mergeId !== null && correlationId !== null ? null : { kind: 'featureAlias', before, after },
  });
}

export const aliasUndo: UndoKind<AliasRecord> = {
  permission: permissions.featureMergingApply,
  table: (db) => catalogueOf(db.catalogue).features.aliases,
  isBlocked: (db, _now, next) => next !== null && findAliasRefusal(catalogueOf(db.catalogue), next) !== null,
};

/** Names that stand for the target of a merge from now on: those of its sources, whoever says them. */
export function keepNames(
  writer: FeatureWriter,
  { kind, featureId, keepAliases }: MergeRequest,
  mergeId: string,
  targetId: string | null,
  names: readonly string[],
): string[] {
  if (!keepAliases || targetId === null || kind === 'split') return [];
  return names.flatMap((raw) => {
    const content = { kind, raw, supplierId: null, featureId, targetId, mergeId };
    return findAliasRefusal(writer.catalogue, content) === null ? [addAlias(writer, content).id] : [];
  });
}

/** A feature of a product as a file has it, and whether a rule named it. */
export interface LabelledFeature {
  readonly feature: ProductFeature;
  readonly isByRule: boolean;
}

/** The feature that a name is of without a rule: the one that is called so, whatever it was merged into. */
function findNamed(catalogue: Catalogue, name: string): FeatureRecord | undefined {
  const slug = slugOfTitle(name);
  const found =
    findFeature(catalogue, slug) ?? allFeatures(catalogue).find(({ title }) => slugOfTitle(title) === slug);
  return found && rootOf((id) => findFeature(catalogue, id), found);
}

/** What a supplier's names and values are, through the aliases. */
export function labelRows(
  catalogue: Catalogue,
  supplierId: string,
  rows: readonly { readonly name: string; readonly value: string }[],
): LabelledFeature[] {
  const index = new AliasIndex(catalogue.features.aliases.all(), mergedIntoOf(catalogue));
  const incoming = rows.map((row) => ({ ...row, supplierId }));
  const labelled = applyAliases(incoming, index, ({ name }) => findNamed(catalogue, name)?.id ?? null);
  return labelled.rows.map(({ row, featureId, valueId, featureAliasId, valueAliasId }) => {
    const feature = featureId === null ? undefined : findFeature(catalogue, featureId);
    const value = valueId === null ? undefined : findValue(catalogue, valueId, feature);
    return {
      feature: {
        featureId: feature?.id ?? slugOfTitle(row.name),
        title: feature?.title ?? row.name,
        value: value?.label ?? row.value,
      },
      isByRule: featureAliasId !== null || valueAliasId !== null,
    };
  });
}
