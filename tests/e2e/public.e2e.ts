import type { Page } from 'playwright/test';
import * as z from 'zod/mini';
import { paths } from '#shared/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { fillSignIn } from './staff.ts';

const zOutbox = z.array(z.object({ to: z.string(), link: z.string() }));

/** Links of the mail that the mock would have sent to this person, the last one at the end. */
async function mailTo(page: Page, name: string): Promise<string[]> {
  const response = await page.request.get('/api/__outbox');
  const mails = zOutbox.parse(await response.json());
  return mails.filter(({ to }) => to === `${name}@backroom.test`).map(({ link }) => link);
}

async function askForLink(page: Page, email: string): Promise<void> {
  await page.goto(paths.forgotPassword);
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
}

async function register(page: Page, username: string, email: string, password: string): Promise<void> {
  await page.getByLabel('User name').fill(username);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Register' }).click();
}

test('registering says so and goes to sign-in, where the account is not usable yet @stateless', async ({
  page,
}, { project }) => {
  await page.goto(paths.login);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create an account' })).toBeFocused();
  // Another one each time, for a server that remembers.
  const name = `colleague-${Date.now()}`;
  await register(page, name, `${name}@backroom.test`, 'a good one');
  await expect(page).toHaveURL(paths.login);
  await expect(page.getByRole('status').getByText('Registration successful')).toBeVisible();
  if (project.name !== 'mock') return; // Prism keeps nobody and refuses nobody.
  await fillSignIn(page, name, 'a good one');
  await expect(page.getByText('this account is unactivated or deleted')).toBeVisible();
  await expect(page).toHaveURL(paths.login);
});

test('an e-mail that is taken is a notification and stands at its field; nothing typed is lost', async ({
  page,
}) => {
  await page.goto(paths.register);
  await register(page, 'another', 'service@backroom.test', 'a good one');
  await expect(page.getByRole('alert')).not.toHaveText('');
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription('is already registered');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByLabel('User name')).toHaveValue('another');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('a good one');
});

test('registering checks what the contract limits, field by field', async ({ page }) => {
  await page.goto(paths.register);
  await register(page, '', 'no address', 'short');
  await expect(page.getByLabel('User name')).toBeFocused();
  await expect(page.getByLabel('User name')).toHaveAccessibleDescription('Choose a user name.');
  await expect(page.getByLabel('E-mail')).toHaveAccessibleDescription(/^Enter an e-mail/);
  await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
    'new password must be at least 6 characters',
  );
});

test('a forgotten password: the link works once, and the new password signs in', async ({ page }) => {
  await askForLink(page, 'service@backroom.test');
  await expect(page.getByRole('status')).toContainText([/If service@backroom\.test belongs to an account/]);
  const [link = ''] = await mailTo(page, 'service');
  await page.goto(link);
  await expect(page).toHaveTitle('Reset Password | Backroom');
  await page.getByLabel('New password').fill('a better one');
  await page.getByLabel('Confirm password').fill('a better ome');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page.getByLabel('Confirm password')).toHaveAccessibleDescription(
    'must be equal to new password',
  );
  await page.getByLabel('Confirm password').fill('a better one');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page).toHaveURL(paths.login);
  await expect(page.getByText('Password changed.', { exact: false })).toBeVisible();
  await fillSignIn(page, 'service', 'a better one');
  await expect(page).toHaveURL(paths.home);

  await page.goto(paths.logout);
  await expect(page).toHaveURL(paths.login);
  // A link that was used says so before anything is typed.
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
  await page.getByRole('link', { name: 'Send new link' }).click();
  await expect(page).toHaveURL(paths.forgotPassword);
});

test('T24 the answer is the same for an e-mail that nobody has @stateless', async ({ page }) => {
  await askForLink(page, 'nobody@backroom.test');
  await expect(
    page.getByText('If nobody@backroom.test belongs to an account', { exact: false }),
  ).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText('');
});

test('a second link can be asked for after 60 seconds', async ({ page }) => {
  await page.clock.install();
  await askForLink(page, 'service@backroom.test');
  const again = page.getByRole('button', { name: /^Send again/ });
  await expect(again).toBeDisabled();
  await expect(again).toHaveText(/^Send again in (60|5\d) s$/);
  await page.getByLabel('E-mail').press('Enter');
  await page.clock.runFor('01:01');
  await expect(again).toHaveText('Send again');
  await again.click();
  await expect(again).toBeDisabled();
  expect(await mailTo(page, 'service')).toHaveLength(2);
});

test('the pages before sign-in load nothing of Chakra and no font; what comes next is fetched while one types', async ({
  page,
}) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto(paths.login);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  for (const [link, heading] of [
    ['Create an account', 'Create an account'],
    ['Sign in', 'Sign in'],
    ['Forgot your password?', 'Reset your password'],
  ] as const) {
    await page.getByRole('link', { name: link }).click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  const heavy = (file: string): boolean => /\/(ui|shell|inter)-|\.woff2/.test(file);
  expect(files.filter(heavy)).toEqual([]);
  expect(files.filter((file) => file.startsWith('/api/'))).toEqual([]);

  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  const shell = page.waitForRequest((request) => heavy(new URL(request.url()).pathname));
  await page.getByLabel('E-mail').pressSequentially('s');
  await shell;
});
