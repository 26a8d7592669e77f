import { at, isRecord } from '#mocks/contract/homes.ts';

import { type ApiRequest, withParameter } from '#tests/contract/generate/apiRequest.ts';
import {
  listOf,
  numberIn,
  plain,
  schemaAt,
  type Schema,
  typesOf,
} from '#tests/contract/generate/schemaOf.ts';
import { cacheBusterOf, isWhole, listCallOf, listPageIn } from '#tests/contract/model/conventions.ts';
import type { Operation, Parameter } from '#tests/contract/model/contract.ts';
import { valueAt } from '#tests/contract/model/follow.ts';
import { isList, rowsIn } from '#tests/contract/model/records.ts';
import type { Exchange } from '#tests/contract/run/exchange.ts';
import type { Probe } from '#tests/contract/run/probe.ts';

import type { ProbeCheck } from './check.ts';
import { pageSizesOf } from './pages.ts';

const WORDS = /^(q|query|search|term|text)$/i;
const PAGING = /^(page|pageSize|limit|offset|cursor|sort|order|orderBy|fields|include|language)$/i;
/** What names another thing; a text of any other kind may mean something together with another one only. */
const REFERENCE = /(^id|Id|_id|By)$/;
const MOST_VALUES = 2;
const MOST_CHOICES = 8;

interface Listed {
  exchange: Exchange;
  rows: readonly unknown[];
  total: number;
  /** The total is another one than the rows of a list that is shown as a whole. */
  miscounted: boolean;
}

/** Parameters that leave rows out. */
function filtersOf(operation: Operation): Parameter[] {
  return operation.parameters.filter(
    (one) =>
      one.in === 'query' &&
      !PAGING.test(one.name) &&
      !WORDS.test(one.name) &&
      one !== cacheBusterOf(operation),
  );
}

const searchOf = ({ parameters }: Operation): Parameter | undefined =>
  parameters.find(({ in: place, name }) => place === 'query' && WORDS.test(name));

async function ask(probe: Probe, wanted: Readonly<Record<string, unknown>>): Promise<Listed | undefined> {
  const { request } = await probe.base();
  const pageSize = listCallOf(probe.operation) ? pageSizesOf(probe).at(-1) : undefined;
  const all = Object.entries({ ...wanted, ...(pageSize === undefined ? {} : { pageSize }) });
  const asked = all.reduce<ApiRequest>(
    (soFar, [name, value]) => withParameter(soFar, 'query', name, value),
    request,
  );
  const exchange = await probe.send(asked);
  const rows = exchange.answer.status === 200 ? rowsIn(exchange.answer.json) : undefined;
  if (!rows) return undefined;
  const total = listPageIn(exchange.answer.json)?.total ?? rows.length;
  const miscounted = rows.length < (pageSize ?? rows.length) && total !== rows.length;
  return { exchange, rows, total, miscounted };
}

/** What a row says under the name of a filter: its own field, or the id of the thing under that name. */
function valueIn(row: unknown, name: string): unknown {
  const own = at(row, name);
  return isRecord(own) ? own['id'] : own;
}

const isScalar = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** Values that cannot all let everything through: the choices, both ends of a range, a name that nothing has. */
function contrasts(probe: Probe, schema: Schema, name: string): unknown[] {
  const choices = listOf(schema['enum']).slice(0, MOST_CHOICES);
  if (choices.length > 0) return choices;
  if (schema['format'] === 'date-time') return ['1971-01-01T00:00:00Z', '2199-01-01T00:00:00Z'];
  if (schema['format'] === 'date') return ['1971-01-01', '2199-01-01'];
  const types = typesOf(schema);
  if (types.includes('integer') || types.includes('number')) {
    return [numberIn(schema, 'minimum', 0), numberIn(schema, 'maximum', 1e9)];
  }
  return types.includes('string') && REFERENCE.test(name) ? [probe.unique()] : [];
}

/** A choice that is none of these, or an id that nothing has. */
function absentValue(probe: Probe, { name, schema }: Parameter, known: readonly unknown[]): unknown {
  const { document } = probe.contract;
  const whole = schemaAt(document, schema);
  const one = typesOf(whole).includes('array') ? plain(document, whole['items']) : whole;
  return contrasts(probe, one, name).find(
    (value) => typeof value === typeof known[0] && !known.includes(value),
  );
}

/** Whether the list still says what it said: what a job does goes on while it is asked for. */
async function isUnchanged(probe: Probe, all: Listed, name: string): Promise<boolean> {
  const now = await ask(probe, {});
  const said = ({ rows }: Listed): string => JSON.stringify(rows.map((row) => valueIn(row, name)));
  return now !== undefined && now.total === all.total && said(now) === said(all);
}

