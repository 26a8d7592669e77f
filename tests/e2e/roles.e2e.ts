import type { Page } from 'playwright/test';
import * as z from 'zod/mini';
import { paths } from '#shared/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { callWith, openAs, tokenOf } from './staff.ts';

const zRoles = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      description: z.string(),
      nodeIds: z.array(z.string()),
      version: z.number(),
    }),
  ),
});

/** A role by its name, as another browser reads it. */
async function readRole(page: Page, name: string) {
  const { items } = zRoles.parse(await callWith(page, await tokenOf(page, 'admin'), 'GET', '/roles'));
  const role = items.find((one) => one.name === name);
  if (!role) throw new Error(`no role ${name}`);
  return role;
}

/** What somebody else does in another browser; answers the status. */
async function writeRole(page: Page, method: string, path: string, data?: unknown): Promise<number> {
  const headers = { Authorization: `Bearer ${await tokenOf(page, 'admin')}` };
  const response = await page.request.fetch(`/api${path}`, {
    method,
    headers,
    ...(data === undefined ? {} : { data }),
  });
  return response.status();
}

const rowOf = (page: Page, name: string) =>
  page.getByRole('table', { name: 'Roles' }).getByRole('row', { name: new RegExp(`^${name}`) });

test('an administrator makes a role of another one, gives it more, and sees whom a change is about', async ({
  page,
}) => {
  await openAs(page, 'admin', paths.roles);
  await expect(page).toHaveTitle('Roles List | Backroom');
  await page.getByRole('button', { name: 'New role' }).click();
  const dialog = page.getByRole('dialog', { name: 'New role' });
  await dialog.getByLabel('Name').fill('Price reader');
  await dialog.getByLabel('Start with the permissions of').selectOption('Customer Service');
  await dialog.getByRole('button', { name: 'Create role' }).click();
  const drawer = page.getByRole('dialog', { name: 'Price reader' });
  const preview = drawer.getByRole('region', { name: 'Menu preview' });
  await expect(preview.getByText('Search')).toBeVisible();
  await expect(preview.getByText('Roles')).toBeHidden();
  await drawer.getByRole('checkbox', { name: /^Roles/ }).click();
  await expect(drawer.getByText('Also granted, so that it can be reached: Admin')).toBeVisible();
  await expect(preview.getByText('Roles')).toBeVisible();
  await expect(drawer.getByText('+3, −0, affects 0 people now')).toBeVisible();
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Role saved')).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  await expect(rowOf(page, 'Price reader')).toContainText('Custom');

  await rowOf(page, 'Customer Service').getByRole('rowheader').getByRole('button').click();
  const service = page.getByRole('dialog', { name: 'Customer Service' });
  await service.getByRole('checkbox', { name: /^Charge/ }).click();
  await service.getByRole('button', { name: 'Save changes' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('+0, −1. This takes effect for 3 people at once.');
  await question.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Role saved')).toBeVisible();
  const menu = await callWith(page, await tokenOf(page, 'service'), 'GET', '/node/userMenu');
  expect(JSON.stringify(menu)).not.toContain('Card Payment: Charge');
});

test('an auditor reads roles, compares them and learns who may do what, and changes nothing', async ({
  page,
}) => {
  await openAs(page, 'auditor', paths.roles);
  await expect(page.getByRole('button', { name: 'New role' })).toHaveAttribute('aria-disabled', 'true');
  await rowOf(page, 'Pricing Analyst').getByRole('rowheader').getByRole('button').click();
  const drawer = page.getByRole('dialog', { name: 'Pricing Analyst' });
  await expect(drawer.getByRole('checkbox', { name: 'Home' })).toBeDisabled();
  await expect(drawer.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-disabled', 'true');
  await drawer.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Who may do this?' }).click();
  const holders = page.getByRole('dialog', { name: 'Who may do this?' });
  await holders.getByLabel('Permission').selectOption('Price Slabs · Publish');
  await expect(holders.getByText('Martin Albrecht')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(paths.roles);
  await page.getByRole('tab', { name: 'Matrix' }).click();
  await expect(page.getByRole('table', { name: 'Permissions by role' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toBe('roles-and-permissions.csv');
});

test('of two administrators on one role, the later one sees both and keeps what only he changed', async ({
  page,
}) => {
  await openAs(page, 'admin', paths.roles);
  await rowOf(page, 'Auditor').getByRole('rowheader').getByRole('button').click();
  const drawer = page.getByRole('dialog', { name: 'Auditor' });
  await drawer.getByRole('checkbox', { name: /^View Costs/ }).click();
  const { id, version, description, nodeIds } = await readRole(page, 'Auditor');
  const theirs = { version, description, nodeIds, name: 'Reviewer' };
  expect(await writeRole(page, 'PUT', `/roles/${id}`, theirs)).toBe(200);
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save changes' }).click();
  const conflict = page.getByRole('alertdialog', { name: /Helen Okafor/ });
  await expect(conflict.getByRole('row', { name: /View Costs/ })).toContainText('You changed this');
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Role saved')).toBeVisible();
  const kept = (await readRole(page, 'Reviewer')).nodeIds;
  expect(nodeIds.length - kept.length).toBe(1);
});

test('nobody can take the editing of roles from the administrators, by the panel or past it', async ({
  page,
}) => {
  await openAs(page, 'admin', paths.roles);
  await rowOf(page, 'Administrator').getByRole('rowheader').getByRole('button').click();
  const drawer = page.getByRole('dialog', { name: 'Administrator' });
  await expect(drawer.getByRole('checkbox', { name: /^Roles/ })).toBeDisabled();
  await expect(drawer.getByText('A system role can’t be changed or deleted.').first()).toBeVisible();
  await drawer.getByRole('button', { name: 'Close' }).click();
  const { id, version, name, description } = await readRole(page, 'Administrator');
  const emptied = { version, name, description, nodeIds: [] };
  expect(await writeRole(page, 'PUT', `/roles/${id}`, emptied)).toBe(409);
  const other = (await readRole(page, 'Auditor')).id;
  expect(await writeRole(page, 'DELETE', `/roles/${id}?replacementRoleId=${other}`)).toBe(409);
  const menu = await callWith(page, await tokenOf(page, 'admin'), 'GET', '/node/userMenu');
  expect(JSON.stringify(menu)).toContain('Roles: Edit');
});
