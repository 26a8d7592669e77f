import type { Page } from 'playwright/test';
import * as z from 'zod/mini';
import { paths } from '#shared/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { fillSignIn, openPasswordModal, signInAs } from './staff.ts';

/** Notes each new text of a live region, as a screen reader would say it, on every page to come. */
async function listen(page: Page): Promise<(part: string | RegExp) => Promise<string[]>> {
  await page.addInitScript(() => {
    const live = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]';
    const last = new WeakMap<Element, string>();
    const said: string[] = [];
    const tell = (region: Element): void => {
      const text = region.textContent.replaceAll(/\s+/g, ' ').trim();
      if (text === (last.get(region) ?? '')) return;
      const isMore = text !== '' && !(last.get(region) ?? '').includes(text);
      last.set(region, text);
      if (isMore && !region.closest('[hidden], [inert]')) said.push(text);
    };
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      for (const { target, addedNodes } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const around = element?.closest(live);
        if (around) regions.add(around);
        for (const node of addedNodes) {
          if (!(node instanceof Element)) continue;
          if (node.matches(live)) regions.add(node);
          for (const region of node.querySelectorAll(live)) regions.add(region);
        }
      }
      for (const region of regions) tell(region);
    }).observe(document, { subtree: true, childList: true, characterData: true });
    Object.assign(window, { saidAloud: said });
  });
  return async (part) => {
    const said = z.array(z.string()).parse(await page.evaluate('window.saidAloud'));
    return said.filter((text) => (typeof part === 'string' ? text.includes(part) : part.test(text)));
  };
}

/** Said, and not said again a moment later. */
async function expectOnce(said: (part: string) => Promise<string[]>, part: string): Promise<void> {
  await expect.poll(async () => (await said(part)).length, { message: part }).toBe(1);
}

test('A16 a refused sign-in and the end of a session are said once', async ({ page }) => {
  const said = await listen(page);
  await page.goto(paths.login);
  await fillSignIn(page, 'service', 'wrong');
  await expectOnce(said, 'Username or password is incorrect');
  await fillSignIn(page, 'service');
  await expect(page).toHaveTitle('Home | Backroom');
  expect(await said('incorrect')).toHaveLength(1);
});

test('A16 a new page, a toast and an error of a dialog are said once', async ({ page }) => {
  const said = await listen(page);
  await signInAs(page, 'service');
  await expect(page.getByRole('main').getByText('seen').first()).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Manage Account/ })
    .click();
  await expectOnce(said, 'Manage Account');
  await page.getByRole('textbox', { name: 'About you' }).fill('Answers the phone.');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expectOnce(said, 'Profile saved');
  const dialog = await openPasswordModal(page);
  await dialog.getByRole('button', { name: 'Change password' }).click();
  await expect(dialog.getByText('old password is required')).toBeVisible();
  expect(await said('Manage Account')).toHaveLength(1);
  expect(await said('Profile saved')).toHaveLength(1);
});

test('A16 the customizer says that everything is back to its default', async ({ page }) => {
  const said = await listen(page);
  await signInAs(page, 'service');
  await page.getByRole('button', { name: 'Customize the layout' }).click();
  await page
    .getByRole('complementary', { name: 'Customizer' })
    .getByRole('button', { name: 'Reset' })
    .click();
  await expectOnce(said, 'All settings were reset to their defaults.');
});

test('A16 the first load is silent but for what it loads', async ({ page }) => {
  const said = await listen(page);
  await signInAs(page, 'service');
  await page.reload();
  await expect(page.getByRole('main').getByText('seen').first()).toBeVisible();
  expect(await said(/^(?!Loading|Checking|The panel|Your).+/)).toEqual([]);
});
