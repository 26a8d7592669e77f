import { isWhole } from '#tests/contract/model/conventions.ts';
import type { Parameter } from '#tests/contract/model/contract.ts';
import { isList } from '#tests/contract/model/records.ts';
import type { Probe } from '#tests/contract/run/probe.ts';

import { askForValues } from './askForValues.ts';
import {
  ask,
  askForAll,
  contrasts,
  filtersOf,
  knownValues,
  noteListed,
  searchOf,
  valueIn,
  wrap,
} from './askList.ts';
import type { ProbeCheck } from './check.ts';

const MOST_PAIRS = 4;

type Pair = readonly [Parameter, Parameter];

const has = (row: unknown, { name }: Parameter, other: unknown): boolean =>
  valueIn(row, name) === valueIn(other, name);

/** A row that shares the first of two values, and not the second, with another row; the other way round too, if any does. */
function halfShared(probe: Probe, rows: readonly unknown[], [one, other]: Pair): unknown {
  const full = rows.filter((row) => [one, other].every((each) => knownValues(probe, each, [row]).length > 0));
  const shares = (row: unknown, same: Parameter, different: Parameter): boolean =>
    rows.some((third) => has(third, same, row) && !has(third, different, row));
  const first = full.filter((row) => shares(row, one, other));
  return (
    first.find((row) => shares(row, other, one)) ?? first[0] ?? full.find((row) => shares(row, other, one))
  );
}

/** A value with which the list is empty. */
async function emptying(probe: Probe, parameter: Parameter): Promise<unknown> {
  const isSearch = parameter === searchOf(probe.operation);
  for (const value of isSearch ? [`zq${probe.unique()}`] : contrasts(probe, parameter)) {
    const wanted = wrap(probe, parameter, value);
    if ((await ask(probe, { [parameter.name]: wanted }))?.total === 0) return wanted;
  }
  return undefined;
}

/** What lists nothing alone lists nothing together with another filter. */
async function askWithEmpty(probe: Probe, empty: Parameter, other: Parameter, value: unknown): Promise<void> {
  const none = await emptying(probe, empty);
  if (none === undefined) return;
  const found = await ask(probe, { [empty.name]: none, [other.name]: wrap(probe, other, value) });
  if (!found) return;
  const message = `${empty.name}=${JSON.stringify(none)} lists nothing, and together with ${other.name}=${String(value)} it lists ${found.total}`;
  const isWrong = found.total > 0 && (await ask(probe, { [empty.name]: none }))?.total === 0;
  noteListed(probe, found, isWrong ? message : undefined);
}

/** Several filters in one call. */
export const filtersTogether: ProbeCheck = {
  id: 'list-filters-together',
  rule: 'Where a list takes several filters, and a text to search for, its rows match all of those that are sent.',
  appliesTo: (operation, contract) =>
    isList(contract, operation) &&
    isWhole(operation) &&
    [...filtersOf(operation), searchOf(operation)].filter((one) => one?.required === false).length > 1,
  run: async (probe) => {
    const all = await askForAll(probe);
    if (!all) return;
    const filters = filtersOf(probe.operation).filter(({ required }) => !required);
    const known = filters.flatMap((parameter) => {
      const [value] = knownValues(probe, parameter, all.rows);
      return value === undefined ? [] : [{ parameter, value }];
    });
    const pairs = known.flatMap(({ parameter }, index): Pair[] => {
      const next = known[index + 1];
      return next ? [[parameter, next.parameter]] : [];
    });
    for (const pair of pairs.slice(0, MOST_PAIRS)) {
      const row = halfShared(probe, all.rows, pair);
      const values = pair.map((parameter) => [parameter, valueIn(row, parameter.name)] as const);
      if (row !== undefined) await askForValues(probe, all, values);
    }
    const search = searchOf(probe.operation);
    for (const empty of search ? [...filters, search] : filters) {
      const other = known.find(({ parameter }) => parameter !== empty);
      if (other) await askWithEmpty(probe, empty, other.parameter, other.value);
    }
    if (known.length === 0) probe.untried('no row shows what a filter takes');
  },
};
