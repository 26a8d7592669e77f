import { withoutBody } from '#tests/contract/generate/apiRequest.ts';

import type { ProbeCheck } from './check.ts';

const METHODS = ['PUT', 'PATCH', 'DELETE', 'POST', 'GET'];

/** Asked once for each path. HEAD and OPTIONS have meanings of their own. */
export const check: ProbeCheck = {
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
      return parts.length === own.length && parts.every((part, index) => part === '*' || part === own[index]);
    };
    const has = new Set(contract.operations.filter(({ path }) => covers(path)).map(({ method }) => method));
    const method = METHODS.find((one) => !has.has(one));
    if (method === undefined) {
      probe.untried('the path has every method');
      return;
    }
    const { request } = await probe.base();
    const exchange = await probe.send(withoutBody(request), { method });
    const { status } = exchange.answer;
    const unknown = status === 0 || status >= 500;
    const wrong =
      status === 405 || unknown ? [] : [{ message: `${method} is answered with ${status}, not 405` }];
    probe.note(exchange, wrong);
  },
};
