import type { Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { openPasswordModal, signInAs } from './staff.ts';

const HEIGHT = 740;

/** Pixels by which the page is wider than the window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('A05 at 320 px nothing is wider than the window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: HEIGHT });
  for (const path of [paths.login, paths.register, paths.forgotPassword, paths.resetPassword('x')]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([path, await overflow(page)]).toEqual([path, 0]);
  }
  await signInAs(page, 'admin');
  for (const path of [paths.home, paths.myAccount, '/no-such-page']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    expect([path, await overflow(page)]).toEqual([path, 0]);
  }
});

test('E126 E127 the menu is a drawer below 767 px, icons below 992 px, and whole from there', async ({
  page,
}) => {
  await signInAs(page, 'admin');
  const root = page.locator('html');
  for (const [width, size, button] of [
    [766, 'lg', 'Open the menu'],
    [767, 'sm', 'Widen the sidebar'],
    [991, 'sm', 'Widen the sidebar'],
    [992, 'lg', 'Condense the sidebar'],
  ] as const) {
    await page.setViewportSize({ width, height: HEIGHT });
    await expect(page.getByRole('button', { name: button })).toBeVisible();
    await expect(root).toHaveAttribute('data-sidebar-size', size);
    expect([width, await overflow(page)]).toEqual([width, 0]);
  }
});

test('E128 a dialog stays open when the window crosses a width at which the layout changes', async ({
  page,
}) => {
  await signInAs(page, 'service');
  const dialog = await openPasswordModal(page);
  await dialog.getByLabel('Old password').fill('half typed');
  for (const width of [700, 900, 1440]) await page.setViewportSize({ width, height: HEIGHT });
  await expect(dialog.getByLabel('Old password')).toHaveValue('half typed');
});

test('E135 the top bar has its shadow from 51 px on, not at 50', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 400 });
  await signInAs(page, 'admin', '/login?redirectFrom=%2Fmy-account');
  await expect(page.getByRole('listitem').filter({ hasText: 'This sign-in' })).toBeVisible();
  const bar = page.getByRole('banner');
  await page.evaluate(() => window.scrollTo(0, 50));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(50);
  await expect(bar).toHaveCSS('box-shadow', 'none');
  await page.evaluate(() => window.scrollTo(0, 51));
  await expect(bar).not.toHaveCSS('box-shadow', 'none');
});

test('E148 a new page starts at its top, Back comes to where one was, a hash to its part', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 400 });
  await signInAs(page, 'admin');
  const scrolled = (): Promise<number> => page.evaluate(() => window.scrollY);
  const link = page.getByRole('main').getByRole('link', { name: /Manage Account/ });
  await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
  await link.scrollIntoViewIfNeeded();
  const left = await scrolled();
  expect(left).toBeGreaterThan(50);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Manage Account' })).toBeVisible();
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(paths.home);
  await expect.poll(scrolled).toBe(left);
  await page.getByRole('link', { name: 'All sign-ins' }).click();
  await expect(page.getByRole('region', { name: 'Where you are signed in' })).toBeInViewport();
});

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('A09 nothing moves for somebody who asked for less motion', async ({ page }) => {
    const moving = (): Promise<number> => page.evaluate(() => document.getAnimations().length);
    await page.goto(paths.login);
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
    expect(await moving()).toBe(0);
    await signInAs(page, 'service');
    await openPasswordModal(page);
    expect(await moving()).toBe(0);
  });
});

test('D26 the colours of the browser itself follow the mode', async ({ page }) => {
  await signInAs(page, 'service');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
  await page.getByRole('button', { name: 'Switch to light mode' }).click();
  await expect(page.locator('html')).not.toHaveCSS('color-scheme', 'dark');
});
