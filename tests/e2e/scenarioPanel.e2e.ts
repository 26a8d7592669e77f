import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { paths } from '#shared/lib/paths.ts';
import { scanner } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { expectSignedIn, fillSignIn, openPasswordModal } from './staff.ts';

// No build holds the scenario panel, so it is looked at where it lives: on the dev server, as `npm start` runs it.
let server: ViteDevServer;
test.beforeAll(async () => {
  server = await createServer({
    configFile: join(import.meta.dirname, '../../vite.config.ts'),
    logLevel: 'error',
    server: { host: '127.0.0.1', port: 0, strictPort: false, watch: null },
  });
  await server.listen();
});
test.afterAll(() => server.close());

// Colours that are on their way from light to dark have no contrast yet.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('ADR 26 a failure is planted, seen, kept and passed on, and a dialog does not notice', async ({
  page,
}) => {
  const scan = scanner(page, [360, 1440]);
  const launcher = page.getByRole('button', { name: /^Scenario/ });
  const origin = server.resolvedUrls?.local[0] ?? '';
  await page.goto(`${origin}login?scenario=authenticate.400-wrongPassword.once`);
  await expect(launcher).toHaveText('1 forced');
  await expect(page).toHaveURL(`${origin}login`);
  await fillSignIn(page, 'admin');
  await expect(page.getByText('Username or password is incorrect')).toBeFocused();
  await expect(launcher).toHaveText('');
  await fillSignIn(page, 'admin');
  await expectSignedIn(page);

  // Over a dialog that keeps the focus: by the keyboard alone.
  const dialog = await openPasswordModal(page);
  await page.keyboard.press('Control+Shift+Period');
  await expect(page.getByRole('searchbox', { name: 'Find an operation' })).toBeFocused();
  await page.keyboard.type('change-wd');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const answer = page.getByRole('combobox', { name: 'Answer' });
  await expect(answer).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(answer).toBeFocused();
  await answer.selectOption('500 as HTML page');
  await page.getByText('Save or pass on').click();
  await page.getByRole('textbox', { name: 'Name of the scenario' }).fill('No new password');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No new password')).toBeVisible();
  await scan.scan('the scenario panel over a dialog');
  await page.getByRole('searchbox', { name: 'Find an operation' }).press('Escape');
  await expect(dialog.getByLabel('Old password')).toBeFocused();

  // What is forced is this tab's alone, what is saved is there in the next one.
  await expect(launcher).toHaveText('1 forced');
  const other = await page.context().newPage();
  await other.goto(origin + paths.home.slice(1));
  await other.getByRole('button', { name: 'Scenario', exact: true }).click();
  await other.getByText('Save or pass on').click();
  await other.getByRole('button', { name: 'Use No new password' }).click();
  await expect(other.getByRole('region', { name: 'Forced now' })).toHaveText(/changePassword 500 as HTML/);
  scan.end();
});
