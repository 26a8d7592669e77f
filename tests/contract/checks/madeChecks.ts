import { at, isRecord } from '#mocks/contract/homes.ts';

import { type ApiRequest, emptyRequest } from '#tests/contract/generate/apiRequest.ts';
import { plain, schemaAt } from '#tests/contract/generate/schemaOf.ts';
import type { Contract, Operation } from '#tests/contract/model/contract.ts';
import { isCreation, type Records, recordsOf, rowsIn } from '#tests/contract/model/records.ts';
import { listsOf, rowShapeOf, shapeOf } from '#tests/contract/model/shapes.ts';
import { isSuccess } from '#tests/contract/run/exchange.ts';
import type { Probe } from '#tests/contract/run/probe.ts';

import type { ProbeCheck } from './check.ts';
import { findRow, noteReading } from './readBack.ts';
import { difference } from './sameValue.ts';

const MANY = 2;

/** The one list of a body that says what is to be made, where the answer is a list too. */
function orderedBy(contract: Contract, operation: Operation): string | undefined {
  const [kind] = Object.values(operation.body?.kinds ?? {});
  if (!isCreation(operation) || kind?.schema === undefined) return undefined;
  const { properties } = schemaAt(contract.document, kind.schema);
  const lists = Object.entries(isRecord(properties) ? properties : {}).filter(([, one]) => {
    const { items } = plain(contract.document, one);
    return items !== undefined && plain(contract.document, items)['properties'] !== undefined;
  });
  const isMany = rowShapeOf(contract, operation, '201') !== undefined;
  return isMany && lists.length === 1 ? lists[0]?.[0] : undefined;
}

/** The record that something is made in, and the lists that it shows of such things: `POST /things/{id}/parts`. */
function insideOf(
  contract: Contract,
  operation: Operation,
): { reader: Operation; lists: string[] } | undefined {
  const made = isCreation(operation) ? shapeOf(contract, operation, '201') : undefined;
  const above = operation.path.slice(0, operation.path.lastIndexOf('/'));
  const reader = contract.operations.find(({ method, path }) => method === 'GET' && path === above);
  const shape = reader && shapeOf(contract, reader);
  if (!reader || made === undefined || shape === undefined || !above.endsWith('}')) return undefined;
  const lists = listsOf(contract, shape, made);
  return lists.length === 0 ? undefined : { reader, lists };
}

/** Where the rows of an answer are listed: at the place of that name, else in a list of the same rows. */
function listedWith(contract: Contract, operation: Operation): Records {
  const records = recordsOf(contract, operation);
  const shape = rowShapeOf(contract, operation, '201');
  const alike = contract.operations.find(
    (one) => !one.path.includes('{') && rowShapeOf(contract, one) === shape && one.method === 'GET',
  );
  return { ...records, list: records.list ?? alike };
}

/** Orders one that is there already beside a new one: all are made, or none. */
async function makeAgain(
  probe: Probe,
  request: ApiRequest,
  list: string,
  [old]: readonly unknown[],
): Promise<void> {
  const fresh = await probe.renewed(request);
  const [, ...others] = rowsIn(at(fresh.body, list)) ?? [];
  const mixed = [old, ...others];
  const exchange = await probe.send({ ...fresh, body: { ...Object(fresh.body), [list]: mixed } });
  const count = (rowsIn(exchange.answer.json) ?? []).length;
  const message = `one of ${mixed.length} is there already, and ${count} are made instead of none`;
  probe.note(exchange, isSuccess(exchange) && count < mixed.length ? [{ message }] : []);
}

/** About what is made with others, or in a record. */
export const madeChecks: readonly ProbeCheck[] = [
  {
    // A server that takes the first one and forgets the others.
    id: 'made-all',
    proposed: true,
    rule: 'A call that makes several things makes all of them and answers each, or none.',
    appliesTo: (operation, contract) => orderedBy(contract, operation) !== undefined,
    writes: true,
    run: async (probe) => {
      const { request } = await probe.base();
      const list = orderedBy(probe.contract, probe.operation);
      const ordered = list === undefined ? undefined : at(request.body, list);
      if (list === undefined || !Array.isArray(ordered) || ordered.length === 0) return;
      const several = Array.from({ length: MANY }, (_, index): unknown => ordered[index % ordered.length]);
      const body = { ...Object(request.body), [list]: several };
      const made = await probe.succeed({ ...request, body });
      const sent = at(made?.request.body, list);
      if (!made || !isSuccess(made) || !Array.isArray(sent) || sent.length < MANY) {
        probe.untried('several at once are refused');
        return;
      }
      const rows = rowsIn(made.answer.json) ?? [];
      const message = `${sent.length} were to be made, and the answer has ${rows.length}`;
      probe.note(made, rows.length === sent.length ? [] : [{ message }]);
      const records = listedWith(probe.contract, probe.operation);
      for (const record of rows.filter(isRecord)) {
        const row = await findRow(probe, records, { id: record['id'], request: made.request, record });
        if (row) noteReading(probe, row, row.record ? undefined : 'one that was made is not in its list');
      }
      await makeAgain(probe, made.request, list, sent);
    },
  },
  {
    // A refund that the payment does not know could be made again.
    id: 'made-inside',
    proposed: true,
    rule: 'What is made in a record is in the list of such things that the record shows.',
    appliesTo: (operation, contract) => insideOf(contract, operation) !== undefined,
    writes: true,
    run: async (probe) => {
      const { request } = await probe.base();
      const inside = insideOf(probe.contract, probe.operation);
      if (!inside) return;
      const made = await probe.succeed(request);
      const id = at(made?.answer.json, 'id');
      if (!made || !isSuccess(made) || id === undefined) {
        probe.untried('no call succeeds');
        return;
      }
      const exchange = await probe.send(
        { ...emptyRequest, path: made.request.path },
        { operation: inside.reader },
      );
      if (!isSuccess(exchange)) return;
      const shown = inside.lists.flatMap((name) => rowsIn(at(exchange.answer.json, name)) ?? []);
      const row = shown.find((one) => at(one, 'id') === id);
      const other = difference(made.answer.json, row);
      const gone = `what was made is not in ${inside.lists.join(' or ')} of the record`;
      const message = row === undefined ? gone : other && `in the record that it was made in, ${other}`;
      noteReading(probe, { exchange, record: undefined }, message);
    },
  },
];
