import { at } from '#mocks/contract/homes.ts';

import { schemaAt, typesOf } from '#tests/contract/generate/schemaOf.ts';
import { isWhole, matchesAll } from '#tests/contract/model/conventions.ts';
import type { Parameter } from '#tests/contract/model/contract.ts';
import { isList } from '#tests/contract/model/records.ts';
import { partsRows } from '#tests/contract/model/statedOfRecords.ts';
import type { Probe } from '#tests/contract/run/probe.ts';

import { askForValues } from './askForValues.ts';
import {
  ask,
  askForAll,
  contrasts,
  filtersOf,
  isUnchanged,
  knownValues,
  type Listed,
  noteListed,
  valueIn,
  wrap,
} from './askList.ts';
import type { ProbeCheck } from './check.ts';

const MOST_VALUES = 2;

const idsOf = ({ rows }: Listed): unknown[] => rows.map((row) => at(row, 'id'));

/** Asks for what some rows say: those rows, and no others. */
async function askForKnown(
  probe: Probe,
  parameter: Parameter,
  all: Listed,
  known: readonly unknown[],
): Promise<void> {
  const { name, schema } = parameter;
  let sum = 0;
  for (const value of known) {
    const found = await askForValues(probe, all, [[parameter, value]]);
    if (!found) return;
    sum += found.total;
  }
  // A value that no row has lists no rows with another one.
  const absent = contrasts(probe, parameter).find(
    (value) => typeof value === typeof known[0] && !known.includes(value),
  );
  const empty =
    absent === undefined ? undefined : await ask(probe, { [name]: wrap(probe, parameter, absent) });
  const stray = empty?.rows.find((row) => valueIn(row, name) !== absent);
  const lists = `${name}=${String(absent)} lists a row with ${name} ${String(valueIn(stray, name))}`;
  if (empty) noteListed(probe, empty, stray === undefined ? undefined : lists);
  // Where all values have to match, several are no sum.
  const isSum = probe.fits(schema, known) && !matchesAll(probe.contract, parameter);
  if (known.length < MOST_VALUES || !isSum) return;
  const both = await ask(probe, { [name]: known });
  if (!both || !(await isUnchanged(probe, all, name))) return;
  const message = `${name}=${known.join(',')} lists ${both.total}, and one by one they are ${sum}`;
  noteListed(probe, both, both.total === sum ? undefined : message);
}

/** What lists others instead (`x-parts`) lists none that the opposite lists. */
async function askForBoth(probe: Probe, parameter: Parameter): Promise<void> {
  const { name } = parameter;
  if (!partsRows(probe.contract, parameter)) return;
  const [right, wrong] = [await ask(probe, { [name]: true }), await ask(probe, { [name]: false })];
  const ids = right?.rows.map((row) => at(row, 'id')) ?? [];
  const common = wrong?.rows.map((row) => at(row, 'id')).find((id) => id !== undefined && ids.includes(id));
  // It may have become one of the others in between.
  const again = common === undefined ? undefined : await ask(probe, { [name]: true });
  const both = again?.rows.some((row) => at(row, 'id') === common) ? common : undefined;
  const message = `${String(both)} is listed with ${name}=true and with ${name}=false`;
  if (right && wrong) noteListed(probe, wrong, both === undefined ? undefined : message);
}

/** Of several choices one has to match, or all of them; each alone tells which rows these are. */
async function askForSeveral(probe: Probe, parameter: Parameter, all: Listed): Promise<void> {
  const { name, schema } = parameter;
  const alone: { value: unknown; ids: unknown[] }[] = [];
  for (const value of contrasts(probe, parameter)) {
    const found = alone.length < MOST_VALUES ? await ask(probe, { [name]: [value] }) : undefined;
    const isWhole = found !== undefined && found.total === found.rows.length;
    if (isWhole && found.total > 0) alone.push({ value, ids: idsOf(found) });
  }
  const [one, other] = alone;
  if (!one || !other || !probe.fits(schema, [one.value, other.value])) return;
  const found = await ask(probe, { [name]: [one.value, other.value] });
  if (!found || found.total > found.rows.length) return;
  const isAll = matchesAll(probe.contract, parameter);
  const wanted = isAll
    ? one.ids.filter((id) => other.ids.includes(id))
    : [...new Set([...one.ids, ...other.ids])];
  const ids = idsOf(found);
  const isRight = wanted.length === ids.length && wanted.every((id) => ids.includes(id));
  const message = `${name}=${String(one.value)},${String(other.value)} lists ${found.total}, and ${wanted.length} have ${isAll ? 'both' : 'one of them'}`;
  noteListed(probe, found, isRight || !(await isUnchanged(probe, all, 'id')) ? undefined : message);
}

/** Asks for what cannot be the same each time. */
async function askForContrasts(probe: Probe, parameter: Parameter, all: Listed): Promise<void> {
  const { name, schema } = parameter;
  if (typesOf(schemaAt(probe.contract.document, schema)).includes('boolean'))
    return askForBoth(probe, parameter);
  const values = contrasts(probe, parameter);
  let last: Listed | undefined;
  for (const value of values) {
    const found = await ask(probe, { [name]: wrap(probe, parameter, value) });
    // A refusal or another number: it is not ignored.
    if (!found || found.total !== all.total) {
      if (found) noteListed(probe, found, undefined);
      return;
    }
    last = found;
  }
  if (!last) return;
  const message = `${name} is ignored: ${values.map(String).join(', ')} all list ${all.total}, as without it`;
  noteListed(probe, last, message);
}

/** What leaves rows out of lists. */
export const listFilters: ProbeCheck = {
  id: 'list-filter',
  rule: 'A filter of a list lists the rows that have the value and no others, and several values list the rows of each.',
  appliesTo: (operation, contract) =>
    isList(contract, operation) && isWhole(operation) && filtersOf(operation).length > 0,
  run: async (probe) => {
    const all = await askForAll(probe);
    if (!all) return;
    for (const parameter of filtersOf(probe.operation)) {
      const known = knownValues(probe, parameter, all.rows);
      if (known.length > 0) await askForKnown(probe, parameter, all, known.slice(0, MOST_VALUES));
      else if (!parameter.required) {
        await askForContrasts(probe, parameter, all);
        if (probe.fits(parameter.schema, [])) await askForSeveral(probe, parameter, all);
      }
    }
  },
};
