import type { ApiRequest } from '#tests/contract/generate/apiRequest.ts';
import type { Operation } from '#tests/contract/model/contract.ts';
import type { Exchange } from '#tests/contract/run/exchange.ts';
import type { Probe } from '#tests/contract/run/probe.ts';

import type { ProbeCheck } from './check.ts';

/** Refusals that depend on who asks, or on what is there. */
const BY_STATE = new Set([401, 402, 403, 404, 429]);

interface Pair {
  name: string;
  mediaType: string;
  body: unknown;
  status: number;
}

/** Examples of a request body that exactly one status has an example of the same name for. */
function pairsOf({ body, replies }: Operation): Pair[] {
  const [[mediaType, kind] = []] = Object.entries(body?.kinds ?? {});
  if (mediaType === undefined || !kind || mediaType === 'multipart/form-data') return [];
  return Object.entries(kind.examples).flatMap(([name, value]) => {
    const statuses = Object.entries(replies).filter(([status, { kinds }]) => {
      return /^\d+$/.test(status) && Object.values(kinds).some(({ examples }) => name in examples);
    });
    const [[status] = []] = statuses;
    return status === undefined || statuses.length > 1 || BY_STATE.has(Number(status))
      ? []
      : [{ name, mediaType, body: value, status: Number(status) }];
  });
}

/** The request as it is, with a key of its own. */
async function sendOnce(probe: Probe, request: ApiRequest): Promise<Exchange> {
  const { header } = await probe.renewed(request);
  return probe.send({ ...request, header });
}

/** A request example and a reply example of one name belong together. */
export const examplePairs: ProbeCheck = {
  id: 'example-pairs',
  proposed: true,
  rule: 'A request that is an example is answered with the status that has the example of the same name.',
  appliesTo: (operation) => pairsOf(operation).length > 0,
  writes: true,
  run: async (probe) => {
    const { request: base } = await probe.base();
    for (const { name, mediaType, body, status } of pairsOf(probe.operation)) {
      const request = { ...base, mediaType, body };
      if (status < 300) {
        const found = await probe.succeed(request);
        const got = found?.answer.status ?? 0;
        const isOther = got >= 200 && got < 300 && got !== status;
        const message = `the example ${name} is answered with ${got}, not ${status}`;
        if (found && (got === status || isOther)) probe.note(found, isOther ? [{ message }] : []);
        else probe.untried(`the example ${name} is answered with ${got} as things stand`);
        continue;
      }
      // Of a thing that is taken: the first time it may be free.
      let exchange = await sendOnce(probe, request);
      if (exchange.answer.status < 300 && status === 409) exchange = await sendOnce(probe, request);
      const got = exchange.answer.status;
      const message = `the example ${name} is answered with ${got}, not ${status}`;
      if (got === status) probe.note(exchange, []);
      else if (got === 0 || got >= 500 || got === 409 || BY_STATE.has(got)) {
        probe.untried(`the example ${name} is answered with ${got} as things stand`);
      } else probe.note(exchange, [{ message }]);
    }
  },
};
