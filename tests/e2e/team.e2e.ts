import * as z from 'zod/mini';
import { paths } from '#shared/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { fillSignIn, openAs, tokenOf } from './staff.ts';

const zMembers = z.object({
  items: z.array(z.object({ id: z.string(), email: z.string(), version: z.number() })),
});
const zMail = z.array(z.object({ to: z.string(), link: z.string() }));

test('an administrator invites several people, gives one another role, and deactivates one', async ({
  page,
}) => {
  await openAs(page, 'admin', paths.team);
  await expect(page).toHaveTitle('Team | Backroom');
  await page.getByRole('button', { name: 'Invite members' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite members' });
  const box = dialog.getByRole('textbox', { name: 'Email addresses' });
  await box.fill('Ada Field <ada.field@example.com>\njon.reyes@example.com\nadmin@backroom.test');
  await dialog.getByRole('combobox', { name: 'Role' }).selectOption('Customer Service');
  await dialog.getByRole('button', { name: 'Invite 3 people' }).click();
  const lines = dialog.getByRole('list', { name: 'People to invite' }).getByRole('listitem');
  await expect(lines.nth(2)).toContainText('A member already has this.');
  await box.fill('Ada Field <ada.field@example.com>\njon.reyes@example.com');
  await dialog.getByRole('button', { name: 'Invite 2 people' }).click();
  await expect(page.getByText('2 people invited')).toBeVisible();
  await expect(dialog).toBeHidden();

  const table = page.getByRole('table', { name: 'Team' });
  await page.getByRole('searchbox').fill('ada');
  const row = table.getByRole('row', { name: /Ada Field/ });
  await expect(row).toContainText('Invited');
  await row.getByRole('rowheader').getByRole('button').click();
  const drawer = page.getByRole('dialog', { name: 'Ada Field' });
  await drawer.getByRole('combobox', { name: 'Role' }).selectOption('Auditor');
  await expect(drawer.getByRole('region', { name: 'What the new role changes' })).toContainText(
    '+ Activity Log',
  );
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Member saved')).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(row).toContainText('Auditor');

  await page.goto(`${paths.team}?q=moreau`);
  await table
    .getByRole('row', { name: /Daniel Moreau/ })
    .getByRole('rowheader')
    .getByRole('button')
    .click();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Deactivate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(page.getByText('Daniel Moreau deactivated')).toBeVisible();
});

test('whoever was invited sets a password by the mailed link and signs in with the given role', async ({
  page,
}) => {
  const token = await tokenOf(page, 'admin');
  await page.request.post('/api/invitations', {
    headers: { Authorization: `Bearer ${token}`, 'Idempotency-Key': 'story-of-an-invitation' },
    data: { members: [{ email: 'ada.field@backroom.test', first_name: 'Ada', roleId: 'rol-8' }] },
  });
  const mails = zMail.parse(await (await page.request.get('/api/__outbox')).json());
  const link = mails.find(({ to }) => to === 'ada.field@backroom.test')?.link ?? '';
  await page.goto(link);
  await page.getByLabel('New password', { exact: true }).fill('correct horse');
  await page.getByLabel(/Confirm/).fill('correct horse');
  await page
    .getByRole('button', { name: /password/i })
    .last()
    .click();
  await page.goto(`${paths.login}?redirectFrom=${encodeURIComponent(paths.team)}`);
  await fillSignIn(page, 'ada.field', 'correct horse');
  await expect(page.getByRole('table', { name: 'Team' }).getByRole('rowheader').first()).toBeVisible();
});

test('D25 an auditor reads the team and is told which permission each change needs', async ({ page }) => {
  await openAs(page, 'auditor', `${paths.team}?q=okafor`);
  await expect(page.getByRole('button', { name: 'Invite members' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('table', { name: 'Team' }).getByRole('rowheader').first().getByRole('button').click();
  const drawer = page.getByRole('dialog', { name: 'Helen Okafor' });
  await expect(drawer.getByRole('button', { name: 'Save changes' })).toHaveAccessibleDescription(
    'You need the permission “Team: Edit” for this.',
  );
  await drawer.getByRole('tab', { name: 'Permissions' }).click();
  await expect(drawer.getByRole('table', { name: 'Permissions' })).toContainText('Administrator');
  await drawer.getByRole('tab', { name: 'Devices' }).click();
  await expect(drawer.getByRole('button', { name: 'Sign out Safari on iPad' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('the last administrator cannot lock everybody out, on the screen or by the API', async ({ page }) => {
  await openAs(page, 'admin', `${paths.team}?q=okafor`);
  await page.getByRole('table', { name: 'Team' }).getByRole('rowheader').first().getByRole('button').click();
  const drawer = page.getByRole('dialog', { name: 'Helen Okafor' });
  await expect(drawer.getByRole('combobox', { name: 'Role' })).toBeDisabled();
  await drawer.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: /Deactivate/ })).toHaveAttribute('aria-disabled', 'true');
  const headers = { Authorization: `Bearer ${await tokenOf(page, 'admin')}` };
  const found = await page.request.get('/api/team?q=okafor&_t=1', { headers });
  const [own] = zMembers.parse(await found.json()).items;
  const path = `/api/team/${own?.id}`;
  for (const change of [{ is_active: 'N' }, { roleId: 'rol-8' }]) {
    const reply = await page.request.patch(path, { headers, data: { version: own?.version, ...change } });
    expect(reply.status()).toBe(422);
  }
  const deletion = await page.request.delete(`${path}?version=${own?.version}`, { headers });
  expect(deletion.status()).toBe(409);
});
