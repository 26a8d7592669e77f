import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import * as z from 'zod/mini';
import { paths } from '#shared/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { expectSignedIn, signInAs, stored } from './staff.ts';

/** Tag, own name, the titles of start and account page, and the word for saving. */
const languages = [
  ['en', 'English', 'Home', 'Manage Account', 'Save changes'],
  ['en-GB', 'English (UK)', 'Home', 'Manage Account', 'Save changes'],
  ['es', 'Español', 'Inicio', 'Gestionar cuenta', 'Guardar cambios'],
  ['de', 'Deutsch', 'Startseite', 'Konto verwalten', 'Änderungen speichern'],
  ['fr', 'Français', 'Accueil', 'Gérer le compte', 'Enregistrer les modifications'],
  ['it', 'Italiano', 'Home', 'Gestione account', 'Salvare le modifiche'],
  ['ru', 'Русский', 'Главная', 'Управление учётной записью', 'Сохранить изменения'],
  ['zh', '中文', '首页', '账户管理', '保存更改'],
  ['el', 'Ελληνικά', 'Αρχική', 'Διαχείριση λογαριασμού', 'Αποθήκευση αλλαγών'],
] as const;

async function chooseInTopBar(page: Page, name: string): Promise<void> {
  await page.getByRole('banner').getByRole('combobox').selectOption(name);
}

const zTexts = z.record(z.string(), z.string());

/** Texts of a language by namespace and key. */
function textsOf(tag: string): Map<string, string> {
  const folder = join(import.meta.dirname, '../../src/shared/i18n/locales', tag);
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) =>
        Object.entries(zTexts.parse(JSON.parse(readFileSync(join(folder, name), 'utf8')))).map(
          ([key, text]) => [`${name} ${key}`, text] as const,
        ),
      ),
  );
}

/** Notes every text that any frame shows, from now on and on every page to come. */
async function watchFrames(page: Page): Promise<{ seen: () => Promise<string[]> }> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const look = (): void => {
      const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.parentElement?.closest('script, style')) seen.add(node.textContent?.trim() ?? '');
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    Object.assign(window, { seenTexts: seen });
  });
  return {
    seen: async () => z.array(z.string()).parse(await page.evaluate('[...window.seenTexts]')),
  };
}

test('the whole panel, its title and <html lang> speak each of the nine languages', async ({ page }) => {
  await signInAs(page, 'admin', '/login?redirectFrom=%2Fmy-account');
  for (const [tag, name, home, account, save] of languages) {
    await chooseInTopBar(page, name);
    await expect(page.locator('html')).toHaveAttribute('lang', tag);
    await expect(page).toHaveTitle(`${account} | Backroom`);
    await expect(page.getByRole('heading', { level: 1, name: account })).toBeVisible();
    await expect(page.getByRole('button', { name: save })).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link', { name: home }).first()).toBeVisible();
  }
  await expect(page.getByRole('banner').getByRole('combobox').locator('option')).toHaveCount(9);
});

test('A16 a new page is announced in the language of the panel', async ({ page }) => {
  await signInAs(page, 'admin');
  await chooseInTopBar(page, 'Ελληνικά');
  await page.getByRole('main').getByRole('link', { name: 'Διαχείριση λογαριασμού' }).click();
  const heading = page.getByRole('heading', { level: 1, name: 'Διαχείριση λογαριασμού' });
  await expect(heading).toBeFocused();
  await expect(
    page.locator('[aria-live="polite"]').filter({ hasText: 'Διαχείριση λογαριασμού' }),
  ).toHaveCount(1);
});

