import type { Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { PASSWORD } from '#mocks/core/users.ts';
import { expect } from './fixtures.ts';
import { waitUntilVisible } from './staff.ts';

/** How an English text stands on the screen; data and the server's sentences stand as they are. */
export type Say = (english: string) => string;

/** A walk through states of the panel: it stops at each and tells its name. */
export type Tour = (page: Page, say: Say) => AsyncGenerator<string, void>;

const whole = (text: string): RegExp => new RegExp(`^⟦?${text}[ ~]*⟧?$`);

/** The layout of every page to come. */
export async function arrange(page: Page, layout: string): Promise<void> {
  await page.addInitScript(
    (value) => localStorage.setItem('backroom.layout', JSON.stringify({ layoutType: value })),
    layout,
  );
}

async function fillSignIn(page: Page, say: Say, name: string, password = PASSWORD): Promise<void> {
  await page.getByLabel(say('E-mail')).fill(`${name}@backroom.test`);
  await page.getByLabel(whole(say('Password'))).fill(password);
  await page.getByRole('button', { name: say('Sign in') }).click();
}

async function signIn(page: Page, say: Say, name: string, from: string = paths.login): Promise<void> {
  await page.goto(from);
  await fillSignIn(page, say, name);
  await waitUntilVisible(page.getByRole('banner').getByRole('button', { name: say('Account') }));
}

async function openUserMenu(page: Page, say: Say): Promise<void> {
  await page
    .getByRole('banner')
    .getByRole('button', { name: say('Account') })
    .click();
  await expect(page.getByRole('menuitem', { name: say('Logout') })).toBeVisible();
}

/** Signing in: the form with its errors and refusals, and what it says after a session. */
export const signingIn: Tour = async function* (page, say) {
  await page.goto(paths.login);
  await expect(page.getByRole('table')).toBeVisible();
  yield 'login';
  await page.getByRole('button', { name: say('Sign in') }).click();
  yield 'login with errors at the fields';
  await fillSignIn(page, say, 'service', 'wrong');
  await expect(page.getByRole('alert')).toContainText('incorrect');
  yield 'login refused';
  await fillSignIn(page, say, 'inactive');
  await expect(page.getByText(say('this account is unactivated or deleted'))).toBeVisible();
  yield 'login of a disabled account';
  await signIn(page, say, 'service');
  await page.goto(paths.logout);
  await expect(page.getByText(say('You are signed out.'))).toBeVisible();
  yield 'after signing out';
};

/** The other pages that work without signing in. */
export const publicPages: Tour = async function* (page, say) {
  await page.goto(paths.register);
  await expect(page.getByRole('table')).toBeVisible();
  yield 'register';
  await page.getByRole('button', { name: say('Register') }).click();
  yield 'register with errors';
  await page.goto(paths.forgotPassword);
  await page.getByLabel(say('E-mail')).fill('service@backroom.test');
  yield 'forgot';
  await page.getByRole('button', { name: say('Send link') }).click();
  await expect(page.getByText(say('is on its way'))).toBeVisible();
  yield 'forgot, sent';
  // Judging the link fails, so the form stays.
  await page.goto(paths.resetPassword('fault-500'));
  await expect(page.getByRole('heading', { name: say('Set a new password') })).toBeVisible();
  yield 'reset';
  await page.getByRole('button', { name: say('Set password') }).click();
  yield 'reset with errors';
  await page.goto(paths.resetPassword('used'));
  await expect(page.getByRole('heading', { name: say('This link no longer works') })).toBeVisible();
  yield 'reset, expired';
};

/** The start page, whole and with parts that failed or are still to come. */
export const startPage: Tour = async function* (page, say) {
  await signIn(page, say, 'admin');
  await expect(page.getByRole('main').getByText(say('seen')).first()).toBeVisible();
  yield 'home';
  await signIn(page, say, 'menu-fails', paths.logout);
  await expect(page.getByText(say('Couldn’t load the menu.'))).toBeVisible();
  yield 'home without a menu';
  await signIn(page, say, 'menu-empty', paths.logout);
  await expect(page.getByText(say('No entries'))).toBeVisible();
  yield 'home with an empty menu';
  await signIn(page, say, 'sessions-hang', paths.logout);
  await expect(page.getByRole('status', { name: say('Loading your sign-ins') })).toBeVisible();
  yield 'home while it loads';
  await signIn(page, say, 'profile-fails-later', paths.logout);
  await page.reload();
  await expect(page.getByText(say('Couldn’t load your profile'))).toBeVisible();
  yield 'home without a profile';
};

/** The account page and what can go wrong on it. */
export const accountPage: Tour = async function* (page, say) {
  await signIn(page, say, 'admin', '/login?redirectFrom=%2Fmy-account');
  await expect(page.getByRole('listitem').filter({ hasText: say('This sign-in') })).toBeVisible();
  yield 'my-account';
  // Here it hides no link by half, as it would on the start page.
  await openUserMenu(page, say);
  yield 'my-account with the menu behind the initials';
  await page.keyboard.press('Escape');
  await page.getByRole('textbox', { name: say('First name') }).fill('');
  await page.getByRole('textbox', { name: say('About you') }).fill('x'.repeat(501));
  await page.getByRole('button', { name: say('Save changes') }).click();
  await expect(page.getByText(say('Enter your first name'))).toBeVisible();
  yield 'my-account with errors';
  await page.getByRole('link', { name: say('Skip to content') }).focus();
  await page
    .getByRole('navigation')
    .getByRole('link', { name: say('Home') })
    .first()
    .click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  yield 'my-account, leaving';
  await page.getByRole('button', { name: say('Stay') }).click();
  await page
    .getByLabel(say('Choose a photo'))
    .setInputFiles({ name: 'x.txt', mimeType: 'text/plain', buffer: Buffer.from('x') });
  await expect(page.getByRole('alert')).not.toHaveCount(0);
  yield 'my-account with a wrong photo';
  await page.getByRole('button', { name: say('Discard changes') }).click();
  await page.getByRole('button', { name: say('Sign out other devices') }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  yield 'my-account, ending other sign-ins';
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: say('Sign out other devices') })
    .click();
  await expect(page.getByText(say('other devices signed out'))).toBeVisible();
  await page.getByText(say('other devices signed out')).hover();
  yield 'my-account with a message';
  await signIn(page, say, 'sessions-fails', paths.logout);
  await page.goto(paths.myAccount);
  await expect(page.getByText(say('Couldn’t load this'))).toBeVisible();
  yield 'my-account without sign-ins';
};

