import { emptyRequest } from '#tests/contract/generate/apiRequest.ts';
import { onceOf } from '#tests/contract/model/conventions.ts';
import { isSuccess } from '#tests/contract/run/exchange.ts';
import type { Probe } from '#tests/contract/run/probe.ts';

import type { ProbeCheck } from './check.ts';

const GONE: readonly number[] = [404, 410];
const MOST_USES = 3;

/** Does once more what was done to a record. */
async function repeat(probe: Probe): Promise<void> {
  const { request } = await probe.base();
  const done = await probe.succeed(request);
  if (!done || !isSuccess(done)) {
    probe.untried('no call succeeds');
    return;
  }
  const again = await probe.send(await probe.renewed(done.request));
  const message = `it is done a second time, and the answer is ${again.answer.status}`;
  probe.note(again, isSuccess(again) ? [{ message }] : []);
}

/** Uses an address until it is refused as gone; a reading must say so then. */
async function exhaust(probe: Probe): Promise<void> {
  const { contract, operation } = probe;
  const { request } = await probe.base();
  let used = await probe.send(await probe.renewed(request));
  // Whoever gives addresses out may have given this one out again.
  for (let uses = 1; isSuccess(used) && uses < MOST_USES; uses += 1)
    used = await probe.send(await probe.renewed(request));
  const message = `the address is used again and again, and the answer is ${used.answer.status}`;
  probe.note(used, isSuccess(used) ? [{ message }] : []);
  const reader = contract.operations.find(({ method, path }) => method === 'GET' && path === operation.path);
  if (!reader || !GONE.includes(used.answer.status)) return;
  const read = await probe.send({ ...emptyRequest, path: request.path }, { operation: reader });
  const there = `the address is used up, and is read with ${read.answer.status}`;
  probe.note({ ...read, operation }, isSuccess(read) ? [{ message: there }] : []);
}

/** A state that is left is left: what was closed cannot be closed again. */
export const doneOnce: ProbeCheck = {
  id: 'done-once',
  proposed: true,
  rule: 'What can be done once (`x-once`) is refused the second time, and an address that is used up is not read either.',
  appliesTo: (operation, contract) => onceOf(contract, operation) !== undefined,
  writes: true,
  run: (probe) => (onceOf(probe.contract, probe.operation) === 'address' ? exhaust(probe) : repeat(probe)),
};
