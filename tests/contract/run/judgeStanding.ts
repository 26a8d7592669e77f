import { at } from '#mocks/contract/homes.ts';

import { emptyRequest } from '#tests/contract/generate/apiRequest.ts';
import { endsSession } from '#tests/contract/model/conventions.ts';
import type { Operation } from '#tests/contract/model/contract.ts';
import { adviceFor } from './adviceFor.ts';
import type { OperationProbe, ProbeParts } from './createProbe.ts';
import { succeedAtLast } from './learnIds.ts';
import { IMPLEMENTED, WORKS } from './standing.ts';
import type { Answer } from './transport.ts';

/** A status with what the body says of itself: `422 (validation_failed: Some fields are wrong)`. */
export function answerInWords({ status, json, failure }: Answer): string {
  if (failure !== undefined) return `a call that ${failure}`;
  const words = ['code', 'title', 'message', 'msg', 'error'].map((name) => at(json, name));
  const said = words.filter((one) => typeof one === 'string' && one !== '').slice(0, 2);
  return said.length === 0 ? String(status) : `${status} (${said.join(': ')})`;
}

/** Why nothing could be seen to succeed, where the options are the reason. */
function leftOutBecause({ verification }: ProbeParts, operation: Operation): string | undefined {
  if (!verification.safe) return undefined;
  const acts = operation.method !== 'GET' || endsSession(operation);
  return acts ? 'writes, or ends sign-ins: a run without --safe tries it' : undefined;
}

/** Notes whether an operation is there and was seen to work, after everything else was asked. */
export async function judgeStanding(
  parts: ProbeParts,
  operation: Operation,
  probe: OperationProbe,
  isLeftOut: boolean,
): Promise<void> {
  const { ledger, attempts, valid, verification } = parts;
  if (attempts.isMissing(operation)) {
    const [first = emptyRequest] = valid.plain(operation);
    const exchange = await probe.send(first);
    // What else is wrong with such answers says nothing.
    ledger.settle(IMPLEMENTED, exchange, {
      message: `every call is answered with ${exchange.answer.status}`,
    });
    return;
  }
  if (isLeftOut) return;
  if (attempts.of(operation).calls > 0) ledger.holds(IMPLEMENTED, operation);
  if (!Object.keys(operation.replies).some((status) => /^2|^default$/.test(status))) return;
  const reason = leftOutBecause(parts, operation);
  if (reason !== undefined && !attempts.of(operation).hasSuccess) {
    ledger.untried(WORKS, operation, reason);
    return;
  }
  const near = attempts.of(operation).hasSuccess
    ? undefined
    : await succeedAtLast(parts, operation, probe.of(WORKS));
  if (attempts.of(operation).hasSuccess) ledger.holds(WORKS, operation);
  else if (!near) ledger.untried(WORKS, operation, 'no request can be made');
  else if (verification.safe && near.answer.status === 404)
    ledger.untried(WORKS, operation, 'nothing is there to read: a run without --safe may make it');
  else {
    const message = `no call succeeds; the nearest answer is ${answerInWords(near.answer)}${adviceFor(near)}`;
    if (verification.allowUntried) ledger.untried(WORKS, operation, message);
    else ledger.note(WORKS, near, [{ message }]);
  }
}
