import { expect, test as base, type Page, type Response } from 'playwright/test';
import { isSourceModule } from '#build/apiProxy.ts';
import { checkResponse } from '#mocks/adapters/checked.ts';
import { seenAnswer } from '#mocks/adapters/recording.ts';
import { createRecorder, ownFingerprint } from '#mocks/adapters/recorder.ts';

/** What a page did that no page of the panel may do. */
type Findings = { replies: string[]; console: string[]; secrets: string[] };

/** Failed calls are the panel's business, and it says so itself; the browser's own line about them is no news. */
const EXPECTED_LINE = /^Failed to load resource: /;

/** T10, T15: what must never stand in an address or in the console. */
const SECRET = /tok_|ext_|password=|%40backroom\.test|@backroom\.test/;

const recorder = createRecorder('e2e', ownFingerprint());

/** @param fromExamples whether who answers does so from the contract's examples, and so has no answers of its own */
async function reply(response: Response, fromExamples: boolean): Promise<string[]> {
  const url = response.url();
  const { pathname } = new URL(url);
  if (!pathname.startsWith('/api/') || url.includes('/__') || isSourceModule(pathname)) return [];
  // The mock broke the contract because a story asked it to.
  if (await response.headerValue('x-mock-fault').catch(() => null)) return [];
  const body = await response.text().catch(() => null);
  // The page was left while the answer came in: nobody saw it.
  if (body === null) return [];
  const contentType = await response.headerValue('content-type');
  const method = response.request().method();
  const broken = checkResponse({ method, url, status: response.status(), contentType, body });
  const seen = seenAnswer({ method, url }, response.status(), fromExamples);
  if (seen && broken.length === 0)
    recorder.note(seen, contentType?.includes('json') ? JSON.parse(body) : body);
  return broken;
}

function watch(page: Page, found: Findings, pending: Promise<void>[], fromExamples: boolean): void {
  page.on('response', (response) => {
    pending.push(reply(response, fromExamples).then((lines) => void found.replies.push(...lines)));
  });
  page.on('request', (request) => {
    if (SECRET.test(request.url())) found.secrets.push(request.url());
  });
  page.on('framenavigated', (frame) => {
    if (SECRET.test(frame.url())) found.secrets.push(frame.url());
  });
  page.on('console', (message) => {
    if (SECRET.test(message.text())) found.secrets.push(message.text());
    if (message.type() === 'error' && !EXPECTED_LINE.test(message.text())) found.console.push(message.text());
  });
  page.on('pageerror', (error) => found.console.push(String(error)));
}

type Fixtures = {
  /** A story that breaks a rule on purpose: every line of the console must match, and one must come. */
  complaints: RegExp | null;
  /**
   * Every reply that any page sees keeps to `openapi.yaml`, addresses and console are free of secrets, and the
   * console stays silent: no error, no violation of the content security policy, no uncaught rejection.
   */
  honest: undefined;
};

/** A test of the panel in the browser, in a mock of its own. */
export const test = base.extend<Fixtures>({
  extraHTTPHeaders: async ({}, use, info) => {
    await use({ 'x-mock-session': `${info.workerIndex}-${info.testId}-${info.repeatEachIndex}` });
  },
  complaints: [null, { option: true }],
  context: async ({ context, baseURL, extraHTTPHeaders }, use) => {
    // The first requests of a tab that the panel opens may leave before the headers are set for it.
    const cookies = Object.entries(extraHTTPHeaders ?? {}).map(([name, value]) => ({
      name,
      value,
      url: baseURL ?? '',
    }));
    await context.addCookies(cookies);
    await use(context);
  },
  honest: [
    async ({ context, complaints }, use, { project }) => {
      const found: Findings = { replies: [], console: [], secrets: [] };
      const pending: Promise<void>[] = [];
      context.on('page', (page) => watch(page, found, pending, project.name === 'prism'));
      await use(undefined);
      await Promise.all(pending);
      if (complaints) expect(found.console.join('\n')).toMatch(complaints);
      const unasked = found.console.filter((line) => !complaints?.test(line));
      expect({ ...found, console: unasked }).toEqual({ replies: [], console: [], secrets: [] });
    },
    { auto: true },
  ],
});

export { expect };
