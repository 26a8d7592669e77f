import Big from 'big.js';
import type { ClusterItem, GroupLink, ItemGroup, Slices } from './clusterTypes.ts';
import { normalisedKey } from './featureKeys.ts';
import { groupByKey } from './groupByKey.ts';
import { hasAmbiguousUnit, readMeasure, type Measure } from './measures.ts';
import { findUnit, isAmbiguousUnit, type Dimension } from './unitTable.ts';
import { SAME_WITHIN } from './units.ts';

/** Amounts between two pauses. */
const SLICE = 250;

/** An item without what decides its ounce: that of the feature's unit, unless it is an ounce itself. */
function statedDimension({ unit }: ClusterItem): Dimension | undefined {
  return unit == null || isAmbiguousUnit(unit) ? undefined : findUnit(unit)?.dimension;
}

/** What most values with a unit of one dimension measure; undefined when there are none. */
export function findDimension(items: readonly ClusterItem[]): Dimension | undefined {
  const counts = new Map<Dimension, number>();
  for (const { title } of items) {
    const dimension = hasAmbiguousUnit(title) ? undefined : readMeasure(title)?.unit.dimension;
    if (dimension !== undefined) counts.set(dimension, (counts.get(dimension) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([a, m], [b, n]) => n - m || (a < b ? -1 : 1));
  return most?.[0];
}

/** The title of a feature without the unit that it names: "Capacity (oz)". */
function titleWithoutUnit(title: string): string {
  const [, before, unit] = /^(.+?)\s*[([]([^()[\]]+)[)\]]\s*$/.exec(title) ?? [];
  return normalisedKey(
    before !== undefined && unit !== undefined && findUnit(unit) !== undefined ? before : title,
  );
}

/** Items with one amount or of one feature, and the amount. */
export interface ScaleGroup {
  readonly items: ItemGroup;
  readonly measure: Measure | null;
}

/** The amount in the smallest unit of its dimension, written in one way. */
const baseOf = ({ amount, unit }: Measure): string => new Big(amount).times(unit.factor).toFixed();

/**
 * Groups values of exactly one amount in units of one system, and features of one title and dimension. What is neither an
 * amount nor has a unit is in no group.
 */
export function* groupByScale(
  items: readonly ClusterItem[],
  dimension = findDimension(items),
): Slices<ScaleGroup[]> {
  const measures = new Map<ClusterItem, Measure | null>();
  const groups = yield* groupByKey(items, (item) => {
    const itsDimension = statedDimension(item) ?? dimension;
    const measure = readMeasure(item.title, hasAmbiguousUnit(item.title) ? { dimension: itsDimension } : {});
    measures.set(item, measure);
    if (measure !== null) return [`${measure.unit.dimension} ${measure.unit.system} ${baseOf(measure)}`];
    const unit = item.unit == null ? undefined : findUnit(item.unit, itsDimension);
    const title = titleWithoutUnit(item.title);
    return unit === undefined || title === '' ? [] : [`${unit.dimension} of ${title}`];
  });
  return groups.map((group) => {
    const [first] = group;
    return { items: group, measure: first === undefined ? null : (measures.get(first) ?? null) };
  });
}

interface Amount {
  readonly place: number;
  readonly measure: Measure;
  readonly base: number;
}

/** Links amounts of two systems that are the same but for rounding. */
export function* linkScales(measures: readonly (Measure | null)[]): Slices<GroupLink[]> {
  const amounts: Amount[] = measures
    .flatMap((measure, place) =>
      measure === null
        ? []
        : [{ place, measure, base: Number(measure.amount) * Number(measure.unit.factor) }],
    )
    .toSorted((x, y) => x.base - y.base);
  const links: GroupLink[] = [];
  for (const [index, one] of amounts.entries()) {
    for (let next = index + 1; next < amounts.length; next += 1) {
      const other = amounts[next];
      if (other === undefined || other.base - one.base > other.base * SAME_WITHIN) break;
      const { dimension, system } = other.measure.unit;
      if (dimension === one.measure.unit.dimension && system !== one.measure.unit.system)
        links.push({
          a: one.place,
          b: other.place,
          similarity: 1 - (other.base - one.base) / (other.base || 1),
        });
    }
    if (index % SLICE === SLICE - 1) yield { done: index + 1, total: amounts.length };
  }
  return links;
}
