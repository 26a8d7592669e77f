import { at, isRecord } from '#mocks/contract/homes.ts';
import { guardedIn } from '#mocks/contract/guarded.ts';

import type { ApiRequest } from '#tests/contract/generate/apiRequest.ts';
import { listOf, plain, schemaAt } from '#tests/contract/generate/schemaOf.ts';
import { endsSession } from '#tests/contract/model/conventions.ts';
import type { Contract, Operation } from '#tests/contract/model/contract.ts';
import { isCreation, recordsOf, rowsIn, wordsOf } from '#tests/contract/model/records.ts';
import type { Exchange } from '#tests/contract/run/exchange.ts';
import type { Probe } from '#tests/contract/run/probe.ts';

import type { ProbeCheck } from './check.ts';
import { findRow, idIn, isSuccess, noteReading, readAt, readNow } from './readBack.ts';

const NEEDS = /\bNeeds (?:the permission title )?(`[^`]+`(?: and `[^`]+`)*)( \(for[^.]*)?/;
const OWN = /\b(?:one's|caller's|person's) own\b/i;
const PERSONAL = /^(personal|private)$/i;

const titlesIn = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, title = '']) => title);

/** The permissions that an operation needs, as its description says: all of them, or one of them in some cases. */
function neededBy(contract: Contract, operation: Operation): { all: string[]; cases: string[] } | undefined {
  const [, always, cases] = NEEDS.exec(wordsOf(contract, operation)) ?? [];
  return always === undefined ? undefined : { all: titlesIn(always), cases: titlesIn(cases ?? '') };
}

/** Whether the first account has what the operation needs, and the second one has not. */
async function isForFirstOnly(probe: Probe, token: string): Promise<boolean> {
  const needed = neededBy(probe.contract, probe.operation);
  const [first, second] = [await probe.permissions(), await probe.permissions(token)];
  if (!needed || second.size === 0) return false;
  const lacks = (title: string): boolean => first.has(title) && !second.has(title);
  return needed.all.some(lacks) && needed.cases.every(lacks);
}

/** The body with what makes it one's own: not shared with others. */
function personal(probe: Probe, request: ApiRequest): ApiRequest {
  const schema = probe.operation.body?.kinds[request.mediaType ?? '']?.schema;
  const { document } = probe.contract;
  const properties = schema === undefined ? {} : schemaAt(document, schema)['properties'];
  if (!isRecord(request.body) || !isRecord(properties)) return request;
  const body = Object.fromEntries(
    Object.entries(request.body).map(([name, value]) => {
      const own = listOf(plain(document, properties[name])['enum']).find((one) => PERSONAL.test(String(one)));
      return [name, /^(is)?(shared|public)$/i.test(name) ? false : (own ?? value)];
    }),
  );
  return { ...request, body };
}

/** What is shown to others by its own word. */
const isShared = (row: unknown): boolean =>
  Object.values(isRecord(row) ? row : {}).includes('shared') ||
  at(row, 'shared') === true ||
  at(row, 'public') === true;

function guardedValue(value: unknown, names: ReadonlySet<string>): string | undefined {
  if (Array.isArray(value)) {
    return value.map((one) => guardedValue(one, names)).find((found) => found !== undefined);
  }
  const own = Object.entries(isRecord(value) ? value : {});
  const [name] = own.find(([key, one]) => names.has(key) && one !== null) ?? [];
  return name ?? own.map(([, one]) => guardedValue(one, names)).find((found) => found !== undefined);
}

const NEEDS_SECOND = 'needs a second --login';

