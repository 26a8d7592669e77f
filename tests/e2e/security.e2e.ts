import { createServer } from 'node:http';
import { once } from 'node:events';
import type { APIRequestContext } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { buildSiteHeaders } from '#build/headers.ts';
import { findInlineTexts } from '#build/page.ts';
import { expect, test } from './fixtures.ts';
import { expectSignedIn, fillSignIn, signInAs } from './staff.ts';

const lower = (set: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(set).map(([name, value]) => [name.toLowerCase(), value]));

/** What the page that is served must be served with. */
async function headersOf(request: APIRequestContext) {
  return buildSiteHeaders(findInlineTexts(await (await request.get(paths.login)).text()));
}

/** Directives that the specification of the headers demands, and that no build may lose. */
const REQUIRED = [
  "default-src 'none'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "worker-src 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types default',
  'frame-src https://js.stripe.com https://hooks.stripe.com',
  'report-to csp',
];

test('ASVS 3.4 every page is served with its headers, byte for byte', async ({ request }) => {
  const headers = await headersOf(request);
  for (const path of ['/', paths.login, paths.home, '/no-such-page']) {
    expect((await request.get(path)).headers()).toMatchObject(lower(headers.page));
  }
  const policy = (headers.page['Content-Security-Policy'] ?? '').split('; ');
  expect(policy).toEqual(expect.arrayContaining(REQUIRED));
  expect(policy.join()).not.toMatch(/unsafe|http:|\*/);
  const outside = policy.join(' ').match(/https:\S+/g);
  expect(new Set(outside)).toEqual(
    new Set(['https://js.stripe.com', 'https://hooks.stripe.com', 'https://api.stripe.com']),
  );
});

test('files with a hash in their name are kept for good, and every named file carries its integrity', async ({
  request,
}) => {
  const headers = await headersOf(request);
  const html = await (await request.get(paths.login)).text();
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*(?:src|href)="(\/[^"]+)"[^>]*>/g)];
  expect(named.length).toBeGreaterThan(0);
  for (const [tag, path = ''] of named) {
    expect(tag).toMatch(/ integrity="sha256-[^"]{44}"/);
    expect((await request.get(path)).headers()).toMatchObject(lower(headers.hashed));
  }
  expect((await request.get('/api/users')).headers()).toMatchObject({ 'cache-control': 'no-store' });
});

test('E09 a file that does not exist is not answered with the page', async ({ request }) => {
  for (const path of [
    '/assets/old-12345678.js',
    '/assets/../package.json',
    '/.git/HEAD',
    '/mockServiceWorker.js',
  ]) {
    const response = await request.get(path);
    expect(await response.text()).not.toMatch(/"name": "backroom"|ref: refs|serviceWorker/);
    if (path.startsWith('/assets/old')) expect(response.status()).toBe(404);
  }
});

test.describe('what the page refuses', () => {
  test.use({ complaints: /Trusted|Content Security Policy|sandboxed|frame|refused/i });

  test('T01 what would turn text into code throws', async ({ page }) => {
    await page.goto(paths.login);
    // `eval` is no probe: what the debugger evaluates may call it.
    const taken = await page.evaluate(() => {
      const attempts: [string, () => void][] = [
        ['innerHTML', () => Reflect.set(document.createElement('div'), 'innerHTML', '<img>')],
        ['outerHTML', () => Reflect.set(document.createElement('div'), 'outerHTML', '<img>')],
        ['script.src', () => Reflect.set(document.createElement('script'), 'src', '/assets/x.js')],
        [
          'script.src of Stripe',
          () =>
            Reflect.set(document.createElement('script'), 'src', 'https://js.stripe.com/endive/stripe.js'),
        ],
        ['script.text', () => Reflect.set(document.createElement('script'), 'text', 'alert(1)')],
        ['srcdoc', () => Reflect.set(document.createElement('iframe'), 'srcdoc', '<p>')],
        ['DOMParser', () => new DOMParser().parseFromString('<p>', 'text/html')],
        ['setTimeout', () => void Reflect.apply(setTimeout, window, ['document.title = 1'])],
      ];
      return attempts.flatMap(([name, attempt]) => {
        try {
          attempt();
          return [name];
        } catch (error) {
          return error instanceof TypeError || error instanceof EvalError
            ? []
            : [`${name}: ${String(error)}`];
        }
      });
    });
    expect(taken).toEqual([]);
  });

  test('T01 a javascript: link does nothing', async ({ page }) => {
    await page.goto(paths.login);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = 'javascript:document.title="run"';
      link.textContent = 'A link of somebody else';
      document.body.prepend(link);
    });
    await page.getByRole('link', { name: 'A link of somebody else' }).click();
    await expect(page).toHaveTitle('Login | Backroom');
    await expect(page).toHaveURL(paths.login);
  });

  test('T01 a picture, a style or a script of somebody else is not taken up', async ({ page, baseURL }) => {
    const outside: string[] = [];
    page.on('requestfinished', (request) => outside.push(new URL(request.url()).hostname));
    await page.goto(paths.login);
    const elsewhere = new URL('/index.html', baseURL).href.replace('localhost', '127.0.0.1');
    await page.evaluate((address) => {
      const image = document.createElement('img');
      image.src = address;
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      const sheet = document.createElement('link');
      sheet.rel = 'stylesheet';
      sheet.href = address;
      document.body.append(image, style, sheet);
    }, elsewhere);
    await fillSignIn(page, 'service');
    await expectSignedIn(page);
    expect(new Set(outside)).toEqual(new Set(['localhost']));
  });

  test('T14 the panel does not show inside a page of somebody else', async ({ page, baseURL }) => {
    const frame = `<!doctype html><iframe src="${baseURL ?? ''}${paths.login}"></iframe>`;
    const other = createServer((_request, response) => response.end(frame)).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    await page.goto(`http://127.0.0.1:${typeof address === 'object' ? (address?.port ?? '') : ''}/`);
    await expect.poll(() => page.frames().length).toBe(2);
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Sign in' })).toHaveCount(0);
    expect(page.frames()[1]?.url()).not.toContain(paths.login);
    other.close();
  });
});

test('T02 T10 all requests go to our own origin, and only calls of the API carry the token', async ({
  page,
  baseURL,
}) => {
  const bearers: string[] = [];
  const outside: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (/^https?:/.test(origin) && origin !== baseURL) outside.push(request.url());
    if (request.headers().authorization) bearers.push(pathname);
  });
  await signInAs(page, 'admin');
  await page.goto(paths.myAccount);
  await expect(page.getByRole('listitem').filter({ hasText: 'This sign-in' })).toBeVisible();
  expect(outside).toEqual([]);
  expect(bearers.length).toBeGreaterThan(2);
  expect(bearers.filter((path) => !path.startsWith('/api/'))).toEqual([]);
});

test('T07 a hostile language in storage is English, and nothing is fetched for it', async ({ page }) => {
  for (const language of [
    '../../evil',
    '//evil.example/x',
    '__proto__',
    'en/../de',
    'de\u0000',
    '%2e%2e',
    'x'.repeat(9999),
  ]) {
    await page.goto(paths.login);
    await page.evaluate((value) => localStorage.setItem('backroom.language', value), language);
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await page.reload();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(files.filter((url) => /evil|proto|xxxx/.test(url))).toEqual([]);
  }
});
