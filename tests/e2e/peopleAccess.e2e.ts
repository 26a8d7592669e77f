import type { Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { scanner } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { openAs, tokenOf } from './staff.ts';

// R28: axe finds nothing in the states of the screens about people, in light and dark, on a phone and a desk.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const first = (page: Page, role: 'table' | 'treegrid') =>
  page.getByRole('main').getByRole(role).getByRole('rowheader').first();

async function openAndScan(page: Page, path: string, role: 'table' | 'treegrid' = 'table') {
  await openAs(page, 'admin', path);
  await expect(first(page, role)).toBeVisible();
  const { scan, end } = scanner(page, [360, 1440]);
  await scan(path);
  return { scan, end };
}

async function close(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('R28 axe finds nothing in the states of the team', async ({ page }) => {
  const { scan, end } = await openAndScan(page, paths.team);
  await page.getByRole('button', { name: 'Invite members' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite members' });
  await dialog.getByRole('textbox', { name: 'Email addresses' }).fill('ada@example.com\nnobody');
  await scan('lines of an invitation');
  await page.goto(`${paths.team}?q=moreau`);
  await first(page, 'table').getByRole('button').click();
  const drawer = page.getByRole('dialog', { name: 'Daniel Moreau' });
  await drawer.getByRole('tab', { name: 'Permissions' }).click();
  await expect(drawer.getByRole('table', { name: 'Permissions' })).toBeVisible();
  await scan('permissions of a member');
  await drawer.getByRole('tab', { name: 'Profile' }).click();
  await drawer.getByRole('combobox', { name: 'Role' }).selectOption('Auditor');
  await expect(drawer.getByRole('region', { name: 'What the new role changes' })).toBeVisible();
  await scan('what a new role changes');
  end();
});

test('R28 axe finds nothing in the states of the roles', async ({ page }) => {
  const { scan, end } = await openAndScan(page, paths.roles);
  const row = page.getByRole('table', { name: 'Roles' }).getByRole('row', { name: 'Auditor' });
  await row.getByRole('rowheader').getByRole('button').click();
  const drawer = page.getByRole('dialog', { name: 'Auditor' });
  await drawer.getByRole('checkbox', { name: /^View Costs/ }).click();
  await scan('a changed role');
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await scan('whom a change is about');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Role saved')).toBeVisible();
  await close(page);
  await page.getByRole('button', { name: 'Who may do this?' }).click();
  await page.getByRole('dialog').getByLabel('Permission').selectOption('Price Slabs · Publish');
  await expect(page.getByText('Martin Albrecht')).toBeVisible();
  await scan('who may do this');
  await close(page);
  await page.getByRole('tab', { name: 'Matrix' }).click();
  await expect(page.getByRole('table', { name: 'Permissions by role' })).toBeVisible();
  await scan('matrix');
  end();
});

test('R28 axe finds nothing in the states of the permission nodes', async ({ page }) => {
  const { scan, end } = await openAndScan(page, paths.permissionNodes, 'treegrid');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Search' });
  await drawer.getByLabel('Title').fill('Find');
  await expect(drawer.getByText(/^Roles affected/)).toBeVisible();
  await scan('a renamed node');
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Node saved')).toBeVisible();
  await close(page);
  await page.getByRole('button', { name: 'Create missing nodes' }).click();
  await expect(page.getByText('New nodes: 1')).toBeVisible();
  await scan('missing nodes');
  await close(page);
  await page.getByRole('button', { name: 'Actions for Documents: Delete', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete…' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await scan('what deleting a node takes away');
  end();
});

test('R28 axe finds nothing in the states of the activity log', async ({ page }) => {
  const headers = { Authorization: `Bearer ${await tokenOf(page, 'merchandiser')}` };
  const data = { version: 1, moq: 777 };
  const changed = await page.request.patch('/api/products/prd-0003', { headers, data });
  expect(changed.status()).toBe(200);
  const { scan, end } = await openAndScan(page, `${paths.activityLog}?entityType=product`);
  await first(page, 'table').getByRole('button').last().click();
  const undo = page.getByRole('dialog').getByRole('button', { name: 'Undo change' });
  await expect(undo).toBeVisible();
  await scan('an entry');
  await undo.click();
  const question = page.getByRole('dialog', { name: /^Undo/ });
  await expect(question).toBeVisible();
  await scan('what can be undone');
  end();
});
