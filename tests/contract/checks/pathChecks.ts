import { withoutBody, withParameter } from '#tests/contract/generate/apiRequest.ts';
import { subjectOf } from '#tests/contract/model/pathParts.ts';

import type { ProbeCheck } from './check.ts';

const METHODS = ['PUT', 'PATCH', 'DELETE', 'POST', 'GET'];

/** About what a path has and what it does not. */
export const pathChecks: readonly ProbeCheck[] = [
  {
    // A server that refused everything would pass every other check.
    id: 'plain-read',
    rule: 'A read with nothing but what is required, of something that is there, is not refused as wrong.',
    appliesTo: ({ method }) => method === 'GET',
    run: async (probe) => {
      const { request } = await probe.base();
      const exchange = await probe.send(request);
      const { status } = exchange.answer;
      const wrong = status === 400 || status === 422 || status === 405 || status === 415;
      probe.note(
        exchange,
        wrong ? [{ message: `a request that keeps to the contract is refused with ${status}` }] : [],
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
      const found = status >= 200 && status < 300;
      probe.note(
        exchange,
        found ? [{ message: `${last.name} ${value} is not there, and the answer is ${status}` }] : [],
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
      // Another path with a placeholder may cover this one: `/products/{id}` and `/products/duplicates`.
      const pattern = (path: string): string => path.replaceAll(/\{[^}]+\}/g, '*');
      const covers = (path: string): boolean => {
        const [parts, own] = [pattern(path).split('/'), pattern(operation.path).split('/')];
        return (
          parts.length === own.length && parts.every((part, index) => part === '*' || part === own[index])
        );
      };
      const has = new Set(contract.operations.filter(({ path }) => covers(path)).map(({ method }) => method));
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
