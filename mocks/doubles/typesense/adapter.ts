import type { PlainCall, PlainReply } from './call.ts';

/** Answers a call: here, or in a worker. */
export type SearchBackend = (call: PlainCall) => PlainReply | Promise<PlainReply>;

const KEY = 'x-typesense-api-key';

/** As the server answers with `enable-cors`: pages of any origin may ask, the key decides. */
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': '*',
};

/** The browser's own question before another request. */
export function preflightReply(): Response {
  return new Response(null, {
    status: 204,
    headers: {
      ...CORS,
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE, OPTIONS',
      'access-control-allow-headers': 'content-type, x-typesense-api-key',
      'access-control-max-age': '2592000',
    },
  });
}

/** @param path below the address of the node */
export async function readCall(request: Request, path: string): Promise<PlainCall> {
  const { searchParams } = new URL(request.url);
  const { [KEY]: key = '', ...query } = Object.fromEntries(searchParams);
  return {
    method: request.method,
    path,
    query,
    key: request.headers.get(KEY) ?? key,
    body: request.method === 'GET' || request.method === 'HEAD' ? '' : await request.text(),
  };
}

export function toResponse(
  { status, type, body }: PlainReply,
  headers: Readonly<Record<string, string>> = {},
): Response {
  return new Response(body, {
    status,
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store', ...CORS, ...headers },
  });
}