/** What one account may not do, and what it may not know of another one. */
export const secondAccount: readonly ProbeCheck[] = [
  {
    // Hiding a button is no protection.
    id: 'permission',
    proposed: true,
    rule: 'A call that needs a permission is refused with 403 to an account without it, and changes nothing.',
    appliesTo: (operation, contract) =>
      operation.schemes.length > 0 && neededBy(contract, operation) !== undefined,
    writes: true,
    run: async (probe) => {
      const token = await probe.secondToken();
      if (token === undefined) probe.untried(NEEDS_SECOND);
      if (token === undefined || !(await isForFirstOnly(probe, token))) return;
      const { request, succeeded } = await probe.base();
      const asked = await probe.renewed(request);
      const records = recordsOf(probe.contract, probe.operation);
      const wanted = { id: idIn(probe, request), request };
      const isWrite = probe.operation.method !== 'GET' && wanted.id !== undefined;
      const before = isWrite ? await readNow(probe, records, wanted) : undefined;
      const exchange = await probe.send(asked, { proof: 'unknown', token });
      const { status } = exchange.answer;
      const message = `an account without the permission is answered with ${status}`;
      if (isSuccess(exchange)) probe.note(exchange, [{ message }]);
      else if (status === 403) probe.note(exchange, []);
      else probe.untried(`it is answered with ${status}${succeeded ? '' : ', as everybody'}`);
      if (!before?.record || isSuccess(exchange)) return;
      const after = await readNow(probe, records, wanted);
      const version = (one: unknown): unknown => at(one, 'version') ?? JSON.stringify(one);
      const changed = after && version(after.record) !== version(before.record);
      if (after)
        noteReading(probe, after, changed ? `refused with ${status}, it changed the record` : undefined);
    },
  },
  {
    id: 'withheld',
    proposed: true,
    rule: 'What needs a permission (`x-permission`) is null or left out in an answer to an account without it.',
    appliesTo: ({ method, schemes }, { document }) =>
      method === 'GET' && schemes.length > 0 && Object.keys(guardedIn(document).fields).length > 0,
    run: async (probe) => {
      const token = await probe.secondToken();
      if (token === undefined) {
        probe.untried(NEEDS_SECOND);
        return;
      }
      const [first, second] = [await probe.permissions(), await probe.permissions(token)];
      const { fields } = guardedIn(probe.contract.document);
      const lacking = Object.entries(fields).filter(
        ([, { permission }]) => first.has(permission) && !second.has(permission),
      );
      if (second.size === 0 || lacking.length === 0 || endsSession(probe.operation)) return;
      const { request } = await probe.base();
      const exchange = await probe.send(request, { proof: 'unknown', token });
      if (!isSuccess(exchange)) return;
      const found = guardedValue(exchange.answer.json, new Set(lacking.map(([name]) => name)));
      const message = `an account without \`${found === undefined ? '' : (fields[found]?.permission ?? '')}\` is told ${found}`;
      probe.note(exchange, found === undefined ? [] : [{ message }]);
    },
  },
  {
    id: 'own-records',
    proposed: true,
    rule: "What the contract calls one's own is not listed, read, changed or deleted by another account.",
    appliesTo: (operation, contract) => {
      const { list } = recordsOf(contract, operation);
      return operation === list && operation.schemes.length > 0 && OWN.test(wordsOf(contract, operation));
    },
    writes: true,
    run: async (probe) => {
      const token = await probe.secondToken();
      if (token === undefined) {
        probe.untried(NEEDS_SECOND);
        return;
      }
      const { request } = await probe.base();
      const records = recordsOf(probe.contract, probe.operation);
      const how = { proof: 'unknown' as const, token };
      const ownIds = ({ answer }: Exchange): unknown[] =>
        (rowsIn(answer.json) ?? [])
          .filter((row) => at(row, 'mine') !== false && !isShared(row))
          .map((row) => at(row, 'id'))
          .filter((one) => one !== undefined);
      let mine = await probe.send(request);
      if (ownIds(mine).length === 0 && (await probe.fill())) mine = await probe.send(request);
      const ids = ownIds(mine);
      const [id] = ids;
      if (!isSuccess(mine) || id === undefined) {
        probe.untried('the list of the first account is empty');
        return;
      }
      const theirs = await probe.send(request, how);
      const shown = (rowsIn(theirs.answer.json) ?? []).find((row) => ids.includes(at(row, 'id')));
      const listed = `${String(at(shown, 'id'))} of the first account is listed to the second one`;
      if (isSuccess(theirs)) probe.note(theirs, shown ? [{ message: listed }] : []);
      const read = await readAt(probe, records, { id, request }, how);
      if (read)
        noteReading(probe, read, read.record && 'a record of the first account is read by the second one');
      const { remover } = records;
      const place = remover?.parameters.findLast((one) => one.in === 'path')?.name;
      if (!remover || place === undefined) return;
      const bare: ApiRequest = { path: { ...request.path, [place]: id }, query: {}, header: {}, cookie: {} };
      const deleted = await probe.send(await probe.renewed(bare, remover), { ...how, operation: remover });
      const message = 'a record of the first account is deleted by the second one';
      probe.note({ ...deleted, operation: probe.operation }, isSuccess(deleted) ? [{ message }] : []);
    },
  },
  {
    id: 'own-creation',
    proposed: true,
    rule: 'What an account made as its own is not listed to another one, nor changed or deleted by it.',
    appliesTo: (operation, contract) => {
      const { list } = recordsOf(contract, operation);
      return isCreation(operation) && list !== undefined && OWN.test(wordsOf(contract, list));
    },
    writes: true,
    run: async (probe) => {
      const token = await probe.secondToken();
      if (token === undefined) {
        probe.untried(NEEDS_SECOND);
        return;
      }
      const { request } = await probe.base();
      const made = await probe.succeed(personal(probe, request));
      const id = at(made?.answer.json, 'id');
      if (
        !made ||
        !isSuccess(made) ||
        id === undefined ||
        !isRecord(made.answer.json) ||
        isShared(made.answer.json)
      ) {
        probe.untried('nothing of its own can be made');
        return;
      }
      const records = recordsOf(probe.contract, probe.operation);
      const wanted = { id, request: made.request, record: made.answer.json };
      const how = { proof: 'unknown' as const, token };
      const row = await findRow(probe, records, wanted, how);
      if (row)
        noteReading(probe, row, row.record && 'what the first account made is listed to the second one');
      for (const other of [records.changer, records.remover]) {
        const place = other?.parameters.findLast((one) => one.in === 'path')?.name;
        const [change] = other ? probe.valid.plain(other) : [];
        if (!other || !change || place === undefined) continue;
        const path = { ...change.path, [place]: id };
        const version = at(made.answer.json, 'version');
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
