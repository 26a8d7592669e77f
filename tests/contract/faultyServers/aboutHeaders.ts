import { COMMON_HEADERS } from '#mocks/core/replies.ts';

import type { FaultyServer } from './faultyServer.ts';
import { replaceAnswer } from './buildAnswers.ts';

/** The answer with other headers. */
const changeHeaders = (change: (headers: Headers) => void): FaultyServer['answer'] => {
  return async ({ next, id }) => {
    const response = await next();
    if (id === undefined) return response;
    const headers = new Headers(response.headers);
    change(headers);
    return new Response(response.body, { status: response.status, headers });
  };
};

/** What stands around a body. */
export const aboutHeaders: readonly FaultyServer[] = [
  {
    name: 'a wait that is no number',
    caughtBy: 'reply-headers',
    of: 'forgotPassword',
    answer: replaceAnswer(
      ({ ok }) => ok,
      () => {
        const body = '{"title":"Too many requests","status":429,"code":"too_many_requests"}';
        const headers = {
          ...COMMON_HEADERS,
          'content-type': 'application/problem+json',
          'retry-after': 'a while',
        };
        return new Response(body, { status: 429, headers });
      },
    ),
  },
  {
    name: 'nothing is said about keeping an answer',
    caughtBy: 'no-store',
    of: 'getProduct',
    answer: changeHeaders((headers) => headers.delete('cache-control')),
  },
  {
    name: 'an answer may be kept for a minute',
    caughtBy: 'no-store',
    of: 'listSuppliers',
    answer: changeHeaders((headers) => headers.set('cache-control', 'private, max-age=60')),
  },
  {
    name: 'refusals may be kept',
    caughtBy: 'no-store',
    of: 'getProduct',
    answer: async (call) => {
      const response = await call.next();
      return response.ok ? response : changeHeaders((headers) => headers.delete('cache-control'))(call);
    },
  },
  {
    name: 'what an answer is may be guessed',
    caughtBy: 'no-sniff',
    of: 'getProduct',
    answer: changeHeaders((headers) => headers.delete('x-content-type-options')),
  },
  {
    name: 'what was added to a record has the address of another record',
    caughtBy: 'location',
    of: 'addProductImage',
    answer: changeHeaders((headers) => headers.set('location', '/api/products/prd-0099')),
  },
  {
    name: 'another word than nosniff',
    caughtBy: 'no-sniff',
    of: 'listSuppliers',
    answer: changeHeaders((headers) => headers.set('x-content-type-options', 'no-sniff')),
  },
];
