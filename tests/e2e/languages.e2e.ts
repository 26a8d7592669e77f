import type { Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { expectSignedIn, fillSignIn, signInAs, stored, userMenu } from './staff.ts';

/** Tag, own name, and the title of the start page. */
const languages = [
  ['en', 'English', 'Home'],
  ['en-GB', 'English (UK)', 'Home'],
  ['es', 'Español', 'Inicio'],
  ['de', 'Deutsch', 'Startseite'],
  ['fr', 'Français', 'Accueil'],
  ['it', 'Italiano', 'Home'],
  ['ru', 'Русский', 'Главная'],
  ['zh', '中文', '首页'],
  ['el', 'Ελληνικά', 'Αρχική'],
] as const;

async function chooseInTopBar(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('combobox').selectOption(name);
}

test('the menu, the title and <html lang> speak each of the nine languages', async ({ page }) => {
  await signInAs(page, 'admin');
  for (const [tag, name, home] of languages) {
    await chooseInTopBar(page, name);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page.locator('[aria-current="page"]').filter({ hasText: home }).first()).toBeVisible();
    await expect(page).toHaveTitle(`${home} | Backroom`);
  }
  await expect(page.getByRole('banner').getByRole('combobox').locator('option')).toHaveCount(9);
});

test('A13 each language is called by its own name and marked as that language', async ({ page }) => {
  await page.goto(paths.login);
  const options = page.getByRole('combobox', { name: 'Language' }).locator('option');
  await expect(options).toHaveText(languages.map(([, name]) => name));
  for (const [at, [tag]] of languages.entries()) await expect(options.nth(at)).toHaveAttribute('lang', tag);
});

test('a language and a colour mode chosen before signing in hold in the panel and over a reload', async ({
  page,
}) => {
  await page.goto(paths.login);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await page.getByRole('button', { name: 'Dark mode' }).click();
  await fillSignIn(page, 'service');
  for (let visit = 0; visit < 2; visit += 1) {
    await expectSignedIn(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
    await expect(page).toHaveTitle('Startseite | Backroom');
    await page.reload();
  }
});

test('D14 signing out clears both from storage, and signing in again stores them', async ({ page }) => {
  await signInAs(page, 'service');
  await chooseInTopBar(page, 'Français');
  await expect(page).toHaveTitle('Accueil | Backroom');
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await userMenu(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(paths.login);
  expect((await stored(page)).local).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');

  await fillSignIn(page, 'service');
  await expectSignedIn(page);
  expect((await stored(page)).local).toEqual(
    expect.arrayContaining(['backroom.language', 'backroom.layout']),
  );
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await expect(page).toHaveTitle('Accueil | Backroom');
});

test('D14 a page that was loaded anew after signing out starts in English and light', async ({ page }) => {
  await signInAs(page, 'service');
  await chooseInTopBar(page, 'Español');
  await expect(page).toHaveTitle('Inicio | Backroom');
  await page.goto(paths.logout);
  await expect(page).toHaveURL(paths.login);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'light');
});

test('E139 a language chosen while a form is filled in keeps what was typed', async ({ page }) => {
  await signInAs(page, 'service', '/login?redirectFrom=%2Fmy-account');
  const name = page.locator('input[autocomplete="given-name"]');
  await name.fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  const about = page.getByRole('textbox', { name: 'About you' });
  await about.fill('Half a sentence about');
  await chooseInTopBar(page, '中文');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(about).toHaveValue('Half a sentence about');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
});

test('E136 a stored language of another spelling is understood', async ({ page }) => {
  for (const [wanted, tag] of [
    ['zh-CN', 'zh'],
    ['EN_gb', 'en-GB'],
    ['xx', 'en'],
  ] as const) {
    await page.goto(paths.login);
    await page.evaluate((value) => localStorage.setItem('backroom.language', value), wanted);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
  }
});

test('the test language is no part of the built panel', async ({ page }) => {
  await page.goto(`${paths.login}?lang=pseudo`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await page.evaluate(() => localStorage.setItem('backroom.language', 'pseudo'));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
