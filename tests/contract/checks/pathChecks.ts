import { type ApiRequest, withoutBody, withParameter } from '#tests/contract/generate/apiRequest.ts';
import { cacheBusterOf } from '#tests/contract/model/conventions.ts';
import { methodsAt, subjectOf } from '#tests/contract/model/pathParts.ts';
import type { Probe } from '#tests/contract/run/probe.ts';
import { isSuccess } from '#tests/contract/run/exchange.ts';

import type { ProbeCheck } from './check.ts';

const METHODS = ['PUT', 'PATCH', 'DELETE', 'POST', 'GET'];

const WRONG: ReadonlySet<number> = new Set([400, 405, 415, 422]);

/** Sends a read that keeps to the contract, and notes whether it is refused as wrong. */
async function sendPlain(probe: Probe, request: ApiRequest, because = ''): Promise<number> {
  const exchange = await probe.send(request);
  const { status } = exchange.answer;
  const message = `a request that keeps to the contract is refused with ${status}${because}`;
  probe.note(exchange, WRONG.has(status) ? [{ message }] : []);
  return status;
}

/** About what a path has and what it does not. */
export const pathChecks: readonly ProbeCheck[] = [
  {
    // A server that refused everything would pass every other check.
    id: 'plain-read',
    rule: 'A read with nothing but what is required, of something that is there, is not refused as wrong, with the cache-buster or without.',
    appliesTo: ({ method }) => method === 'GET',
    run: async (probe) => {
      const { request } = await probe.base();
      const status = await sendPlain(probe, request);
      const buster = cacheBusterOf(probe.operation);
      // What is refused anyway is no fault of the parameter.
      if (buster && status < 300)
        await sendPlain(
          probe,
          withParameter(request, 'query', buster.name, Date.now()),
          `, as soon as it has ${buster.name}`,
        );
    },
  },
  {
    // Whether the refusal is described, and as what, is for the other checks to tell.
    id: 'unknown-id',
    proposed: true,
    rule: 'Something that is not there is answered with a described 4xx.',
    appliesTo: ({ path }) => path.includes('{'),
    run: async (probe) => {
      const { request } = await probe.base();
      const last = subjectOf(probe.operation);
      const unknown = probe.unique();
      // Where ids are numbers or choices, a high number is the least likely to be there.
      const value = last && probe.fits(last.schema, unknown) ? unknown : 987_654_321;
      if (!last || !probe.fits(last.schema, value)) {
        probe.untried('every id that is allowed may be there');
        return;
      }
      const exchange = await probe.send(withParameter(request, 'path', last.name, value));
      const { status } = exchange.answer;
      probe.note(
        exchange,
        isSuccess(exchange)
          ? [{ message: `${last.name} ${value} is not there, and the answer is ${status}` }]
          : [],
      );
    },
  },
  {
    // Asked once for each path. HEAD and OPTIONS have meanings of their own.
    id: 'method',
    proposed: true,
    rule: 'A method that a path does not have is answered with 405.',
    appliesTo: (operation, { operations }) =>
      operations.find(({ path }) => path === operation.path) === operation,
    run: async (probe) => {
      const { operation, contract } = probe;
      const has = methodsAt(contract, operation);
      const others = METHODS.filter((one) => !has.has(one));
      if (others.length === 0) {
        probe.untried('the path has every method');
        return;
      }
      const { request } = await probe.base();
      for (const method of others) {
        const exchange = await probe.send(withoutBody(request), { method });
        const { status } = exchange.answer;
        const unknown = status === 0 || status >= 500;
        const message = `${method} is answered with ${status}, not 405`;
        probe.note(exchange, status === 405 || unknown ? [] : [{ message }]);
      }
    },
  },
];
