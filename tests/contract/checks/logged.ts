import { at, isRecord } from '#mocks/contract/homes.ts';

import { type ApiRequest, emptyRequest } from '#tests/contract/generate/apiRequest.ts';
import { without } from '#tests/contract/generate/without.ts';
import { endsSession, onceOf } from '#tests/contract/model/conventions.ts';
import type { Contract, Operation } from '#tests/contract/model/contract.ts';
import { recordsOf } from '#tests/contract/model/records.ts';
import { goesOn, shapeOf } from '#tests/contract/model/shapes.ts';
import { type ChangeLog, changeLogOf, isLogged } from '#tests/contract/model/statedOfRecords.ts';
import { type Exchange, isSuccess } from '#tests/contract/run/exchange.ts';
import type { Probe } from '#tests/contract/run/probe.ts';

import type { ProbeCheck } from './check.ts';
import { type Fields, idIn, readNow } from './readBack.ts';
import { isSame } from './sameValue.ts';
import { changeLast } from './writeChecks.ts';

const MOST = 6;

/** Whether a call that succeeds has changed something, whatever it was sent with. */
const alwaysChanges = (contract: Contract, operation: Operation): boolean =>
  '201' in operation.replies ||
  (operation.method === 'DELETE' && operation.path.endsWith('}')) ||
  onceOf(contract, operation) === 'record';

/** The record that a call is about, where it changes by calls alone: without what a call that changes nothing may raise. */
async function recordNow(probe: Probe, request: ApiRequest): Promise<Fields | undefined> {
  const { contract, operation } = probe;
  const records = recordsOf(contract, operation);
  const shape = records.reader && shapeOf(contract, records.reader);
  if (shape !== undefined && goesOn(contract, shape)) return undefined;
  const reading = await readNow(probe, records, { id: idIn(probe, request), request });
  return reading?.record && without(reading.record, 'version', 'updatedAt');
}

/** The latest entry of the log; undefined when it cannot be read. */
async function latestEntry(probe: Probe, { list, property }: ChangeLog): Promise<unknown> {
  const exchange = await probe.send(emptyRequest, { operation: list });
  return isSuccess(exchange) ? at(exchange.answer.json, property) : undefined;
}

/** A call that has changed something, and whether the log has a newer entry right after it. */
async function findChange(
  probe: Probe,
  log: ChangeLog,
  first: ApiRequest,
): Promise<{ exchange: Exchange; hasEntry: boolean } | undefined> {
  const { contract, operation } = probe;
  const isCertain = alwaysChanges(contract, operation);
  let found: { exchange: Exchange; hasEntry: boolean } | undefined;
  await probe.succeed(first, async (request, how = {}) => {
    if (how.operation !== operation) return probe.send(request, how);
    const record = isCertain ? undefined : await recordNow(probe, request);
    const before = await latestEntry(probe, log);
    const exchange = await probe.send(request, how);
    if (!isSuccess(exchange) || before === undefined) return exchange;
    const after = await latestEntry(probe, log);
    const now = record && (await recordNow(probe, request));
    const hasChanged = isCertain || (record !== undefined && now !== undefined && !isSame(record, now));
    if (hasChanged && after !== undefined) found = { exchange, hasEntry: after !== before };
    return exchange;
  });
  return found;
}

/** Another value of the same kind, such as a field may have that is changed. */
function otherValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, -1);
  if (typeof value === 'string') return changeLast(value);
  return typeof value === 'boolean' ? !value : undefined;
}

/** The body, and then with one field changed after the other: the record may say already what the body says. */
function bodiesOf(probe: Probe, { body, mediaType }: ApiRequest): unknown[] {
  const schema = probe.operation.body?.kinds[mediaType ?? '']?.schema;
  if (schema === undefined || !isRecord(body)) return [body];
  const others = Object.entries(body)
    .map(([name, value]) => ({ ...body, [name]: otherValue(value) }))
    .filter((one) => probe.fits(schema, one));
  return [body, ...others].slice(0, MOST);
}

/** Who looks for the reason of a change, or wants to take it back, looks into the log. */
export const logged: ProbeCheck = {
  id: 'logged',
  proposed: true,
  rule: 'A call that has changed something has left an entry in the list of changes (`x-lists-changes`).',
  appliesTo: (operation, contract) =>
    operation.method !== 'GET' &&
    changeLogOf(contract) !== undefined &&
    isLogged(contract, operation) &&
    // A sign-in that is made for the call leaves an entry too, and what is accepted is done later.
    operation.schemes.length > 0 &&
    !endsSession(operation) &&
    !('202' in operation.replies),
  writes: true,
  run: async (probe) => {
    const log = changeLogOf(probe.contract);
    if (!log) return;
    const { request } = await probe.base();
    for (const body of bodiesOf(probe, request)) {
      const change = await findChange(probe, log, { ...request, body });
      if (!change) continue;
      const message = `it changes something, and ${log.property} of ${log.list.id} is the same as before`;
      probe.note(change.exchange, change.hasEntry ? [] : [{ message }]);
      return;
    }
    probe.untried('no call is seen to change something');
  },
};
