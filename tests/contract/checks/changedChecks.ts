import { at, isRecord } from '#mocks/contract/homes.ts';

import type { ApiRequest } from '#tests/contract/generate/apiRequest.ts';
import { listOf, plain, schemaAt, type Schema, typesOf } from '#tests/contract/generate/schemaOf.ts';
import type { Contract, Operation } from '#tests/contract/model/contract.ts';
import { type Records, recordsOf } from '#tests/contract/model/records.ts';
import type { Probe } from '#tests/contract/run/probe.ts';
import { isSuccess } from '#tests/contract/run/exchange.ts';

import type { ProbeCheck } from './check.ts';
import { type Fields, findRow, idIn, noteReading, type Reading, readNow } from './readBack.ts';
import { isSame } from './sameValue.ts';

const MOST_FIELDS = 8;
/** What no change is tried with. */
export const NEVER = /^(id|version|token)$|password/i;

/** Another value that a field may have; undefined when none is known. */
function otherValue(probe: Probe, schema: Schema, now: unknown, turn: number, shown: unknown): unknown {
  // A list is replaced by the one of the example, or by less of it.
  if (Array.isArray(shown)) return [shown, shown.slice(0, -1)].find((one) => !isSame(one, now));
  if (Array.isArray(now)) return now.length > 1 ? now.slice(0, -1) : undefined;
  const choices = listOf(schema['enum']);
  if (choices.length > 0) return choices.find((one) => one !== now && one !== null);
  if (typeof now === 'boolean') return !now;
  if (typeof now === 'number') return now + 1;
  if (schema['format'] !== undefined || !typesOf(schema).includes('string')) return undefined;
  return turn === 0 ? `${typeof now === 'string' ? now : 'Text'} Äß 2` : probe.unique();
}

const shown = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value));

/** Whether it changes a record that can be read. */
export function isChange(operation: Operation, contract: Contract): boolean {
  const { reader, list } = recordsOf(contract, operation);
  const changes = operation.method === 'PATCH' || operation.method === 'PUT';
  return changes && operation.body !== undefined && (reader ?? list) !== undefined;
}

/** What an answer to a change, or a reading after it, says wrong. */
export function wrongAfter({
  before,
  after,
  field,
  value,
  sent,
  properties,
  isPatch,
}: {
  before: Fields;
  after: Fields;
  field: string;
  value: unknown;
  sent: Fields;
  properties: Fields;
  isPatch: boolean;
}): string | undefined {
  if (before['id'] !== undefined && 'id' in after && after['id'] !== before['id']) {
    return `it is ${shown(after['id'])}, not ${shown(before['id'])}`;
  }
  if (!isSame(value, after[field])) {
    return `${field} was changed to ${shown(value)}, and is ${shown(after[field])}`;
  }
  const [was, is] = [before['version'], after['version']];
  if (typeof was === 'number' && typeof is === 'number' && is <= was) {
    return `the record was changed, and its version is ${is} as before (${was})`;
  }
  // A state may take other fields along.
  if (!isPatch || Array.isArray(at(properties, field, 'enum'))) return undefined;
  const lost = Object.keys(properties).find(
    (name) => !(name in sent) && name in before && !isSame(before[name], after[name]),
  );
  return lost === undefined
    ? undefined
    : `only ${field} was changed, and ${lost} is ${shown(after[lost])} instead of ${shown(before[lost])}`;
}

/** A request about a record that can be read, the base first: what is archived may not be listed. */
export async function readable(
  probe: Probe,
  records: Records,
  base: ApiRequest,
): Promise<{ request: ApiRequest; reading: Reading | undefined }> {
  for (const request of [base, ...probe.valid.plain(probe.operation)]) {
    const reading = await readNow(probe, records, { id: idIn(probe, request), request });
    if (reading?.record) return { request, reading };
  }
  return { request: base, reading: undefined };
}

/** What a change does, and what it leaves alone. */
export const changedChecks: readonly ProbeCheck[] = [
  {
    // A server that says "changed" and changes nothing, or takes what was not sent for nothing.
    id: 'changed',
    rule: 'A changed field says the new value, the version is raised, and a PATCH leaves alone what it does not name.',
    appliesTo: isChange,
    writes: true,
    run: async (probe) => {
      const { request: base, succeeded } = await probe.base();
      const records = recordsOf(probe.contract, probe.operation);
      const { request, reading } = await readable(probe, records, base);
      const schema = probe.operation.body?.kinds[request.mediaType ?? '']?.schema;
      const properties = schema && schemaAt(probe.contract.document, schema)['properties'];
      if (!succeeded || schema === undefined || !isRecord(properties) || !isRecord(request.body)) {
        probe.untried('no call succeeds');
        return;
      }
      const wanted = { id: idIn(probe, request), request };
      let before = reading;
      const required = listOf(schemaAt(probe.contract.document, schema)['required']).map(String);
      const isPatch = probe.operation.method === 'PATCH';
      const rest: Fields = Object.fromEntries(
        Object.entries(request.body).filter(([name]) => !isPatch || required.includes(name)),
      );
      let tried = 0;
      for (const field of Object.keys(properties).filter((name) => !NEVER.test(name))) {
        if (!before?.record || !(field in before.record) || tried >= MOST_FIELDS) continue;
        const inner = plain(probe.contract.document, properties[field]);
        for (const turn of [0, 1]) {
          const value = otherValue(probe, inner, before.record[field], turn, request.body[field]);
          const body = { ...rest, [field]: value };
          if (value === undefined || !probe.fits(schema, body)) continue;
          const fresh: ApiRequest = await probe.renewed({ ...request, body });
          const exchange = await probe.send(fresh);
          // A rule of the business may be against it.
          if (!isSuccess(exchange)) continue;
          tried += 1;
          const seen = { before: before.record, field, value, sent: body, properties, isPatch };
          const { json } = exchange.answer;
          const replied = isRecord(json) && field in json ? wrongAfter({ ...seen, after: json }) : undefined;
          probe.note(exchange, replied === undefined ? [] : [{ message: `in the answer, ${replied}` }]);
          const after = await readNow(probe, records, wanted);
          // Something else may have taken it out of a list, such as a job that goes on.
          if (!after || (!after.record && after.exchange.operation === records.list)) break;
          const wrong = after.record ? wrongAfter({ ...seen, after: after.record }) : 'the record is gone';
          noteReading(probe, after, wrong && `read again, ${wrong}`);
          before = after;
          break;
        }
      }
      if (tried === 0) {
        probe.untried(before?.record ? 'no field takes another value' : 'the record cannot be read');
        return;
      }
      const [last, row] = [before, await findRow(probe, records, { ...wanted, record: before?.record })];
      if (!last?.record || !row || row.exchange.operation === last.exchange.operation) return;
      const { record } = row;
      const other = Object.keys(properties).find(
        (name) =>
          record &&
          name in record &&
          name in Object(last.record) &&
          !isSame(last.record?.[name], record[name]),
      );
      noteReading(
        probe,
        row,
        other &&
          `its list says ${shown(record?.[other])} for ${other}, its address ${shown(last.record[other])}`,
      );
    },
  },
];
