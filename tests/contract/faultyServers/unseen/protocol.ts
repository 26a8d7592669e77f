import { examples } from '#mocks/contract/examples.gen.ts';
import { send } from '#mocks/core/replies.ts';
import { serve } from '#tests/contract/faultyServers/variants/serving.ts';
import type { Serve, Variant } from '#tests/contract/faultyServers/variants/variant.ts';

/** The answer with other headers. */
function withHeaders(response: Response, change: (headers: Headers) => void): Response {
  const headers = new Headers(response.headers);
  change(headers);
  return new Response(response.body, { status: response.status, headers });
}

const addressWithoutBase: Serve = async (call) =>
  withHeaders(await call.next(), (headers) => {
    const address = headers.get('location');
    if (address !== null) headers.set('location', address.replace(/^\/api/, ''));
  });

const hideMethods: Serve = async (call) => {
  const response = await call.next();
  const isSupplier = new URL(call.request.url).pathname.startsWith('/api/suppliers/');
  if (response.status !== 405 || !isSupplier) return response;
  return withHeaders(response, (headers) => headers.delete('allow'));
};

const needLoginAsObserved: Serve = async (call) => {
  const response = await call.next();
  const hasToken = call.request.headers.has('authorization');
  return response.status === 401 && hasToken ? send(200, examples.loginNeeded, 'application/json') : response;
};

/** Statuses and headers. */
export const protocol: readonly Variant[] = [
  {
    // Answers: "`Location`: the address of … the job, from the root of the server: `/api/products/prd-0061`."
    name: 'the address of an export leaves out where the calls live',
    operations: ['startExport', 'getJob'],
    start: () => serve('startExport', addressWithoutBase),
  },
  {
    // Refusals: "A method that a path does not have is `405` with `Allow`, at every path".
    name: 'a supplier does not say which methods it has',
    operations: ['updateSupplier'],
    start: () => hideMethods,
  },
  {
    // When a sign-in is needed: "**proposed** operations answer `401`."
    name: 'a dead token gets 200 where 401 is promised',
    operations: ['getAuthUser', 'logout'],
    start: () => serve('getAuthUser', needLoginAsObserved),
  },
];
