import { at, isRecord } from '#mocks/contract/homes.ts';

import { type ApiRequest, withParameter } from '#tests/contract/generate/apiRequest.ts';
import { cacheBusterOf, listCallOf, listPageIn } from '#tests/contract/model/conventions.ts';
import type { Operation, Parameter } from '#tests/contract/model/contract.ts';
import { listOf, numberIn, plain, schemaAt, typesOf } from '#tests/contract/generate/schemaOf.ts';
import { rowsIn } from '#tests/contract/model/records.ts';
import type { Exchange } from '#tests/contract/run/exchange.ts';
import type { Probe } from '#tests/contract/run/probe.ts';

import { pageSizesOf } from './pages.ts';

const WORDS = /^(q|query|search|term|text)$/i;
const PAGING = /^(page|pageSize|limit|offset|cursor|sort|order|orderBy|fields|include|language)$/i;
/** What names another thing; a text of any other kind may mean something together with another one only. */
const REFERENCE = /(^id|Id|_id|By)$/;
const MOST_CHOICES = 8;

/** What a list said when it was asked for its largest page. */
export interface Listed {
  exchange: Exchange;
  rows: readonly unknown[];
  total: number;
  /** The total is another one than the rows of a list that is shown as a whole. */
  miscounted: boolean;
}

type Query = Readonly<Record<string, unknown>>;

/** Parameters that leave rows out. */
export function filtersOf(operation: Operation): Parameter[] {
  return operation.parameters.filter(
    (one) =>
      one.in === 'query' &&
      !one.isScope &&
      !PAGING.test(one.name) &&
      !WORDS.test(one.name) &&
      one !== cacheBusterOf(operation),
  );
}

/** The parameter that takes a text to search for. */
export const searchOf = ({ parameters }: Operation): Parameter | undefined =>
  parameters.find(({ in: place, name }) => place === 'query' && WORDS.test(name));

/** Asks for the largest page of the rows that match; undefined when no list is answered. */
export async function ask(probe: Probe, wanted: Query): Promise<Listed | undefined> {
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

/** All rows of a list; where there are none, one is made first. Undefined when there is none after all, which is reported. */
export async function askForAll(probe: Probe): Promise<Listed | undefined> {
  const first = await ask(probe, {});
  const all = first?.rows.length === 0 && (await probe.fill()) ? await ask(probe, {}) : first;
  if (all && all.rows.length > 0) return all;
  probe.untried('there is no list to ask for');
  return undefined;
}

/** Notes what a list showed: nothing wrong without a message. */
export const noteListed = (probe: Probe, { exchange }: Listed, message: string | undefined): void =>
  probe.note(exchange, message === undefined ? [] : [{ message }]);

/** What a row says under the name of a filter: its own field, or the id of the thing under that name. */
export function valueIn(row: unknown, name: string): unknown {
  const own = at(row, name);
  return isRecord(own) ? own['id'] : own;
}

const isScalar = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

/** The values that a parameter takes and rows have, each once. */
export function knownValues(probe: Probe, { name, schema }: Parameter, rows: readonly unknown[]): unknown[] {
  return [...new Set(rows.map((row) => valueIn(row, name)).filter(isScalar))].filter(
    (value) => probe.fits(schema, value) || probe.fits(schema, [value]),
  );
}

/** One value as the parameter takes it: in a list where it takes several. */
export const wrap = (probe: Probe, { schema }: Parameter, value: unknown): unknown =>
  probe.fits(schema, [value]) ? [value] : value;

/** Values that cannot all let everything through: the choices, both ends of a range, a name that nothing has. */
export function contrasts(probe: Probe, { name, schema: pointer }: Parameter): unknown[] {
  const { document } = probe.contract;
  const whole = schemaAt(document, pointer);
  const schema = typesOf(whole).includes('array') ? plain(document, whole['items']) : whole;
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

/** Whether the list still says what it said: what a job does goes on while it is asked for. */
export async function isUnchanged(probe: Probe, all: Listed, name: string): Promise<boolean> {
  const now = await ask(probe, {});
  const said = ({ rows }: Listed): string => JSON.stringify(rows.map((row) => valueIn(row, name)));
  return now !== undefined && now.total === all.total && said(now) === said(all);
}