/** Dialogs that can open above any page. */
export const dialogs: Tour = async function* (page, say) {
  await page.clock.install();
  await signIn(page, say, 'service');
  await openUserMenu(page, say);
  await page.getByRole('menuitem', { name: say('Change Password') }).click();
  const dialog = page.getByRole('dialog', { name: say('Change password') });
  await expect(dialog.getByLabel(say('Old password'))).toBeFocused();
  yield 'change password';
  await dialog.getByRole('button', { name: say('Change password') }).click();
  await expect(dialog.getByText(say('old password is required'))).toBeVisible();
  yield 'change password with errors';
  await dialog.getByLabel(say('Old password')).fill('wrong');
  await dialog.getByLabel(say('New password')).fill('a better one');
  await dialog.getByLabel(say('Confirm password')).fill('a better one');
  await dialog.getByRole('button', { name: say('Change password') }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  yield 'change password refused';
  await page.getByRole('button', { name: say('Back to the form') }).click();
  await dialog.getByRole('button', { name: say('Cancel') }).click();
  await page.clock.runFor('23:05');
  await expect(page.getByRole('alertdialog', { name: say('Are you still there?') })).toBeVisible();
  yield 'the warning before the inactivity logout';
};

/** What belongs to the frame on every page: no page, customizer and preview, palette and shortcuts, the menu of a phone. */
export const frame: Tour = async function* (page, say) {
  await signIn(page, say, 'service');
  await page.goto('/no-such-page');
  await expect(page.getByRole('heading', { level: 1, name: say('Page not found') })).toBeVisible();
  yield '404';
  await page.getByRole('button', { name: say('Customize the layout') }).click();
  const customizer = page.getByRole('complementary', { name: say('Customizer') });
  await expect(customizer).toBeVisible();
  yield 'the customizer';
  await customizer.getByRole('button', { name: say('Preview') }).click();
  await expect(page.getByRole('button', { name: say('Back to customizer') })).toBeVisible();
  yield 'the preview of the customizer';
  await page.getByRole('button', { name: say('Close and keep changes') }).click();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: say('Search or jump to') });
  await expect(field).toBeFocused();
  yield 'the command palette';
  await field.fill('qqqq');
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('option', { name: say('Search for') })).toBeVisible();
  yield 'the command palette with nothing but a search to offer';
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: say('Keyboard shortcuts') })).toBeVisible();
  yield 'the keyboard shortcuts';
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: say('Open the menu') }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: say('Home') })).toBeVisible();
  yield 'the menu of a phone';
};

/** The menu of each layout, opened. */
export const menus = {
  vertical: async function* (page, say) {
    await signIn(page, say, 'admin');
    await page.getByRole('radio', { name: say('Alternate') }).check({ force: true });
    await expect(page.getByRole('navigation').getByRole('link', { name: say('Documents') })).toBeVisible();
    yield 'the alternate list';
    await page.getByRole('button', { name: say('Condense the sidebar') }).click();
    await page
      .getByRole('navigation')
      .getByRole('link', { name: say('Documents') })
      .hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    yield 'condensed, with a tooltip';
  },
  horizontal: async function* (page, say) {
    await signIn(page, say, 'admin');
    const menu = page.getByRole('navigation');
    await menu.getByRole('button', { name: say('Catalog') }).click();
    await expect(menu.getByRole('link', { name: say('SKU Manager') })).toBeVisible();
    yield 'an area of the bar';
    await page.setViewportSize({ width: 900, height: 800 });
    await menu.getByRole('button', { name: say('More') }).click();
    await expect(menu.getByRole('link', { name: say('Team') })).toBeVisible();
    yield 'what does not fit into the bar';
  },
  twocolumn: async function* (page, say) {
    await signIn(page, say, 'admin');
    const menu = page.getByRole('navigation');
    await menu.getByRole('button', { name: say('Catalog') }).click();
    await expect(menu.getByRole('link', { name: say('SKU Manager') })).toBeVisible();
    yield 'another area beside the rail';
  },
} as const satisfies Record<string, Tour>;