/** Asks for what some rows say: those rows, and no others. */
async function askForKnown(
  probe: Probe,
  parameter: Parameter,
  all: Listed,
  known: readonly unknown[],
): Promise<void> {
  const { name, schema } = parameter;
  const wrap = (value: unknown): unknown => (probe.fits(schema, [value]) ? [value] : value);
  let sum = 0;
  for (const value of known) {
    const found = await ask(probe, { [name]: wrap(value) });
    if (!found) return;
    sum += found.total;
    const other = found.rows.find((row) => valueIn(row, name) !== value);
    const strange = `${name}=${String(value)} lists a row with ${name} ${String(valueIn(other, name))}`;
    const isMissed = found.rows.length === 0 && (await isUnchanged(probe, all, name));
    const none = isMissed ? `${name}=${String(value)} lists nothing, and a row has it` : undefined;
    const count = `${name}=${String(value)} lists ${found.rows.length}, and its total is ${found.total}`;
    const message = other === undefined ? (found.miscounted ? count : none) : strange;
    probe.note(found.exchange, message === undefined ? [] : [{ message }]);
  }
  // A value that no row has lists no rows with another one.
  const absent = absentValue(probe, parameter, known);
  const empty = absent === undefined ? undefined : await ask(probe, { [name]: wrap(absent) });
  const stray = empty?.rows.find((row) => valueIn(row, name) !== absent);
  const lists = `${name}=${String(absent)} lists a row with ${name} ${String(valueIn(stray, name))}`;
  if (empty) probe.note(empty.exchange, stray === undefined ? [] : [{ message: lists }]);
  // Where all values have to match (`x-match: all`), several are no sum.
  const described = valueAt(probe.contract.document, schema.replace(/\/schema$/, ''));
  if (known.length < MOST_VALUES || !probe.fits(schema, known) || at(described, 'x-match') === 'all') return;
  const both = await ask(probe, { [name]: known });
  if (!both || !(await isUnchanged(probe, all, name))) return;
  const message = `${name}=${known.join(',')} lists ${both.total}, and one by one they are ${sum}`;
  probe.note(both.exchange, both.total === sum ? [] : [{ message }]);
}

/** What is said to list others instead lists none that the opposite lists. */
async function askForBoth(probe: Probe, { name, description }: Parameter): Promise<void> {
  if (!/\binstead\b|\bor the others\b/i.test(description)) return;
  const [right, wrong] = [await ask(probe, { [name]: true }), await ask(probe, { [name]: false })];
  const ids = right?.rows.map((row) => at(row, 'id')) ?? [];
  const common = wrong?.rows.map((row) => at(row, 'id')).find((id) => id !== undefined && ids.includes(id));
  // It may have become one of the others in between.
  const again = common === undefined ? undefined : await ask(probe, { [name]: true });
  const both = again?.rows.some((row) => at(row, 'id') === common) ? common : undefined;
  const message = `${String(both)} is listed with ${name}=true and with ${name}=false`;
  if (right && wrong) probe.note(wrong.exchange, both === undefined ? [] : [{ message }]);
}

/** Asks for what cannot be the same each time. */
async function askForContrasts(probe: Probe, parameter: Parameter, all: Listed): Promise<void> {
  const { document } = probe.contract;
  const { name, schema } = parameter;
  const whole = schemaAt(document, schema);
  if (typesOf(whole).includes('boolean')) return askForBoth(probe, parameter);
  const isList = typesOf(whole).includes('array');
  const values = contrasts(probe, isList ? plain(document, whole['items']) : whole, name);
  let last: Listed | undefined;
  for (const value of values) {
    const found = await ask(probe, { [name]: isList ? [value] : value });
    // A refusal or another number: it is not ignored.
    if (!found || found.total !== all.total) {
      if (found) probe.note(found.exchange, []);
      return;
    }
    last = found;
  }
  if (!last) return;
  const message = `${name} is ignored: ${values.map(String).join(', ')} all list ${all.total}, as without it`;
  probe.note(last.exchange, [{ message }]);
}

/** What leaves rows out of lists. */
export const listFilters: readonly ProbeCheck[] = [
  {
    id: 'list-filter',
    rule: 'A filter of a list lists the rows that have the value and no others, and several values list the rows of each.',
    appliesTo: (operation, contract) =>
      isList(contract, operation) && isWhole(operation) && filtersOf(operation).length > 0,
    run: async (probe) => {
      const empty = await ask(probe, {});
      const all = empty?.rows.length === 0 && (await probe.fill()) ? await ask(probe, {}) : empty;
      if (!all || all.rows.length === 0) {
        probe.untried('there is no list to ask for');
        return;
      }
      for (const parameter of filtersOf(probe.operation)) {
        const found = all.rows.map((row) => valueIn(row, parameter.name)).filter(isScalar);
        const known = [...new Set(found)].filter(
          (value) => probe.fits(parameter.schema, value) || probe.fits(parameter.schema, [value]),
        );
        if (known.length > 0) await askForKnown(probe, parameter, all, known.slice(0, MOST_VALUES));
        else if (!parameter.required) await askForContrasts(probe, parameter, all);
      }
    },
  },
  {
    id: 'list-search',
    rule: 'A text to search a list for finds a row that has it, and what no row has does not find everything.',
    appliesTo: (operation) =>
      operation.method === 'GET' && isWhole(operation) && searchOf(operation) !== undefined,
    run: async (probe) => {
      const name = searchOf(probe.operation)?.name;
      const all = name === undefined ? undefined : await ask(probe, {});
      if (name === undefined || !all || all.rows.length === 0) {
        probe.untried('there is no list to ask for');
        return;
      }
      const none = await ask(probe, { [name]: `zq${probe.unique()}` });
      if (none) {
        const message = `${name} with what no row has lists ${none.total}, as without it`;
        probe.note(none.exchange, none.total === all.total ? [{ message }] : []);
      }
      const [row] = all.rows;
      const texts = Object.values(isRecord(row) ? row : {}).filter(
        (value) => typeof value === 'string' && /^[\w .-]{2,60}$/.test(value),
      );
      let last: Listed | undefined;
      for (const text of texts) {
        const found = await ask(probe, { [name]: text });
        if (!found) continue;
        last = found;
        if (found.rows.some((one) => at(one, 'id') === at(row, 'id'))) {
          probe.note(found.exchange, []);
          return;
        }
      }
      if (last)
        probe.note(last.exchange, [{ message: `${name} with any text of a row does not find that row` }]);
    },
  },
];
