import { at, isRecord } from '#mocks/contract/homes.ts';

import { type ApiRequest, withParameter } from '#tests/contract/generate/apiRequest.ts';
import { schemaAt } from '#tests/contract/generate/schemaOf.ts';
import { isWhole, listCallOf, listPageIn } from '#tests/contract/model/conventions.ts';
import type { Operation } from '#tests/contract/model/contract.ts';
import { subjectOf } from '#tests/contract/model/pathParts.ts';
import { type Records, rowsIn } from '#tests/contract/model/records.ts';
import { type Exchange, isSuccess } from '#tests/contract/run/exchange.ts';
import type { How, Probe } from '#tests/contract/run/probe.ts';

import type { Wrong } from './check.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** A reading, and the record if it was there. */
export interface Reading {
  exchange: Exchange;
  record: Fields | undefined;
}

const MOST_PAGES = 10;

/** Why a check of two accounts was not tried. */

/** What is known of a record, to find it again by. */
export interface Wanted {
  id: unknown;
  request: ApiRequest;
  record?: Fields | undefined;
}

/** A value for a parameter of a reading, from what is known of the record. */
function known({ request, record }: Wanted, name: string): unknown {
  return (
    request.path[name] ??
    at(record, name) ??
    (name.endsWith('Id') ? at(record, name.slice(0, -2), 'id') : undefined)
  );
}

/** Whether something was answered that says it is there or is not. */
const isClear = (exchange: Exchange): boolean =>
  isSuccess(exchange) || exchange.answer.status === 404 || exchange.answer.status === 410;

/** The record at its own address. Undefined when there is none to ask, or the answer says neither. */
export async function readAt(
  probe: Probe,
  { reader }: Records,
  wanted: Wanted,
  how: How = {},
): Promise<Reading | undefined> {
  if (!reader) return undefined;
  const subject = subjectOf(reader);
  const path: Record<string, unknown> = {};
  for (const { in: place, name, required } of reader.parameters) {
    if (place === 'path') path[name] = name === subject?.name ? wanted.id : known(wanted, name);
    else if (required) return undefined;
  }
  if (Object.values(path).includes(undefined)) return undefined;
  const exchange = await probe.send(
    { path, query: {}, header: {}, cookie: {} },
    { ...how, operation: reader },
  );
  if (!isClear(exchange)) return undefined;
  const { json } = exchange.answer;
  return { exchange, record: isSuccess(exchange) && isRecord(json) ? json : undefined };
}

function listRequest(probe: Probe, list: Operation, wanted: Wanted): ApiRequest | undefined {
  const places: Record<'path' | 'query', Record<string, unknown>> = { path: {}, query: {} };
  const [plain] = probe.valid.plain(list);
  for (const { in: place, name, required, schema } of list.parameters) {
    if (place !== 'path' && place !== 'query') continue;
    if (place === 'path' || required) {
      const value = known(wanted, name) ?? (place === 'query' ? plain?.query[name] : undefined);
      if (value === undefined) return undefined;
      places[place][name] = value;
    }
    // A list that takes ids need not be walked.
    const types = schemaAt(probe.contract.document, schema)['type'];
    if (place === 'query' && name === 'id' && types === 'array') places.query[name] = [wanted.id];
  }
  return { ...places, header: {}, cookie: {} };
}

/** The record as a row of its list. Undefined when the list cannot be asked, or not to its end. */
export async function findRow(
  probe: Probe,
  { list }: Records,
  wanted: Wanted,
  { query = {}, ...how }: How & { query?: Fields } = {},
): Promise<Reading | undefined> {
  const first = list && listRequest(probe, list, wanted);
  if (!list || !first) return undefined;
  const pages = listCallOf(list);
  const choices = pages && schemaAt(probe.contract.document, pages.pageSize.schema)['enum'];
  const sizes = (Array.isArray(choices) ? choices : []).filter((one) => typeof one === 'number');
  for (let number = 1; number <= MOST_PAGES; number += 1) {
    let request: ApiRequest = { ...first, query: { ...first.query, ...query } };
    if (pages) request = withParameter(request, 'query', 'page', number);
    if (pages && sizes.length > 0) request = withParameter(request, 'query', 'pageSize', Math.max(...sizes));
    const exchange = await probe.send(request, { ...how, operation: list });
    const rows = isSuccess(exchange) ? rowsIn(exchange.answer.json) : undefined;
    if (!rows) return undefined;
    const record = rows.filter(isRecord).find(({ id }) => id === wanted.id);
    if (record) return { exchange, record };
    const page = listPageIn(exchange.answer.json);
    if (!page) return pages || !isWhole(list) ? undefined : { exchange, record: undefined };
    if (number * page.pageSize >= page.total) return { exchange, record: undefined };
  }
  return undefined;
}

/** At its address, else as a row: what the record says now. */
export async function readNow(probe: Probe, records: Records, wanted: Wanted): Promise<Reading | undefined> {
  return (await readAt(probe, records, wanted)) ?? (await findRow(probe, records, wanted));
}

/** Notes for the operation that is asked about what a reading of another one showed. */
export function noteReading(probe: Probe, { exchange }: Reading, message: string | undefined): void {
  const wrongs: Wrong[] = message === undefined ? [] : [{ message }];
  probe.note({ ...exchange, operation: probe.operation }, wrongs);
}

/** The id that a path names for its last placeholder. */
export const idIn = (probe: Probe, request: ApiRequest): unknown => {
  const subject = subjectOf(probe.operation);
  return subject ? request.path[subject.name] : at(request.body, 'id');
};
