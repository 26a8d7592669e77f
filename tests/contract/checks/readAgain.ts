import { at, isRecord } from '#mocks/contract/homes.ts';

import { plain } from '#tests/contract/generate/schemaOf.ts';
import type { Contract, Operation } from '#tests/contract/model/contract.ts';
import { subjectOf } from '#tests/contract/model/pathParts.ts';
import { type Records, recordsOf, rowsIn } from '#tests/contract/model/records.ts';
import { goesOn, rowShapeOf, shapeOf } from '#tests/contract/model/shapes.ts';
import { type Exchange, isSuccess } from '#tests/contract/run/exchange.ts';
import type { Probe } from '#tests/contract/run/probe.ts';

import type { ProbeCheck } from './check.ts';
import { type Fields, findRow, noteReading, readAt, type Reading } from './readBack.ts';
import { isSame } from './sameValue.ts';

const MOST_ROWS = 3;
/** A clock of the database may be coarser than that of the server. */
const COARSE_MS = 1000;

/** What a write answers when it is done, and where that can be read. */
interface Answered {
  shape: string;
  isList: boolean;
  places: readonly Records[];
}

function answeredBy(contract: Contract, operation: Operation): Answered | undefined {
  const status = ['200', '201'].find((one) => one in operation.replies);
  if (status === undefined || operation.method === 'GET') return undefined;
  const records = recordsOf(contract, operation);
  const known = operation.parameters.filter((one) => one.in === 'path').map(({ name }) => name);
  const reads = contract.operations.filter(({ method, parameters }) => {
    const needed = parameters.filter(({ required }) => required);
    return (
      method === 'GET' && needed.every(({ in: place, name }) => place === 'path' && known.includes(name))
    );
  });
  const reading = (shape: string): Records[] =>
    [records.reader, ...reads]
      .filter((one) => one !== undefined && shapeOf(contract, one) === shape)
      .slice(0, 1)
      .map((reader) => ({ ...records, reader, list: undefined }));
  const listing = (shape: string): Records[] =>
    [records.list, ...reads]
      .filter((one) => one !== undefined && rowShapeOf(contract, one) === shape)
      .slice(0, 1)
      .map((list) => ({ ...records, reader: undefined, list }));
  const [one, row] = [shapeOf(contract, operation, status), rowShapeOf(contract, operation, status)];
  const places = one === undefined ? [] : [...reading(one), ...listing(one)];
  if (one !== undefined && places.length > 0) return { shape: one, isList: false, places };
  return row === undefined ? undefined : { shape: row, isList: true, places: listing(row) };
}

const isSameTime = (one: unknown, other: unknown): boolean =>
  Math.abs(Date.parse(String(one)) - Date.parse(String(other))) < COARSE_MS;

/** A field that a reading says otherwise than the answer did. */
function otherField(
  { contract }: Probe,
  { shape, status }: { shape: string; status: number },
  said: Fields,
  read: Fields,
): string | undefined {
  const { properties } = plain(contract.document, { $ref: shape });
  const isOpen = goesOn(contract, shape);
  return Object.keys(said).find((name) => {
    const value = said[name];
    if (!(name in read) || isSame(value, read[name])) return false;
    const { format, enum: choices } = plain(contract.document, at(properties, name));
    if (format === 'date-time' && isSameTime(value, read[name])) return false;
    const isCounted = typeof value !== 'string' && typeof value !== 'boolean';
    return !isOpen || !(isCounted || (status === 201 && choices !== undefined));
  });
}

/** What is read otherwise, twice in a row: an address that is signed anew at each reading tells nothing. */
async function readTwice(
  probe: Probe,
  exchange: Exchange,
  said: Fields,
  { shape, records }: { shape: string; records: Records },
): Promise<{ reading: Reading; message: string | undefined } | undefined> {
  const { request, answer } = exchange;
  const subject = records.reader && subjectOf(records.reader);
  // The one that was asked about, whatever the answer calls it; a copy of it is another one, at its own address.
  const asked = subject && request.path[subject.name];
  const id = answer.status === 201 ? (said['id'] ?? asked) : (asked ?? said['id']);
  const wanted = { id, request, record: said };
  const read = (): Promise<Reading | undefined> =>
    records.reader ? readAt(probe, records, wanted) : findRow(probe, records, wanted);
  const reading = await read();
  if (!reading?.record) return undefined;
  const other = otherField(probe, { shape, status: answer.status }, said, reading.record);
  if (other === undefined) return { reading, message: undefined };
  const again = await read();
  if (!again?.record || !isSame(reading.record[other], again.record[other])) return undefined;
  const [was, is] = [said[other], again.record[other]].map((value) =>
    JSON.stringify(value ?? null).slice(0, 60),
  );
  return { reading: again, message: `${other} was answered as ${was}, and is read as ${is}` };
}

/** Writes once, and reads what was answered. */
async function writeAndRead(
  probe: Probe,
  { shape, isList, places }: Answered,
): Promise<{ reading: Reading; message: string | undefined }[] | undefined> {
  const { request } = await probe.base();
  // A list that was asked before must not be answered as it was then.
  for (const records of places) await findRow(probe, records, { id: probe.unique(), request });
  const done = await probe.succeed(request);
  if (!done || !isSuccess(done)) return undefined;
  const { json } = done.answer;
  const all = (isList ? (rowsIn(json) ?? []).slice(0, MOST_ROWS) : [json]).filter(isRecord);
  const found = [];
  for (const said of all) {
    for (const records of places) {
      const one = await readTwice(probe, done, said, { shape, records });
      if (one) found.push(one);
    }
  }
  return found;
}

/** What a write says it did is what is there. */
export const readAgain: ProbeCheck = {
  id: 'read-again',
  proposed: true,
  rule: 'What a write answers of a record when it is done is what a read right after it answers.',
  appliesTo: (operation, contract) => (answeredBy(contract, operation)?.places.length ?? 0) > 0,
  writes: true,
  run: async (probe) => {
    const answered = answeredBy(probe.contract, probe.operation);
    if (!answered) return;
    let found = await writeAndRead(probe, answered);
    // Somebody else may have written in between: that does not happen each time.
    if (found?.some(({ message }) => message !== undefined)) found = await writeAndRead(probe, answered);
    if (!found) probe.untried('no call succeeds');
    for (const { reading, message } of found ?? []) noteReading(probe, reading, message);
  },
};
