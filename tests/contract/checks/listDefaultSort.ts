import { at } from '#mocks/contract/homes.ts';

import type { ApiRequest } from '#tests/contract/generate/apiRequest.ts';
import { listOf, schemaAt } from '#tests/contract/generate/schemaOf.ts';
import { listCallOf } from '#tests/contract/model/conventions.ts';
import type { Contract, Operation } from '#tests/contract/model/contract.ts';
import { rowsIn } from '#tests/contract/model/records.ts';
import type { Exchange } from '#tests/contract/run/exchange.ts';
import type { Probe } from '#tests/contract/run/probe.ts';

import type { ProbeCheck } from './check.ts';
import { isSorted, runsOf, valuesOf } from './isSorted.ts';

const MOST_LISTS = 6;

/** The order of a list that is asked for none: the default of its parameter, else `x-default-sort`. */
function defaultSort({ document }: Contract, operation: Operation): string[] {
  const sort = listCallOf(operation)?.sort;
  const stated =
    (sort && schemaAt(document, sort.schema)['default']) ??
    at(document, 'paths', operation.path, operation.method.toLowerCase(), 'x-default-sort');
  return listOf(typeof stated === 'string' ? stated.split(',') : stated).filter(
    (one) => typeof one === 'string',
  );
}

/** The first field of an order by which rows do not stand, where the fields before it are equal. */
function brokenField(
  contract: Contract,
  groups: readonly (readonly unknown[])[],
  [first, ...others]: readonly string[],
): string | undefined {
  if (first === undefined) return undefined;
  const field = first.replace(/^[-+]/, '');
  // A reference sorts by what its row shows elsewhere.
  const isShown = groups.every((rows) =>
    valuesOf(rows, field).every((value) => value === null || ['string', 'number'].includes(typeof value)),
  );
  if (!isShown) return undefined;
  const isOrdered = groups.every((rows) => isSorted(valuesOf(rows, field), first.startsWith('-'), contract));
  if (!isOrdered) return first;
  return brokenField(
    contract,
    groups.flatMap((rows) => runsOf(rows, field)),
    others,
  );
}

/** Rows of the list at this address, after making some where there are too few to have an order. */
async function rowsOf(
  probe: Probe,
  request: ApiRequest,
): Promise<{ exchange: Exchange; rows: readonly unknown[] }> {
  for (let made = 0; ; made += 1) {
    const exchange = await probe.send(request);
    const rows = exchange.answer.status === 200 ? (rowsIn(exchange.answer.json) ?? []) : [];
    const isMade = rows.length < 2 && made < 2 && !probe.operation.path.includes('{') && (await probe.fill());
    if (!isMade) return { exchange, rows };
  }
}

/** What a list stands in when nobody says. */
export const listDefaultSort: ProbeCheck = {
  id: 'list-default-sort',
  rule: 'A list that is asked for no order stands in the one that the contract states.',
  appliesTo: (operation, contract) =>
    operation.method === 'GET' && defaultSort(contract, operation).length > 0,
  run: async (probe) => {
    const { request } = await probe.base();
    const order = defaultSort(probe.contract, probe.operation);
    // Of the lists that belong to one record each, the first may be short.
    const others = probe.operation.path.includes('{') ? probe.valid.plain(probe.operation) : [];
    let isSeen = false;
    for (const asked of [request, ...others].slice(0, MOST_LISTS)) {
      const { exchange, rows } = await rowsOf(probe, asked);
      if (rows.length < 2) continue;
      isSeen = true;
      const broken = brokenField(probe.contract, [rows], order);
      const message = `without an order it does not stand in that of ${String(broken)}`;
      probe.note(exchange, broken === undefined ? [] : [{ message, pointer: '/items' }]);
    }
    if (!isSeen) probe.untried('no list has two rows');
  },
};
