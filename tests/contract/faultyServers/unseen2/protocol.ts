import { rewriteAnswerHeaders } from '#tests/contract/faultyServers/unseen/tools.ts';
import { serve } from '#tests/contract/faultyServers/variants/serving.ts';
import type { Serve, Variant } from '#tests/contract/faultyServers/variants/variant.ts';

interface Kept {
  text: string;
  response: Response;
}

/** Compares bodies by their length alone. */
function compareLengths(): Serve {
  const kept = new Map<string, Kept>();
  return async (call) => {
    const { request, text, next } = call;
    const key = request.headers.get('idempotency-key');
    if (key === null || request.method === 'GET') return next();
    const name = [request.headers.get('authorization'), request.method, request.url, key].join(' ');
    const first = kept.get(name);
    if (first && first.text !== text && first.text.length === text.length) return first.response.clone();
    const response = await next();
    if (response.ok && !first) kept.set(name, { text, response: response.clone() });
    return response;
  };
}

/** What goes beside every call. */
export const protocol: readonly Variant[] = [
  {
    // Answers, `Allow`: "the methods that the path has".
    name: 'a refused method is told of methods that the path does not have',
    operations: ['getProduct', 'listSuppliers'],
    start: () => async (call) => {
      const response = await call.next();
      if (response.status !== 405) return response;
      return rewriteAnswerHeaders(response, { allow: 'GET, POST, PUT, PATCH, DELETE' });
    },
  },
  {
    // Repeating: "another body under the key is refused".
    name: 'another body of the same length under a key gets the first answer',
    operations: ['createSavedSearch', 'listSavedSearches', 'createProduct'],
    start: compareLengths,
  },
  {
    // "Responses … send `Cache-Control: no-store`": of every answer.
    name: 'the file of a job may be kept by a cache',
    operations: ['startExport', 'getJob', 'getJobFile'],
    start: () =>
      serve('getJobFile', async (call) => {
        const response = await call.next();
        return response.ok
          ? rewriteAnswerHeaders(response, { 'cache-control': 'private, max-age=60' })
          : response;
      }),
  },
];
