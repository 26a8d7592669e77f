import type { Page } from 'playwright/test';
import { paths } from '#shared/lib/paths.ts';
import { expect, test } from './fixtures.ts';
import { openAs } from './staff.ts';

const grid = (page: Page) => page.getByRole('treegrid', { name: 'Permission nodes' });
const row = (page: Page, title: string) =>
  grid(page)
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: title, exact: true }) });
const titles = async (page: Page) => grid(page).getByRole('rowheader').allInnerTexts();

async function openTree(page: Page, name = 'admin'): Promise<void> {
  await openAs(page, name, paths.permissionNodes);
  await expect(grid(page).getByRole('rowheader').first()).toBeVisible();
}

async function menu(page: Page, title: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('an administrator adds a node, renames it, and creates what a rename has left missing', async ({
  page,
}) => {
  await openTree(page);
  await expect(page).toHaveTitle('Permission Nodes | Backroom');
  await page.getByRole('button', { name: 'Add node' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add node' });
  await dialog.getByLabel('Title').fill('search');
  await expect(dialog.getByText('Another node already has this title.')).toBeVisible();
  await dialog.getByLabel('Title').fill('Samples');
  await dialog.getByRole('button', { name: 'Add node' }).click();
  await expect(row(page, 'Samples')).toContainText('Unknown');

  await row(page, 'Search').getByRole('button', { name: 'Search', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Search' });
  await drawer.getByLabel('Title').fill('Find');
  await expect(drawer.getByText(/^Roles affected: Administrator/)).toBeVisible();
  await drawer.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Node saved')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Missing titles: 1')).toBeVisible();

  await page.getByRole('button', { name: 'Create missing nodes' }).click();
  const preview = page.getByRole('dialog', { name: 'Create missing nodes' });
  await expect(preview.getByText('New nodes: 1')).toBeVisible();
  await preview.getByRole('button', { name: 'Apply changes' }).click();
  await expect(preview).toBeHidden();
  await expect(row(page, 'Search')).toContainText('Known');
});

test('an administrator moves a node by keys, by drag and by the dialog, and deletes it', async ({ page }) => {
  await openTree(page);
  await row(page, 'Documents: Delete').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(page.getByText('“Documents: Delete” is now at position 1 in “Documents”.')).toBeAttached();
  await expect(row(page, 'Documents: Delete')).toBeFocused();

  await row(page, 'Documents: Delete').dragTo(row(page, 'Activity Log: Undo'), {
    targetPosition: { x: 200, y: 3 },
  });
  await expect
    .poll(async () => (await titles(page)).filter((title) => /Activity Log|Documents/.test(title)))
    .toEqual([
      ...['Activity Log', 'Activity Log: Export', 'Documents: Delete', 'Activity Log: Undo'],
      ...['Documents', 'Documents: Upload'],
    ]);

  await menu(page, 'Documents: Delete', 'Move to…');
  const dialog = page.getByRole('dialog', { name: 'Move “Documents: Delete”' });
  await dialog.getByLabel('Move into').selectOption('Documents');
  await dialog.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect
    .poll(async () => (await titles(page)).filter((title) => title.includes('Documents')))
    .toEqual(['Documents', 'Documents: Upload', 'Documents: Delete']);

  await menu(page, 'Documents: Delete', 'Delete…');
  const question = page.getByRole('dialog', { name: 'Delete “Documents: Delete”?' });
  await question.getByLabel('Remove the permission from these roles').check();
  await question.getByRole('button', { name: 'Delete node' }).click();
  await expect(row(page, 'Documents: Delete')).toBeHidden();
});

test('an auditor reads the tree with its people and labels, and may not change it', async ({ page }) => {
  await openTree(page, 'auditor');
  await expect(page.getByRole('button', { name: 'Add node' })).toHaveAttribute('aria-disabled', 'true');
  await row(page, 'Search').focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Search' });
  await expect(drawer.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-disabled', 'true');
  await drawer.getByRole('tab', { name: 'Labels' }).click();
  await expect(drawer.getByText('Deutsch')).toBeVisible();
  await drawer.getByRole('tab', { name: 'Roles and people' }).click();
  await expect(drawer.getByText('Ingrid Solberg')).toBeVisible();
});

test('of two administrators on one node, the second is asked which changes count', async ({
  page,
  context,
}) => {
  await openTree(page);
  const other = await context.newPage();
  await other.goto(paths.permissionNodes);
  for (const each of [page, other]) {
    await row(each, 'Search').getByRole('button', { name: 'Search', exact: true }).click();
  }
  const drawer = (of: Page) => of.getByRole('dialog', { name: 'Search' });
  await drawer(other).getByLabel('Description').fill('theirs');
  await drawer(other).getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByText('Node saved')).toBeVisible();
  await drawer(page).getByLabel('Description').fill('mine');
  await drawer(page).getByRole('button', { name: 'Save changes' }).click();
  const conflict = page.getByRole('alertdialog');
  await expect(conflict).toContainText('theirs');
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Node saved')).toBeVisible();
});
