import { at } from '#mocks/contract/homes.ts';

import { sortsNullsLast } from '#tests/contract/model/conventions.ts';
import type { Contract } from '#tests/contract/model/contract.ts';

type Compare = (one: unknown, other: unknown) => number;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const collator = new Intl.Collator('en', { numeric: true });
const base = new Intl.Collator('en', { sensitivity: 'base', ignorePunctuation: true });

const plainly = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** The usual ways to compare. */
const ways: readonly Compare[] = [
  (one, other) => Number(one) - Number(other),
  (one, other) => plainly(text(one), text(other)),
  (one, other) => plainly(text(one).toLowerCase(), text(other).toLowerCase()),
  (one, other) => text(one).localeCompare(text(other), 'en'),
  (one, other) => collator.compare(text(one), text(other)),
  (one, other) => base.compare(text(one), text(other)),
];

/**
 * Few values may have an order that their names do not tell, such as sizes: each must at least stand together. One that is
 * there once stands together wherever it is, so that most must be there more often.
 */
function isGrouped(all: readonly unknown[]): boolean {
  const values = all.filter((value) => all.indexOf(value) !== all.lastIndexOf(value));
  const runs = values.filter((value, index) => index === 0 || value !== values[index - 1]);
  const isTelling = values.length >= all.length * 0.8 && runs.length <= values.length / 3;
  return isTelling && runs.length > 1 && runs.length === new Set(runs).size;
}

/** Letters, digits and what stands between words; where signs and other scripts belong is told differently everywhere. */
const isOrdinary = (value: unknown): boolean => typeof value !== 'string' || /^[\w .:/-]*$/.test(value);

/** What rows say for a field, with dots between names. */
export const valuesOf = (rows: readonly unknown[], field: string): unknown[] =>
  rows.map((row) => at(row, ...field.split('.')));

/** Rows with the same value of a field next to each other, as lists. */
export function runsOf(rows: readonly unknown[], field: string): unknown[][] {
  return rows.reduce<unknown[][]>((runs, row) => {
    const last = runs.at(-1);
    if (last && at(last[0], field) === at(row, field)) return [...runs.slice(0, -1), [...last, row]];
    return [...runs, [row]];
  }, []);
}

/** Whether a row has no value there. */
export const isNothing = (value: unknown): boolean => value === null || value === undefined;

/**
 * Whether values stand in order by any usual comparison. Nothing may stand first or last, and last only where the
 * contract says so.
 */
export function isSorted(all: readonly unknown[], downwards: boolean, contract: Contract): boolean {
  const firstNothing = all.findIndex(isNothing);
  const isLast = firstNothing < 0 || all.slice(firstNothing).every(isNothing);
  if (!isLast && sortsNullsLast(contract)) return false;
  const values = all.filter(isOrdinary);
  const some = values.filter((value) => value !== null && value !== undefined && value !== '');
  const between = values.slice(values.indexOf(some[0]), values.lastIndexOf(some.at(-1)) + 1);
  if (some.length > 0 && between.length !== some.length) return false;
  const numeric = some.every((value) => text(value).trim() !== '' || typeof value === 'number');
  const ordered = ways.some((compare, index) => {
    if (index === 0 && (!numeric || some.some((value) => Number.isNaN(Number(value))))) return false;
    if (index > 0 && some.some((value) => typeof value !== 'string')) return false;
    return some.every((value, position) => {
      if (position === 0) return true;
      const step = compare(some[position - 1], value);
      return downwards ? step >= 0 : step <= 0;
    });
  });
  return ordered || isGrouped(some);
}
