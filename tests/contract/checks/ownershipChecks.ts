import { at, isRecord } from '#mocks/contract/homes.ts';

import { type ApiRequest, emptyRequest, withParameter } from '#tests/contract/generate/apiRequest.ts';
import { listOf, plain, schemaAt } from '#tests/contract/generate/schemaOf.ts';
import type { Contract, Operation } from '#tests/contract/model/contract.ts';
import { subjectOf } from '#tests/contract/model/pathParts.ts';
import { isCreation, isList, recordsOf, rowsIn } from '#tests/contract/model/records.ts';
import { isOwnedByCaller, sharedValuesOf } from '#tests/contract/model/stated.ts';
import { type Exchange, isSuccess } from '#tests/contract/run/exchange.ts';
import type { Probe } from '#tests/contract/run/probe.ts';

import { askSecond } from './askSecond.ts';
import type { ProbeCheck } from './check.ts';
import { findRow, noteReading, readAt } from './readBack.ts';

/** The body with what makes it one's own: not shared with others. */
function unshared(probe: Probe, request: ApiRequest): ApiRequest {
  const { document } = probe.contract;
  const { list } = recordsOf(probe.contract, probe.operation);
  const schema = probe.operation.body?.kinds[request.mediaType ?? '']?.schema;
  const properties = schema === undefined ? {} : schemaAt(document, schema)['properties'];
  if (!list || !isRecord(request.body)) return request;
  const own = sharedValuesOf(probe.contract, list).flatMap(([name, shared]): [string, unknown][] => {
    const choices = listOf(plain(document, at(properties, name))['enum']);
    const other = typeof shared === 'boolean' ? !shared : choices.find((one) => one !== shared);
    return other === undefined ? [] : [[name, other]];
  });
  return { ...request, body: { ...request.body, ...Object.fromEntries(own) } };
}

/** Whether a record says that its owner shares it with others. */
function isShared(probe: Probe, record: unknown): boolean {
  const { list } = recordsOf(probe.contract, probe.operation);
  const values = list ? sharedValuesOf(probe.contract, list) : [];
  return values.length > 0 && values.every(([name, shared]) => at(record, name) === shared);
}

/** The ids of a list's rows that nobody but their owner may see. */
function ownIds(probe: Probe, { answer }: Exchange): unknown[] {
  return (rowsIn(answer.json) ?? [])
    .filter((row) => !isShared(probe, row))
    .map((row) => at(row, 'id'))
    .filter((id) => id !== undefined);
}

/** Whether it lists what belongs to the caller; what stands below one record belongs to whom that one does. */
function isOwnList(contract: Contract, operation: Operation): boolean {
  return isList(contract, operation) && subjectOf(operation) === undefined;
}

interface OwnList {
  mine: Exchange;
  /** Of the rows that nobody but the first account may see. */
  ids: unknown[];
}

async function askOwn(probe: Probe, list: Operation): Promise<OwnList> {
  const [request = emptyRequest] = probe.valid.plain(list);
  const mine = await probe.send(request, { operation: list });
  return { mine, ids: ownIds(probe, mine) };
}

/** The list of the first account, with a row of its own if one can be made. */
async function listOwn(probe: Probe): Promise<OwnList> {
  const found = await askOwn(probe, probe.operation);
  return found.ids.length === 0 && (await probe.fill()) ? askOwn(probe, probe.operation) : found;
}

/** A record of the first account: a new one if one can be made, as some things are done to a record once only. */
async function ownIdIn(probe: Probe, list: Operation): Promise<unknown> {
  const before = (await askOwn(probe, list)).ids;
  const after = (await probe.fill(list)) ? (await askOwn(probe, list)).ids : before;
  return after.find((id) => !before.includes(id)) ?? before[0];
}

/** A request about a record of the first account, which the first account could send. */
async function aboutOwn(probe: Probe): Promise<ApiRequest | undefined> {
  const { operation, contract } = probe;
  if (operation.method === 'GET') {
    const { request } = await probe.base();
    const mine = await probe.succeed(request);
    return mine && isSuccess(mine) && !isShared(probe, mine.answer.json) ? mine.request : undefined;
  }
  const { list } = recordsOf(contract, operation);
  const subject = subjectOf(operation);
  const [request] = probe.valid.plain(operation);
  if (!subject || !request) return undefined;
  const id = list && (await ownIdIn(probe, list));
  const own =
    id === undefined ? await probe.aboutNew(request) : withParameter(request, 'path', subject.name, id);
  return own && probe.renewed(own);
}