test('E137 no frame shows English or a key: at the first paint, on the way to a page, at a switch', async ({
  page,
}) => {
  const english = textsOf('en');
  const [russian, german] = [textsOf('ru'), textsOf('de')];
  const onlyEnglish = new Set(
    [...english]
      .filter(([key, text]) => ![russian, german].some((other) => other.get(key) === text))
      .map(([, text]) => text),
  );
  const keys = new Set(
    [...english.keys()].map((name) => name.slice(name.indexOf(' ') + 1)).filter((key) => key.includes('.')),
  );

  await page.goto(paths.login);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Русский');
  await expect(page.getByRole('button', { name: 'Войти' })).toBeEnabled();
  const frames = await watchFrames(page);
  await page.reload();
  await page.getByLabel('Электронная почта').fill('admin@backroom.test');
  await page.getByLabel('Пароль', { exact: true }).fill('backroom');
  await page.getByRole('button', { name: 'Войти' }).click();
  await expect(page).toHaveTitle('Главная | Backroom');
  await page.getByRole('main').getByRole('link', { name: 'Управление учётной записью' }).click();
  await expect(page.getByRole('button', { name: 'Сохранить изменения' })).toBeVisible();
  await chooseInTopBar(page, 'Deutsch');
  await expect(page.getByRole('button', { name: 'Änderungen speichern' })).toBeVisible();
  const before = await frames.seen();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Änderungen speichern' })).toBeVisible();

  const seen = [...before, ...(await frames.seen())];
  expect(seen).toContain('Сохранить изменения');
  expect(seen).toContain('Änderungen speichern');
  expect(seen.filter((text) => onlyEnglish.has(text) || keys.has(text))).toEqual([]);
});

test('a language that cannot be fetched leaves the one on screen, and says so', async ({ page, context }) => {
  await signInAs(page, 'service');
  // What says so is fetched when the page is usable; nobody loses the network within that second.
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeAttached();
  await context.setOffline(true);
  await chooseInTopBar(page, 'Italiano');
  await expect(page.getByText('Couldn’t load this language', { exact: false })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page).toHaveTitle('Home | Backroom');
  await context.setOffline(false);
  await chooseInTopBar(page, 'Italiano');
  await expect(page.locator('html')).toHaveAttribute('lang', 'it');
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
  await page.getByRole('button', { name: 'Dunkler Modus' }).click();
  await page.getByLabel('E-Mail').fill('service@backroom.test');
  await page.getByLabel('Passwort', { exact: true }).fill('backroom');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  for (let visit = 0; visit < 2; visit += 1) {
    await expect(page.getByRole('banner').getByRole('button', { name: /Konto/ })).toBeVisible();
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
  await page.getByRole('button', { name: 'Passer en mode sombre' }).click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /Compte/ })
    .click();
  await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
  await expect(page).toHaveURL(paths.login);
  expect((await stored(page)).local).toEqual([]);
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');

  await page.getByLabel('Adresse e-mail').fill('service@backroom.test');
  await page.getByLabel('Mot de passe', { exact: true }).fill('backroom');
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page).toHaveTitle('Accueil | Backroom');
  expect((await stored(page)).local).toEqual(
    expect.arrayContaining(['backroom.language', 'backroom.layout']),
  );
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark');
  await expect(page).toHaveTitle('Accueil | Backroom');
});

test('D34 language and mode return after signing out, in a new tab too; another tab follows at once', async ({
  page,
  context,
}) => {
  await signInAs(page, 'service');
  const other = await context.newPage();
  await other.goto(paths.home);
  await expectSignedIn(other);
  await chooseInTopBar(page, 'Español');
  await expect(page).toHaveTitle('Inicio | Backroom');
  await expect(other).toHaveTitle('Inicio | Backroom', { timeout: 1000 });
  await other.getByRole('button', { name: 'Cambiar al modo oscuro' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'dark', { timeout: 1000 });
  await page.goto(paths.logout);
  await expect(page).toHaveURL(paths.login);
  await page.reload();
  const later = await context.newPage();
  await later.goto(paths.login);
  for (const tab of [page, later]) {
    await expect(tab.locator('html')).toHaveAttribute('lang', 'es');
    await expect(tab.locator('html')).toHaveAttribute('data-mode', 'dark');
    await expect(tab.getByRole('button', { name: 'Iniciar sesión' })).toBeVisible();
  }
});

test('E139 a language chosen while a form is filled in keeps what was typed', async ({ page }) => {
  await signInAs(page, 'service', '/login?redirectFrom=%2Fmy-account');
  const name = page.locator('input[autocomplete="given-name"]');
  await name.fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(name).toHaveAccessibleDescription('Enter your first name');
  const about = page.getByRole('textbox', { name: 'About you' });
  await about.fill('Half a sentence about');
  await chooseInTopBar(page, '中文');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh');
  await expect(page.getByRole('textbox', { name: '个人简介' })).toHaveValue('Half a sentence about');
  await expect(name).toHaveAccessibleDescription('请输入名');
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
