import { at, isRecord } from '#mocks/contract/homes.ts';

import { type ApiRequest, emptyRequest } from '#tests/contract/generate/apiRequest.ts';
import { plain, schemaAt } from '#tests/contract/generate/schemaOf.ts';
import { listPageIn } from '#tests/contract/model/conventions.ts';
import type { Contract, Operation } from '#tests/contract/model/contract.ts';
import { isList, rowsIn } from '#tests/contract/model/records.ts';
import { countsIn, type Count } from '#tests/contract/model/statedOfRecords.ts';
import { type Exchange, isSuccess } from '#tests/contract/run/exchange.ts';
import type { Probe } from '#tests/contract/run/probe.ts';

import type { ProbeCheck } from './check.ts';

/** So many of the greatest, and of the least, are counted again. */
const MOST = 3;

/** A list in an answer whose rows count something. */
interface Counting {
  /** The property that holds the rows. */
  name: string;
  field: string;
  count: Count;
}

function countingsOf(contract: Contract, operation: Operation): Counting[] {
  const { document } = contract;
  const schema = Object.values(operation.replies['200']?.kinds ?? {})[0]?.schema;
  const properties = schema === undefined ? {} : schemaAt(document, schema)['properties'];
  return Object.entries(isRecord(properties) ? properties : {}).flatMap(([name, inner]) => {
    const row = plain(document, plain(document, inner)['items']);
    return countsIn(contract, row).map(([field, count]) => ({ name, field, count }));
  });
}

/** Rows of which the number is greatest, and those of which it is least: what is 0 by mistake is seen too. */
function chosenOf(rows: readonly unknown[], field: string): unknown[] {
  const sorted = rows
    .filter((row) => typeof at(row, field) === 'number')
    .toSorted((one, other) => Number(at(other, field)) - Number(at(one, field)));
  const least = sorted.filter((row) => at(row, field) === at(sorted.at(-1), field));
  return [...new Set([...sorted.slice(0, MOST), ...least.slice(0, MOST)])];
}

/** How many rows a list has; undefined when it does not say. */
async function countRows(
  probe: Probe,
  row: unknown,
  { list, by, where }: Count,
): Promise<number | undefined> {
  const wrapped = (name: string, value: unknown): unknown => {
    const schema = list.parameters.find((one) => one.in === 'query' && one.name === name)?.schema;
    return schema !== undefined && probe.fits(schema, [value]) ? [value] : value;
  };
  const asked = [...by.map(([name, field]) => [name, at(row, field)] as const), ...where];
  const query = Object.fromEntries(asked.map(([name, value]) => [name, wrapped(name, value)]));
  const request: ApiRequest = { ...emptyRequest, query };
  const { answer } = await probe.send(request, { operation: list });
  if (answer.status !== 200) return undefined;
  return listPageIn(answer.json)?.total ?? rowsIn(answer.json)?.length;
}

/** The list as it is without filters. */
async function askForList(probe: Probe): Promise<Exchange | undefined> {
  const { request } = await probe.base();
  const needed = probe.operation.parameters.filter((one) => one.in === 'query' && one.required);
  const query = Object.fromEntries(needed.map(({ name }) => [name, request.query[name]]));
  const exchange = await probe.send({ ...request, query });
  return isSuccess(exchange) ? exchange : undefined;
}

/** A number that counts rows is that of the rows. */
export const counted: ProbeCheck = {
  id: 'counted',
  proposed: true,
  rule: 'A number that counts the rows of a list (`x-counts`) is how many the list has.',
  appliesTo: (operation, contract) =>
    isList(contract, operation) && countingsOf(contract, operation).length > 0,
  run: async (probe) => {
    const first = await askForList(probe);
    if (!first) {
      probe.untried('no call succeeds');
      return;
    }
    for (const { name, field, count } of countingsOf(probe.contract, probe.operation)) {
      const rows = at(first.answer.json, name);
      for (const row of chosenOf(Array.isArray(rows) ? rows : [], field)) {
        const now = await countRows(probe, row, count);
        if (now === undefined) continue;
        const said = at(row, field);
        const message = `${field} is ${String(said)}, and ${count.list.id} has ${now} such rows`;
        // Something may have been made in between.
        const again = said === now ? undefined : await askForList(probe);
        const isStill = JSON.stringify(at(again?.answer.json, name)) === JSON.stringify(rows);
        probe.note(first, again && isStill ? [{ message }] : []);
      }
    }
  },
};