/** What belongs to one account is no business of another one. */
export const ownershipChecks: readonly ProbeCheck[] = [
  {
    id: 'own-records',
    proposed: true,
    rule: 'What a list shows as the own of its caller (`x-owned-by`) is not listed, read or deleted by another account.',
    appliesTo: (operation, contract) =>
      operation.schemes.length > 0 && isOwnedByCaller(contract, operation) && isOwnList(contract, operation),
    writes: true,
    run: async (probe) => {
      const token = await askSecond(probe);
      if (token === undefined) return;
      const how = { proof: 'unknown' as const, token };
      const { mine, ids } = await listOwn(probe);
      const [id] = ids;
      if (!isSuccess(mine) || id === undefined) {
        probe.untried('the list of the first account is empty');
        return;
      }
      const { request } = mine;
      const theirs = await probe.send(request, how);
      const shown = (rowsIn(theirs.answer.json) ?? []).find((row) => ids.includes(at(row, 'id')));
      const listed = `${String(at(shown, 'id'))} of the first account is listed to the second one`;
      if (isSuccess(theirs)) probe.note(theirs, shown ? [{ message: listed }] : []);
      const records = recordsOf(probe.contract, probe.operation);
      const read = await readAt(probe, records, { id, request }, how);
      if (read)
        noteReading(probe, read, read.record && 'a record of the first account is read by the second one');
      const { remover } = records;
      const place = remover && subjectOf(remover)?.name;
      if (!remover || place === undefined) return;
      const bare = withParameter({ ...emptyRequest, path: request.path }, 'path', place, id);
      const deleted = await probe.send(await probe.renewed(bare, remover), { ...how, operation: remover });
      const message = 'a record of the first account is deleted by the second one';
      probe.note({ ...deleted, operation: probe.operation }, isSuccess(deleted) ? [{ message }] : []);
    },
  },
  {
    id: 'own-record',
    proposed: true,
    rule: 'What belongs to the caller (`x-owned-by`) is neither answered to another account nor changed by it.',
    appliesTo: (operation, contract) =>
      operation.schemes.length > 0 &&
      isOwnedByCaller(contract, operation) &&
      !isOwnList(contract, operation) &&
      (subjectOf(operation) !== undefined || operation.method === 'GET'),
    writes: true,
    run: async (probe) => {
      const token = await askSecond(probe);
      if (token === undefined) return;
      const how = { proof: 'unknown' as const, token };
      if (subjectOf(probe.operation) === undefined) {
        const { request } = await probe.base();
        const [mine, theirs] = [await probe.send(request), await probe.send(request, how)];
        const isSame = isSuccess(mine) && isSuccess(theirs) && mine.answer.text === theirs.answer.text;
        const message = 'the second account is answered the record of the first one';
        probe.note(theirs, isSame ? [{ message }] : []);
        return;
      }
      const request = await aboutOwn(probe);
      if (!request) {
        probe.untried('the first account has none that is known');
        return;
      }
      const taken = await probe.send(request, how);
      const message = `about a record of the first account, the second one is answered with ${taken.answer.status}`;
      // A conflict shows the record too.
      const isShown = at(taken.answer.json, 'current') !== undefined;
      probe.note(taken, isSuccess(taken) || isShown ? [{ message }] : []);
    },
  },
  {
    id: 'own-creation',
    proposed: true,
    rule: 'What an account made as its own is not listed to another one, nor changed or deleted by it.',
    appliesTo: (operation, contract) => {
      const { list } = recordsOf(contract, operation);
      return isCreation(operation) && list !== undefined && isOwnedByCaller(contract, list);
    },
    writes: true,
    run: async (probe) => {
      const token = await askSecond(probe);
      if (token === undefined) return;
      const { request } = await probe.base();
      const made = await probe.succeed(unshared(probe, request));
      const record = made?.answer.json;
      const id = at(record, 'id');
      if (!made || !isSuccess(made) || id === undefined || !isRecord(record) || isShared(probe, record)) {
        probe.untried('nothing of its own can be made');
        return;
      }
      const records = recordsOf(probe.contract, probe.operation);
      const wanted = { id, request: made.request, record };
      const how = { proof: 'unknown' as const, token };
      const row = await findRow(probe, records, wanted, how);
      if (row)
        noteReading(probe, row, row.record && 'what the first account made is listed to the second one');
      for (const other of [records.changer, records.remover]) {
        const place = other && subjectOf(other)?.name;
        const [change] = other ? probe.valid.plain(other) : [];
        if (!other || !change || place === undefined) continue;
        const path = { ...change.path, [place]: id };
        const version = at(record, 'version');
        const body =
          isRecord(change.body) && version !== undefined ? { ...change.body, version } : change.body;
        const sent = body === undefined ? { ...change, path } : { ...change, path, body };
        const taken = await probe.send(sent, { ...how, operation: other });
        const message = `what the first account made is ${other === records.remover ? 'deleted' : 'changed'} by the second one`;
        probe.note({ ...taken, operation: probe.operation }, isSuccess(taken) ? [{ message }] : []);
      }
    },
  },
];
