import { normalisedKey } from './featureKeys.ts';
import { findRoot } from './mergeRoots.ts';

/** A rule: what a supplier calls something, and what it is. */
export interface FeatureAlias {
  readonly id: string;
  readonly kind: 'feature' | 'value';
  /** The feature that a value is of; null for a feature. */
  readonly featureId: string | null;
  readonly raw: string;
  /** Null: what any supplier calls it. */
  readonly supplierId: string | null;
  readonly targetId: string;
}

/** What a feature or value was merged into, by its id; undefined for one that does not exist. */
export type MergedInto = (id: string) => string | null | undefined;

/** A feature and value as a supplier sends them. */
export interface IncomingRow {
  readonly supplierId: string;
  readonly name: string;
  readonly value: string;
}

/** What rules make of an incoming row; null where no rule says anything. */
export interface LabelledRow<Row extends IncomingRow> {
  readonly row: Row;
  readonly featureId: string | null;
  readonly valueId: string | null;
  /** The rules that say so. */
  readonly featureAliasId: string | null;
  readonly valueAliasId: string | null;
}

/** The rows of an import as rules label them. */
export interface LabelledRows<Row extends IncomingRow> {
  readonly rows: readonly LabelledRow<Row>[];
  /** Rows that each rule labels, by its id; a rule that labels none is not here. */
  readonly counts: ReadonlyMap<string, number>;
  readonly relabelled: number;
}

/** Why a rule cannot be added. */
export type AliasRefusal = 'empty_raw' | 'unknown_target' | 'circular_target' | 'alias_exists';

type AliasPlace = Pick<FeatureAlias, 'kind' | 'featureId' | 'raw' | 'supplierId'>;

const placeOf = ({ kind, featureId, raw, supplierId }: AliasPlace): string =>
  JSON.stringify([kind, featureId, supplierId, normalisedKey(raw)]);

/** What a target has become, or null when it does not exist or merges go round in a circle. */
function resolveTarget(targetId: string, mergedInto: MergedInto): string | null {
  const root = findRoot(targetId, mergedInto);
  return root === null || mergedInto(root) === undefined ? null : root;
}

/** Rules, ready to be asked. */
export class AliasIndex {
  readonly #aliases: ReadonlyMap<string, FeatureAlias>;
  readonly #mergedInto: MergedInto;

  constructor(aliases: readonly FeatureAlias[], mergedInto: MergedInto) {
    this.#mergedInto = mergedInto;
    this.#aliases = new Map(aliases.map((alias) => [this.#placeOf(alias), alias]));
  }

  /** A rule about values of a feature that was merged is one about values of what the feature became. */
  #placeOf(place: AliasPlace): string {
    const { featureId } = place;
    const root = featureId === null ? null : findRoot(featureId, this.#mergedInto);
    return placeOf({ ...place, featureId: root ?? featureId });
  }

  /**
   * The rule for a raw name and what it stands for: that of the supplier before that of all. What was merged since stands
   * for what it became; the name of a target is not looked up again, so rules make no chains.
   */
  resolve(place: AliasPlace): { readonly aliasId: string; readonly targetId: string } | null {
    if (normalisedKey(place.raw) === '') return null;
    for (const supplierId of [place.supplierId, null]) {
      const alias = this.#aliases.get(this.#placeOf({ ...place, supplierId }));
      const targetId = alias && resolveTarget(alias.targetId, this.#mergedInto);
      if (alias && targetId != null) return { aliasId: alias.id, targetId };
    }
    return null;
  }
}

/** Why a rule cannot be added to others, or null. */
export function refuseAlias(
  alias: Omit<FeatureAlias, 'id'>,
  aliases: readonly FeatureAlias[],
  mergedInto: MergedInto,
): AliasRefusal | null {
  if (normalisedKey(alias.raw) === '') return 'empty_raw';
  if (findRoot(alias.targetId, mergedInto) === null) return 'circular_target';
  if (resolveTarget(alias.targetId, mergedInto) === null) return 'unknown_target';
  return aliases.some((other) => placeOf(other) === placeOf(alias)) ? 'alias_exists' : null;
}

/**
 * Labels incoming rows by rules: first the feature, then the value in it. A feature without a rule is looked up by
 * `findFeature`, for rules about its values.
 */
export function applyAliases<Row extends IncomingRow>(
  rows: readonly Row[],
  index: AliasIndex,
  findFeature: (row: Row) => string | null,
): LabelledRows<Row> {
  const counts = new Map<string, number>();
  const count = (aliasId: string | undefined): string | null => {
    if (aliasId === undefined) return null;
    counts.set(aliasId, (counts.get(aliasId) ?? 0) + 1);
    return aliasId;
  };
  const labelled = rows.map((row) => {
    const { supplierId, name, value } = row;
    const feature = index.resolve({ kind: 'feature', featureId: null, raw: name, supplierId });
    const featureId = feature?.targetId ?? findFeature(row);
    const label =
      featureId === null ? null : index.resolve({ kind: 'value', featureId, raw: value, supplierId });
    return {
      row,
      featureId,
      valueId: label?.targetId ?? null,
      featureAliasId: count(feature?.aliasId),
      valueAliasId: count(label?.aliasId),
    };
  });
  const relabelled = labelled.filter(
    (row) => row.featureAliasId !== null || row.valueAliasId !== null,
  ).length;
  return { rows: labelled, counts, relabelled };
}
