import { schemaAt, typesOf } from '#tests/contract/generate/schemaOf.ts';
import { isWhole } from '#tests/contract/model/conventions.ts';
import type { Parameter } from '#tests/contract/model/contract.ts';
import { isList } from '#tests/contract/model/records.ts';
import type { Probe } from '#tests/contract/run/probe.ts';

import {
  ask,
  askForAll,
  contrasts,
  filtersOf,
  isUnchanged,
  knownValues,
  type Listed,
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

/** Asks for two values of one row: every row that is listed has both, and the row itself is listed. */
async function askForPair(probe: Probe, all: Listed, pair: Pair): Promise<void> {
  const row = halfShared(probe, all.rows, pair);
  if (row === undefined) return;
  const wanted = Object.fromEntries(
    pair.map((one) => [one.name, wrap(probe, one, valueIn(row, one.name))] as const),
  );
  const found = await ask(probe, wanted);
  if (!found) return;
  const asked = pair.map(({ name }) => `${name}=${String(valueIn(row, name))}`).join(' and ');
  const stray = found.rows.find((one) => pair.some((parameter) => !has(one, parameter, row)));
  const other = pair.map(({ name }) => `${name} ${String(valueIn(stray, name))}`).join(' and ');
  const isMissed =
    found.rows.length === 0 &&
    (await isUnchanged(probe, all, pair[0].name)) &&
    (await isUnchanged(probe, all, pair[1].name));
  const missed = isMissed ? `${asked} list nothing, and a row has both` : undefined;
  const message = stray === undefined ? missed : `${asked} list a row with ${other}`;
  probe.note(found.exchange, message === undefined ? [] : [{ message }]);
}

/** A value with which the list is empty. */
async function emptying(probe: Probe, parameter: Parameter): Promise<unknown> {
  const { name, schema } = parameter;
  const isSearch = parameter === searchOf(probe.operation);
  const isList = typesOf(schemaAt(probe.contract.document, schema)).includes('array');
  for (const value of isSearch ? [`zq${probe.unique()}`] : contrasts(probe, parameter)) {
    const wanted = isList ? [value] : value;
    if ((await ask(probe, { [name]: wanted }))?.total === 0) return wanted;
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
  probe.note(found.exchange, isWrong ? [{ message }] : []);
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
    if (!all || all.rows.length === 0) {
      probe.untried('there is no list to ask for');
      return;
    }
    const filters = filtersOf(probe.operation).filter(({ required }) => !required);
    const known = filters.flatMap((parameter) => {
      const [value] = knownValues(probe, parameter, all.rows);
      return value === undefined ? [] : [{ parameter, value }];
    });
    const pairs = known.flatMap(({ parameter }, index): Pair[] => {
      const next = known[index + 1];
      return next ? [[parameter, next.parameter]] : [];
    });
    for (const pair of pairs.slice(0, MOST_PAIRS)) await askForPair(probe, all, pair);
    const search = searchOf(probe.operation);
    for (const empty of search ? [...filters, search] : filters) {
      const other = known.find(({ parameter }) => parameter !== empty);
      if (other) await askWithEmpty(probe, empty, other.parameter, other.value);
    }
    if (known.length === 0) probe.untried('no row shows what a filter takes');
  },
};
