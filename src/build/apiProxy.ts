import { request as requestPlain, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as requestSecure } from 'node:https';
import { join } from 'node:path';
import type { Plugin, ProxyOptions } from 'vite';
import { getPort, type ApiMode } from './modes.ts';

/** Answers a request under `/api`. */
export type ApiHandler = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

export const isApiPath = (url = ''): boolean => url === '/api' || /^\/api[/?]/.test(url);

/** Beside Prism the search nodes of the mock answer: the contract's session names them, and Prism knows none. */
export const isSearchNode = (url = ''): boolean => url.startsWith('/api/__typesense/');

/** Where a proxied call goes: the origin, and whether it expects paths without `/api`, as Prism does. */
export type Target = { origin: string; strip: boolean };

/** The target of a mode that passes calls on. Throws when a backend is asked for and not named. */
export function getTarget(mode: 'prism' | 'backend', env: NodeJS.ProcessEnv = process.env): Target {
  if (mode === 'prism') return { origin: `http://127.0.0.1:${getPort('prism', env)}`, strip: true };
  if (!env.BACKEND_URL)
    throw new Error('Set BACKEND_URL to the origin of the server, for example http://localhost:8080');
  return { origin: new URL(env.BACKEND_URL).origin, strip: false };
}

/** Passes a call on to the target and its reply back, byte for byte. */
export function createProxyHandler({ origin, strip }: Target): ApiHandler {
  return (request, response) => {
    const path = request.url ?? '/';
    const url = new URL((strip ? path.replace(/^\/api/, '') : path) || '/', origin);
    const send = url.protocol === 'https:' ? requestSecure : requestPlain;
    const options = { method: request.method, headers: { ...request.headers, host: url.host } };
    const upstream = send(url, options, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    upstream.on('error', (error) => {
      if (response.headersSent) {
        response.destroy();
        return;
      }
      response.writeHead(502, { 'content-type': 'application/problem+json' });
      response.end(
        JSON.stringify({ title: 'Bad Gateway', status: 502, code: 'bad_gateway', detail: error.message }),
      );
    });
    request.pipe(upstream);
  };
}

/** The panel's root is `src`, so while developing its own modules of `src/api` are asked for under `/api` too. */
export const isSourceModule = (url = ''): boolean => /^\/api\/[^?]*\.tsx?(\?|$)/.test(url);

const toViteProxy = ({ origin, strip }: Target): Record<string, ProxyOptions> => ({
  '^/api(/|\\?|$)': {
    target: origin,
    changeOrigin: true,
    bypass: ({ url }) => (isSourceModule(url) ? url : undefined),
    ...(strip ? { rewrite: (path: string) => path.replace(/^\/api/, '') } : {}),
  },
});

/** The dev server's `/api` (D31): the mock in the same process, Prism with the mock's search, or a real server. */
export function apiProxy(mode: ApiMode): Plugin {
  return {
    name: 'backroom:api-proxy',
    apply: 'serve',
    config: () =>
      mode === 'prism' || mode === 'backend' ? { server: { proxy: toViteProxy(getTarget(mode)) } } : {},
    configureServer(server) {
      if (mode !== 'mock' && mode !== 'prism') return;
      const isOurs = mode === 'mock' ? isApiPath : isSearchNode;
      const mock = join(server.config.root, '../mocks/adapters/node.ts');
      server.middlewares.use((request, response, next) => {
        if (!isOurs(request.url) || isSourceModule(request.url)) {
          next();
          return;
        }
        // Through the dev server, so that an edited handler answers without a restart.
        void server
          .ssrLoadModule(mock)
          .then(({ serveMock }: Record<string, unknown>) => {
            if (typeof serveMock !== 'function')
              throw new Error('mocks/adapters/node.ts exports no serveMock');
            const answered: unknown = Reflect.apply(serveMock, undefined, [request, response]);
            return answered;
          })
          .catch(next);
      });
    },
  };
}
