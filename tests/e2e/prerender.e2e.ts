import { paths } from '#shared/lib/paths.ts';
import { expect, test } from './fixtures.ts';

test.describe('before the panel has started', () => {
  test.use({ javaScriptEnabled: false });

  test('the sign-in form is painted, and Enter on it sends nothing and puts nothing into the address', async ({
    page,
  }) => {
    const sent: string[] = [];
    await page.goto(paths.login);
    // A whole browser fetches the icon of its tab when it likes.
    page.on('request', (request) => {
      if (!request.url().includes('/favicon-')) sent.push(request.url());
    });
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeDisabled();

    await page.getByLabel('E-mail').fill('admin@backroom.test');
    await page.getByLabel('Password', { exact: true }).fill('canary');
    await page.keyboard.press('Enter');

    await expect(page).toHaveURL(paths.login);
    expect(sent).toEqual([]);
  });
});

test('what was typed before the panel has started is kept and sent', async ({ page }) => {
  // The person is quicker than the scripts: the fields are filled as soon as they stand in the page.
  await page.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      const [email, password] = document.querySelectorAll('input');
      if (!email || !password || email.value !== '') return;
      email.value = 'service@backroom.test';
      password.value = 'backroom';
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(paths.login);
  await expect(page.getByLabel('E-mail')).toHaveValue('service@backroom.test');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(paths.home);
  await expect(page.getByRole('banner')).toContainText('Daniel Moreau');
});

test('D26 dark mode and language stand on the root before the panel has started', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('backroom.layout', '{"mode":"dark"}');
    localStorage.setItem('backroom.language', 'de');
  });
  await page.goto(paths.login, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.querySelector('#root') !== null);
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('no other page shows the sign-in form for a moment', async ({ page }) => {
  const seen = new Set<string>();
  page.on('console', (message) => {
    if (message.type() === 'info') seen.add(message.text());
  });
  await page.addInitScript(() => {
    const look = (): void => {
      const heading = document.querySelector('h1');
      if (heading?.checkVisibility()) console.info(heading.textContent);
      requestAnimationFrame(look);
    };
    look();
  });
  await page.goto(paths.register);
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeVisible();
  await expect.poll(() => [...seen]).toEqual(['Create an account']);
});
