import { at } from '#mocks/contract/homes.ts';

import { type ApiRequest, withParameter } from '#tests/contract/generate/apiRequest.ts';
import { schemaAt } from '#tests/contract/generate/schemaOf.ts';
import { listCallOf } from '#tests/contract/model/conventions.ts';
import type { Operation } from '#tests/contract/model/contract.ts';
import { subjectOf } from '#tests/contract/model/pathParts.ts';
import { recordsOf, rowsIn } from '#tests/contract/model/records.ts';
import { onlyInOf } from '#tests/contract/model/statedOfRecords.ts';
import { isSuccess } from '#tests/contract/run/exchange.ts';
import type { Probe } from '#tests/contract/run/probe.ts';

import type { ProbeCheck } from './check.ts';

const isRow = (row: unknown, id: unknown): boolean => at(row, 'id') === id;

/** As many rows of a list as it answers at once. */
async function readRows(probe: Probe, list: Operation): Promise<readonly unknown[]> {
  const pages = listCallOf(list);
  const sizes = pages && schemaAt(probe.contract.document, pages.pageSize.schema)['enum'];
  const numbers = (Array.isArray(sizes) ? sizes : []).filter((one) => typeof one === 'number');
  const known = probe.valid.plain(list).slice(0, 2);
  const all: unknown[] = [];
  for (const { path } of known) {
    const bare: ApiRequest = { path, query: {}, header: {}, cookie: {} };
    const asked = numbers.length > 0 ? withParameter(bare, 'query', 'pageSize', Math.max(...numbers)) : bare;
    const exchange = await probe.send(asked, { operation: list });
    if (isSuccess(exchange)) all.push(...(rowsIn(exchange.answer.json) ?? []));
    if (Object.keys(path).length === 0) break;
  }
  return all;
}

/** One row for each state in which it cannot be done. */
function othersOf(rows: readonly unknown[], field: string, values: readonly unknown[]): unknown[] {
  const others = rows.filter((row) => at(row, field) !== undefined && !values.includes(at(row, field)));
  return [...new Map(others.map((row) => [at(row, field), row])).values()];
}

/** What is closed stays closed, and what is live is no draft. */
export const wrongState: ProbeCheck = {
  id: 'wrong-state',
  proposed: true,
  rule: 'What can be done in some states only (`x-only-in`) is refused in any other.',
  appliesTo: (operation, contract) =>
    onlyInOf(contract, operation) !== undefined && recordsOf(contract, operation).list !== undefined,
  writes: true,
  run: async (probe) => {
    const { contract, operation } = probe;
    const only = onlyInOf(contract, operation);
    const { list } = recordsOf(contract, operation);
    const subject = subjectOf(operation);
    if (!only || !list || !subject) return;
    const { field, values } = only;
    const { request } = await probe.base();
    const others = othersOf(await readRows(probe, list), field, values);
    if (others.length === 0) probe.untried('nothing is in another state');
    for (const row of others) {
      const id = at(row, 'id');
      const about = withParameter(request, 'path', subject.name, id);
      const exchange = await probe.send(await probe.renewed(about));
      const isDone = isSuccess(exchange);
      // It may have come into the right state by itself in between.
      const now = isDone ? (await readRows(probe, list)).find((one) => isRow(one, id)) : undefined;
      const isRight = values.includes(at(now, field));
      const message = `it is done to what is ${String(at(row, field))}, and the answer is ${exchange.answer.status}`;
      probe.note(exchange, isDone && !isRight ? [{ message }] : []);
    }
  },
};
