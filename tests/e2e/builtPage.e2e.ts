import { expect, test } from 'playwright/test';

// What the build makes of the page, with no script of the panel running, and what the browser refuses on it.

test.describe('before the panel has started', () => {
  test.use({ javaScriptEnabled: false });

  test('the sign-in form is painted, and Enter on it sends nothing and puts nothing into the address', async ({
    page,
  }) => {
    const sent: string[] = [];
    await page.goto('/login');
    page.on('request', (request) => sent.push(request.url()));
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled();

    await page.getByLabel('E-mail').fill('admin@backroom.test');
    await page.getByLabel('Password', { exact: true }).fill('canary');
    await page.keyboard.press('Enter');

    expect(new URL(page.url()).search).toBe('');
    expect(sent).toEqual([]);
  });
});

test('D26 dark mode and language stand on the root before the first paint', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('backroom.layout', '{"mode":"dark"}');
    localStorage.setItem('backroom.language', 'de');
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('#root') !== null);
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('T03 every file that the page names carries its integrity', async ({ request }) => {
  const html = await (await request.get('/login')).text();
  const named = [...html.matchAll(/<(?:script|link)\b[^>]*(?:src|href)="\/[^>]*>/g)].map(([tag]) => tag);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((tag) => !/ integrity="sha256-[^"]{44}"/.test(tag))).toEqual([]);
});

test('ASVS 3.4 the page is served with its headers and never stored, its files for good', async ({
  request,
}) => {
  const page = await request.get('/home');
  const headers = page.headers();
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
  expect(headers['content-security-policy']).not.toContain('unsafe');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
  });
  const script = /src="(\/assets\/[^"]+)"/.exec(await page.text())?.[1] ?? '';
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable');
});

test('T01 what would turn text into code is refused', async ({ page }) => {
  await page.goto('/login');
  const refused = await page.evaluate(() => {
    const attempts: [string, () => void][] = [
      ['innerHTML', () => Reflect.set(document.createElement('div'), 'innerHTML', '<img>')],
      ['script.src', () => Reflect.set(document.createElement('script'), 'src', 'https://evil.example/x.js')],
      ['srcdoc', () => Reflect.set(document.createElement('iframe'), 'srcdoc', '<p>')],
      ['DOMParser', () => new DOMParser().parseFromString('<p>', 'text/html')],
    ];
    return attempts.flatMap(([name, attempt]) => {
      try {
        attempt();
        return [];
      } catch {
        return [name];
      }
    });
  });
  expect(refused).toEqual(['innerHTML', 'script.src', 'srcdoc', 'DOMParser']);
});

test('T14 the panel does not show inside a page of somebody else', async ({ page, baseURL }) => {
  await page.setContent(`<iframe src="${baseURL ?? ''}/login"></iframe>`);
  await expect.poll(() => page.frames().length).toBe(2);
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Sign in' })).toBeHidden();
  expect(page.frames()[1]?.url()).not.toContain('/login');
});
