import * as fc from 'fast-check';

import type { ReplyCheck, Setting } from '#tests/contract/checks/check.ts';
import type { ApiRequest } from '#tests/contract/generate/apiRequest.ts';
import type { Exchange } from './exchange.ts';
import type { Finding } from './ledger.ts';
import type { Probe } from './probe.ts';

/** So many calls are spent on a smaller proof; a limit of time would let a busy machine see other calls. */
const MOST_CALLS = 200;

/**
 * Looks for the smallest request that still breaks a reply check.
 * @returns undefined when it is not broken again, as by servers that remember
 */
export async function shrunk(
  check: ReplyCheck,
  requests: fc.Arbitrary<ApiRequest>,
  probe: Pick<Probe, 'send'> & { setting: Setting; seed: number; runs: number },
): Promise<Finding | undefined> {
  let calls = 0;
  let smallest: Finding | undefined;
  const sizeOf = (exchange: Exchange): number => JSON.stringify(exchange.request).length;
  const property = fc.asyncProperty(requests, async (request) => {
    calls += 1;
    if (calls > MOST_CALLS) return true;
    const exchange = await probe.send(request);
    const [wrong] = check.inspect(exchange, probe.setting);
    if (!wrong) return true;
    if (!smallest || sizeOf(exchange) <= sizeOf(smallest.exchange)) {
      smallest = { ...wrong, check: check.id, operation: exchange.operation, exchange };
    }
    return false;
  });
  await fc.check(property, { seed: probe.seed, numRuns: probe.runs });
  return smallest;
}
