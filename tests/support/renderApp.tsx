import { act, cleanup, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import * as z from 'zod/mini';
import { mockServer, resetMock } from '#mocks/adapters/unit.ts';
import { latenessMs, waitLateness } from './late.ts';
import { openPage } from './openPage.ts';

// jsdom knows the name of an animation and never ends one: overlays would stay for good.
const noAnimations = '* { animation-name: none !important; transition: none !important; }';

let leavePage: () => void = () => undefined;
const sentRequests: Request[] = [];

// A whole panel takes its time on a busy machine; most of it is spent on reading the modules once.
vi.setConfig({ testTimeout: 20_000 });

beforeAll(async () => {
  mockServer.listen({ onUnhandledFrame: 'error' });
  mockServer.events.on('request:start', ({ request }) => void sentRequests.push(request.clone()));
  await Promise.all([import('#app/start.ts'), import('#app/App.tsx'), import('#app/private/route.tsx')]);
}, 60_000);
// A handler without an answer lets the next one answer.
beforeEach(() => {
  if (latenessMs > 0) mockServer.use(http.all('*', waitLateness));
});
afterEach(() => {
  cleanup();
  leavePage();
  resetMock();
  sentRequests.length = 0;
});
afterAll(() => mockServer.close());

/** Calls of the API in the order they were made, `GET /logged-in-user`; `from` leaves out what came before. */
export function calls(from = 0): string[] {
  return sentRequests
    .slice(from)
    .map(({ method, url }) => `${method} ${new URL(url).pathname.replace(/^\/api/, '')}`);
}

/** Bodies of the calls to a path, as text. */
export function bodiesOf(call: string): Promise<string[]> {
  return Promise.all(
    sentRequests.filter((_, index) => calls()[index] === call).map((request) => request.clone().text()),
  );
}

async function fetchJson(path: string, body?: unknown): Promise<unknown> {
  const reply = await fetch(`/api${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const answer: unknown = await reply.json();
  sentRequests.length = 0;
  return answer;
}

const schemas = z.object({
  token: z.object({ token: z.string() }),
  outbox: z.array(z.object({ to: z.string(), link: z.string() })),
}).shape;

/**
 * Signs a member of the mock's staff in (D32), as an earlier visit would have: the token is stored.
 * @param name `admin`, `pricing.manager` … or the local part of a sentinel
 */
export async function signInAs(name: string): Promise<void> {
  const credentials = { email: `${name}@backroom.test`, password: 'backroom' };
  const { token } = schemas.token.parse(await fetchJson('/users/authenticate', credentials));
  window.localStorage.setItem('backroom.token', token);
}

/** The path of the link in the mail that somebody gets who has forgotten the password. */
export async function linkFromOutbox(email: string): Promise<string> {
  await fetchJson('/auth/forgot-password', { email });
  const mails = schemas.outbox.parse(await fetchJson('/__outbox'));
  return mails.findLast(({ to }) => to === email)?.link ?? '';
}

/**
 * Loads the panel at an address, as a fresh page: its own modules, session and router, with storage and mock as they
 * are. Loading again in the same test is a reload.
 */
export async function renderApp(address = window.location.href) {
  cleanup();
  leavePage();
  window.history.replaceState(null, '', address);
  vi.resetModules();
  // What it hears of the document, for all pages of a test file, does not leave with one of them.
  const user = userEvent.setup();
  const page = openPage();
  await import('#app/public/texts.ts');
  const { App } = await import('#app/App.tsx');
  const { start } = await import('#app/start.ts');
  const router = await start();
  leavePage = () => {
    router.dispose();
    page.leave();
  };
  const view = render(
    <>
      <style>{noAnimations}</style>
      <App router={router} />
    </>,
  );
  return {
    ...view,
    user,
    router,
    /** Where the panel is, with query and hash. */
    address: (): string => router.createHref(router.state.location),
    /** Follows an address as a link of the panel would. */
    go: (to: string) => act(() => router.navigate(to)),
  };
}

/** Waits until the panel is at an address. */
export async function expectAddress(address: string): Promise<void> {
  await waitFor(() => {
    const { pathname, search, hash } = window.location;
    expect(pathname + search + hash).toBe(address);
  });
}
