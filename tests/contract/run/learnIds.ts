import { distinct } from '#tests/contract/generate/apiRequest.ts';
import { endsSession } from '#tests/contract/model/conventions.ts';
import type { Contract, Operation } from '#tests/contract/model/contract.ts';
import { collectionOf, homeOf } from '#tests/contract/model/pathParts.ts';
import type { ProbeParts } from './createProbe.ts';
import type { Exchange } from './exchange.ts';
import type { Probe } from './probe.ts';

/** The lists that name what a path's placeholders stand for: `GET …/things` for `/things/{id}/close`. */
export function listersOf({ operations }: Contract, { path, parameters }: Operation): Operation[] {
  const homes = parameters.filter((one) => one.in === 'path').map(({ name }) => homeOf(path, name));
  return operations.filter(
    (one) =>
      one.method === 'GET' &&
      one.path !== path &&
      !one.path.endsWith('}') &&
      homes.includes(collectionOf(one.path)) &&
      !endsSession(one),
  );
}

/** Asks the lists that name the ids of a path, where nobody has asked them yet. */
export async function learnIds(
  parts: ProbeParts,
  operation: Operation,
  send: Probe['send'],
  open: readonly Operation[] = [],
): Promise<void> {
  for (const lister of listersOf(parts.verification.contract, operation)) {
    if (parts.attempts.of(lister).calls > 0 || open.includes(lister)) continue;
    await learnIds(parts, lister, send, [...open, operation]);
    const [request] = parts.valid.plain(lister);
    if (request) await send(request, { operation: lister });
  }
}

/** Looks once more for a call that succeeds, about what the lists name now. */
export async function succeedAtLast(
  parts: ProbeParts,
  operation: Operation,
  { send, succeed }: Pick<Probe, 'send' | 'succeed'>,
): Promise<Exchange | undefined> {
  for (const lister of listersOf(parts.verification.contract, operation)) {
    for (const request of distinct(parts.valid.plain(lister), 'path'))
      await send(request, { operation: lister });
  }
  const [first] = parts.valid.plain(operation);
  return first && succeed(first);
}
