import type { Page } from 'playwright/test';
import * as z from 'zod/mini';
import { MENU_FRESH_MS } from '#shared/lib/constants.ts';
import { paths } from '#shared/lib/paths.ts';
import { scanner } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { expectSignedIn, fillSignIn, openAs, tokenOf } from './staff.ts';

const zMail = z.array(z.object({ to: z.string(), link: z.string() }));

const mainMenu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

/** The drawer of a row of a list, by the name of the record. */
async function openRow(page: Page, table: string, name: string) {
  const row = page.getByRole('table', { name: table }).getByRole('row', { name });
  await row.getByRole('rowheader').getByRole('button').click();
  return page.getByRole('dialog', { name });
}

/** Signs in whoever was invited, by the mailed link, on the way to a page. */
async function acceptInvitation(page: Page, name: string, path: string): Promise<void> {
  const mails = zMail.parse(await (await page.request.get('/api/__outbox')).json());
  await page.goto(mails.find(({ to }) => to === `${name}@backroom.test`)?.link ?? '');
  await page.getByLabel('New password', { exact: true }).fill('correct horse');
  await page.getByLabel('Confirm password').fill('correct horse');
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.goto(`${paths.login}?redirectFrom=${encodeURIComponent(path)}`);
  await fillSignIn(page, name, 'correct horse');
  await expectSignedIn(page);
}

test('whoever is invited sees the role change in another browser, keeps what is typed, and is told of the deactivation at the next call', async ({
  page,
  browser,
  extraHTTPHeaders,
}) => {
  const options = { reducedMotion: 'reduce', extraHTTPHeaders: extraHTTPHeaders ?? {} } as const;
  const context = await browser.newContext(options);
  const member = await context.newPage();

  await test.step('an administrator invites somebody and gives a role', async () => {
    await openAs(page, 'admin', paths.team);
    await page.getByRole('button', { name: 'Invite members' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite members' });
    await dialog
      .getByRole('textbox', { name: 'Email addresses' })
      .fill('Ada Field <ada.field@backroom.test>');
    await dialog.getByRole('combobox', { name: 'Role' }).selectOption('Customer Service');
    await dialog.getByRole('button', { name: 'Invite 1 person' }).click();
    await expect(dialog).toBeHidden();
  });

  const about = member.getByRole('textbox', { name: 'About you' });
  await test.step('the member signs in with it and types', async () => {
    await acceptInvitation(member, 'ada.field', paths.myAccount);
    await about.fill('half a sentence');
    await expect(mainMenu(member).getByRole('link', { name: 'Activity Log' })).toHaveCount(0);
  });

  await test.step('the administrator edits the role, and one press takes it over', async () => {
    await page.goto(paths.roles);
    const role = await openRow(page, 'Roles', 'Customer Service');
    await role
      .getByRole('checkbox', { name: /^Activity Log/ })
      .first()
      .click();
    await role.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Role saved')).toBeVisible();
    // Whoever comes back to the tab after a while has the permissions asked for again.
    await member.clock.setFixedTime(Date.now() + MENU_FRESH_MS + 1000);
    await member.evaluate(() => dispatchEvent(new Event('focus')));
    const banner = member.getByText('Your permissions have changed.');
    await expect(banner).toBeVisible();
    const { scan, end } = scanner(member, [360, 1440]);
    await scan('changed permissions');
    end();
    await member.getByRole('button', { name: 'Update this page' }).click();
    await expect(banner).toBeHidden();
    await expect(mainMenu(member).getByRole('link', { name: 'Activity Log' })).toBeVisible();
    await expect(about).toHaveValue('half a sentence');
  });

  await test.step('the administrator deactivates the member, whose next call leads to the sentence', async () => {
    await page.goto(`${paths.team}?q=ada`);
    await openRow(page, 'Team', 'Ada Field');
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Deactivate' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
    await expect(page.getByText('Ada Field deactivated')).toBeVisible();
    await member.getByRole('button', { name: 'Save changes' }).click();
    await expect(member).toHaveURL(paths.login);
    await expect(member.getByText('this account is unactivated or deleted')).toBeFocused();
    const { scan, end } = scanner(member, [360, 1440]);
    await scan('deactivated');
    end();
  });
  await context.close();
});

test('an auditor reaches team, roles, nodes and log, and the server refuses each write', async ({ page }) => {
  await openAs(page, 'auditor', paths.admin);
  const { scan, end } = scanner(page, [360, 1440]);
  await scan('admin pages of an auditor');
  end();
  const headers = { Authorization: `Bearer ${await tokenOf(page, 'auditor')}` };
  for (const [title, action] of [
    ['Team', 'Invite members'],
    ['Roles', 'New role'],
    ['Permission Nodes', 'Add node'],
  ] as const) {
    await page.getByRole('main').getByRole('link', { name: title }).click();
    await expect(page.getByRole('main').getByRole('rowheader').first()).toBeVisible();
    const button = page.getByRole('button', { name: action });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await button.click({ force: true });
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goBack();
  }
  await mainMenu(page).getByRole('link', { name: 'Activity Log' }).click();
  await expect(page.getByRole('main').getByRole('table', { name: 'Activity' })).toBeVisible();
  for (const [path, node, data] of [
    [
      '/invitations',
      'Team: Edit',
      { members: [{ email: 'x@backroom.test', first_name: 'X', roleId: 'rol-7' }] },
    ],
    ['/roles', 'Roles: Edit', { name: 'Mine', description: '', nodeIds: [] }],
    ['/permission-nodes', 'Permission Nodes: Edit', { title: 'Mine', type: 'page', parentId: null }],
  ] as const) {
    const key = { 'Idempotency-Key': `an-auditor-writes-${node.length}` };
    const reply = await page.request.post(`/api${path}`, { headers: { ...headers, ...key }, data });
    expect(reply.status()).toBe(403);
    expect(await reply.json()).toMatchObject({ node });
  }
});
