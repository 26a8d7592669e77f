import type { IncomingMessage, ServerResponse } from 'node:http';

/** Pages of this machine, and files of it, which have no origin. Nobody else's page may ask, made-up data or not. */
const LOCAL_ORIGIN = /^(?:null|https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?)$/;

/**
 * Lets a page of this machine read the mock's answers from another origin, such as the page that `contract:docs` writes.
 * The panel needs none of it: it has the mock behind its own origin.
 * @returns whether the request was the browser's own question before another one, and is answered
 */
export function answerCrossOrigin(
  { method, headers }: Pick<IncomingMessage, 'method' | 'headers'>,
  outgoing: ServerResponse,
): boolean {
  const { origin } = headers;
  if (origin === undefined || !LOCAL_ORIGIN.test(origin)) return false;
  outgoing.setHeader('access-control-allow-origin', origin);
  outgoing.setHeader('access-control-expose-headers', '*');
  outgoing.setHeader('vary', 'origin');
  if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return false;
  const requestedHeaders = headers['access-control-request-headers'];
  outgoing.writeHead(204, {
    'access-control-allow-methods': headers['access-control-request-method'],
    ...(requestedHeaders === undefined ? {} : { 'access-control-allow-headers': requestedHeaders }),
    'access-control-max-age': '600',
  });
  outgoing.end();
  return true;
}
