import type { Check } from '#tests/contract/checks/check.ts';
import type { Exchange } from '#tests/contract/run/exchange.ts';
import { Stopped } from '#tests/contract/run/givenUp.ts';
import type { Transport } from '#tests/contract/run/transport.ts';

/** Answers that a missing operation gives too; what is found in them may be settled as "not implemented" later. */
const OF_MISSING: ReadonlySet<number> = new Set([401, 403, 404, 405, 501]);

/**
 * A run that ends with the finding it is made for. Until then it is the whole run, call by call, and no later call takes
 * a finding back: what follows it would be asked for nothing.
 * @param isWanted whether a finding of this check about this operation is the one
 */
export function untilFound(
  { checks, transport }: { checks: readonly Check[]; transport: Transport },
  isWanted: (check: string, operation: string) => boolean,
): { checks: readonly Check[]; transport: Transport } {
  let isFound = false;
  const look = (check: string, { operation, answer, foreignMethod }: Exchange): void => {
    isFound ||= isWanted(check, operation.id) && !foreignMethod && !OF_MISSING.has(answer.status);
  };
  const watch = (check: Check): Check =>
    'inspect' in check
      ? {
          ...check,
          inspect: (exchange, setting) => {
            const wrongs = check.inspect(exchange, setting);
            if (wrongs.length > 0) look(check.id, exchange);
            return wrongs;
          },
        }
      : {
          ...check,
          run: (probe) =>
            check.run({
              ...probe,
              note: (exchange, wrongs) => {
                probe.note(exchange, wrongs);
                if (wrongs.length > 0) look(check.id, exchange);
              },
            }),
        };
  return {
    checks: checks.map(watch),
    transport: async (wire) => {
      if (isFound) throw new Stopped('The finding that the run is made for is there');
      return transport(wire);
    },
  };
}
