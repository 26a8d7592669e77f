import type { Locator, Page } from 'playwright/test';
import * as z from 'zod/mini';
import { paths } from '#shared/lib/paths.ts';
import { PASSWORD } from '#mocks/core/users.ts';
import { expect } from './fixtures.ts';

/** Types an e-mail and the password into the sign-in form and sends it. */
export async function fillSignIn(page: Page, name: string, password: string = PASSWORD): Promise<void> {
  await page.getByLabel('E-mail').fill(`${name}@backroom.test`);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Waits with short steps: an assertion that waits looks again after a second, which each story would pay at its sign-in. */
export async function waitUntilVisible(part: Locator): Promise<void> {
  await expect.poll(() => part.isVisible(), { intervals: [100] }).toBe(true);
}

/** Waits for the top bar with the person in it; a drawer that the address opens may lie over it by then. */
export async function expectSignedIn(page: Page): Promise<void> {
  const banner = page.getByRole('banner', { includeHidden: true });
  await waitUntilVisible(banner.getByRole('button', { name: /Account/, includeHidden: true }).first());
}

/** Signs in on the sign-in page as a named member of staff (D32) and waits for the panel. */
export async function signInAs(page: Page, name: string, from: string = paths.login): Promise<void> {
  await page.goto(from);
  await fillSignIn(page, name);
  await expectSignedIn(page);
}

/** Signs in on the way to a page, as somebody who follows a link to it: nothing else is loaded on the way. */
export async function openAs(page: Page, name: string, path: string): Promise<void> {
  await signInAs(page, name, `${paths.login}?redirectFrom=${encodeURIComponent(path)}`);
}

/** The button behind the initials. */
export function userMenu(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: /Account/ });
}

/** Opens the menu behind the initials. */
export async function openUserMenu(page: Page): Promise<void> {
  await userMenu(page).click();
}

/** Signs out by the menu. */
export async function signOut(page: Page): Promise<void> {
  await openUserMenu(page);
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(paths.login);
}

/** Opens the change-password modal from the top bar. */
export async function openPasswordModal(page: Page): Promise<Locator> {
  await openUserMenu(page);
  await page.getByRole('menuitem', { name: 'Change Password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  await expect(dialog.getByLabel('Old password')).toBeFocused();
  return dialog;
}

/** What the tab keeps, to be compared with what it may keep. */
export async function stored(page: Page): Promise<{ local: string[]; session: string[] }> {
  return page.evaluate(() => ({
    local: Object.keys(localStorage).sort(),
    session: Object.keys(sessionStorage).sort(),
  }));
}

const zToken = z.object({ token: z.string() });

/** A token of another sign-in, as another browser would get it. */
export async function tokenOf(page: Page, name: string, password: string = PASSWORD): Promise<string> {
  const response = await page.request.post('/api/users/authenticate', {
    data: { email: `${name}@backroom.test`, password },
  });
  return zToken.parse(await response.json()).token;
}

/** A call of the API from outside of the page, with a token of {@link tokenOf}. */
export async function callWith(page: Page, token: string, method: string, path: string): Promise<unknown> {
  const url = `/api${path}${method === 'GET' ? '?_t=1' : ''}`;
  const response = await page.request.fetch(url, { method, headers: { Authorization: `Bearer ${token}` } });
  const body: unknown = await response.json();
  return body;
}

/** The same person ends all sign-ins but a new one, in another browser: the token of this one is dead. */
export async function endFromElsewhere(page: Page, name: string): Promise<void> {
  await callWith(page, await tokenOf(page, name), 'DELETE', '/account/sessions');
}
