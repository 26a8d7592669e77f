import { paths } from '#shared/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { startOwnServer } from './ownServer.ts';
import { expectSignedIn, fillSignIn } from './staff.ts';

/** A worker as the static demo leaves it behind: it answers every call of the API. */
const WORKER = `
  addEventListener('install', () => skipWaiting());
  addEventListener('activate', (event) => event.waitUntil(clients.claim()));
  addEventListener('fetch', (event) => {
    if (new URL(event.request.url).pathname.startsWith('/api/')) event.respondWith(new Response('the worker'));
  });`;

test.use({ serviceWorkers: 'allow' });

test('T12 a worker that the demo left behind is removed, and the server answers again', async ({ page }) => {
  const server = await startOwnServer((request, response) => {
    if (request.url !== '/mockServiceWorker.js') return false;
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(WORKER);
    return true;
  });
  await page.goto(`${server.origin}/api/__outbox`);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/mockServiceWorker.js');
    await navigator.serviceWorker.ready;
  });
  await expect
    .poll(() => page.evaluate(() => fetch('/api/__outbox').then((reply) => reply.text())))
    .toBe('the worker');

  await page.goto(server.origin + paths.login);
  await page.waitForFunction(async () => {
    const { controller } = navigator.serviceWorker;
    return controller === null && (await navigator.serviceWorker.getRegistrations()).length === 0;
  });
  await fillSignIn(page, 'service');
  await expectSignedIn(page);
  server.close();
});
