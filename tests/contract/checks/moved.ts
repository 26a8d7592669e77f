import { at, isRecord } from '#mocks/contract/homes.ts';

import type { ApiRequest } from '#tests/contract/generate/apiRequest.ts';
import { schemaAt } from '#tests/contract/generate/schemaOf.ts';
import type { Contract, Operation } from '#tests/contract/model/contract.ts';
import { type Records, recordsOf } from '#tests/contract/model/records.ts';
import { isSuccess } from '#tests/contract/run/exchange.ts';

import type { ProbeCheck } from './check.ts';
import { noteReading, readNow } from './readBack.ts';
import { difference } from './sameValue.ts';

/** The records that a call changes which names one in its body: `POST /things/move` with `id`. */
function movedBy(contract: Contract, operation: Operation): Records | undefined {
  const { method, path, body } = operation;
  const [kind] = Object.values(body?.kinds ?? {});
  if (method !== 'POST' || path.includes('{') || kind?.schema === undefined) return undefined;
  if (at(schemaAt(contract.document, kind.schema)['properties'], 'id') === undefined) return undefined;
  const home = path.slice(0, path.lastIndexOf('/'));
  const list = contract.operations.find((one) => one.method === 'GET' && one.path === home);
  return list && { ...recordsOf(contract, list), list };
}

/** A call that puts one thing elsewhere. */
export const moved: ProbeCheck = {
  id: 'moved',
  rule: 'What a call puts elsewhere stands there when it is read again.',
  appliesTo: (operation, contract) => movedBy(contract, operation) !== undefined,
  writes: true,
  run: async (probe) => {
    const { request, succeeded } = await probe.base();
    const records = movedBy(probe.contract, probe.operation);
    const schema = probe.operation.body?.kinds[request.mediaType ?? '']?.schema;
    const { body } = request;
    if (!succeeded || !records || schema === undefined || !isRecord(body)) {
      probe.untried('no call succeeds');
      return;
    }
    // There and back: a call that does nothing leaves it at one of the two.
    const others = Object.entries(body).flatMap(([name, value]): unknown[] => {
      const other = { ...body, [name]: null };
      return name.endsWith('Id') && value !== null && probe.fits(schema, other) ? [other] : [];
    });
    for (const there of [...others, body]) {
      const wanted = { id: body['id'], request: { ...request, path: {} } };
      // What the last call answered may be said of nothing that is there.
      const before = await readNow(probe, records, wanted);
      const renewed: ApiRequest = await probe.renewed({ ...request, body: there });
      const version = at(before?.record, 'version') ?? at(renewed.body, 'version');
      const sent = { ...renewed, body: { ...Object(renewed.body), version } };
      const exchange = await probe.send(sent);
      if (!isSuccess(exchange)) continue;
      const now = await readNow(probe, records, wanted);
      if (!now) continue;
      const other = difference(there, now.record, 'version');
      noteReading(probe, now, now.record ? other && `read again, ${other}` : 'what was moved is gone');
    }
  },
};
