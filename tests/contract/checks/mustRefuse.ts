import { saysSignIn } from '#tests/contract/model/conventions.ts';
import type { Exchange } from '#tests/contract/run/exchange.ts';
import type { Probe } from '#tests/contract/run/probe.ts';

/** Notes whether a call that proves nothing is told to sign in: by 401, by 403 where no 401 is described, or by status 0. */
export function mustRefuse(probe: Probe, exchange: Exchange, how: string): void {
  const { status, json } = exchange.answer;
  const { replies } = probe.operation;
  const only403 = !('401' in replies) && status === 403;
  // Whether saying it with a 200 is allowed is for the schema to tell.
  const refused = status === 401 || only403 || saysSignIn(probe.contract, json);
  const unknown = status === 0 || status >= 500;
  probe.note(exchange, refused || unknown ? [] : [{ message: `asked ${how}, it answers ${status}` }]);
}
