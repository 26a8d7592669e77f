import { createServer } from 'node:https';
import type { ServerResponse } from 'node:http';
import { generate } from 'selfsigned';
import { buildHostedFiles } from '#build/stripeDouble.ts';

// js.stripe.com as the browser tests see it (ADR 27): the real loader of the panel as it ships asks it for the real
// address, and gets the stand-in. A story asks for a failure by the header `x-stripe-host`.
const files = await buildHostedFiles();
const { private: key, cert } = await generate([{ name: 'commonName', value: 'js.stripe.com' }]);

const faults: Readonly<Record<string, (path: string, response: ServerResponse) => boolean>> = {
  /** As if nobody were there. */
  gone: (_path, response) => {
    response.destroy();
    return true;
  },
  /** A filter answers in Stripe's place. */
  empty: (_path, response) => {
    response.writeHead(200, { 'Content-Type': 'text/javascript' }).end();
    return true;
  },
  /** Never answers. */
  hang: () => true,
  /** The script comes, the frame of the card form does not. */
  'no-frame': (path, response) => {
    if (!path.endsWith('.html')) return false;
    response.destroy();
    return true;
  },
};

const server = createServer({ key, cert }, (request, response) => {
  const path = (request.url ?? '/').split('?')[0] ?? '/';
  const fault = faults[String(request.headers['x-stripe-host'])];
  if (fault?.(path, response)) return;
  const content = files.get(path);
  if (path !== '/' && content === undefined) {
    response.writeHead(404).end();
    return;
  }
  const type = path.endsWith('.js') ? 'text/javascript' : 'text/html';
  response.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' });
  response.end(content ?? 'The stand-in for Stripe');
});
const port = Number(process.env.PORT);
server.listen(port, '127.0.0.1', () => console.log(`js.stripe.com of the tests: https://127.0.0.1:${port}/`));
