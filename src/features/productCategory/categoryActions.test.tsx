import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '#tests/support/askMock.ts';
import { chooseItem } from '#tests/support/chooseItem.ts';
import { itemsIn } from '#tests/support/replyBody.ts';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
// Read beforehand, so that no test waits for a part of its own.
import '#shared/table/ActionMenu.tsx';
import './CategoryDialogs.tsx';
import { ProductCategoryPage } from './ProductCategoryPage.tsx';

const openPage = async (name = 'pricing.manager') => {
  const search = '?node=cat-drinkware&expanded=cat-drinkware';
  const view = await renderSignedIn(
    name,
    <ProductCategoryPage />,
    `/competitorAnalysisProductCategory${search}`,
  );
  const grid = within(await screen.findByRole('treegrid', { name: 'Category tree' }));
  await grid.findByRole('button', { name: 'Mugs' });
  return { ...view, grid };
};
const callAs = async (call: string, body?: unknown) =>
  ask(call, { token: await tokenOf('admin@backroom.test'), ...(body === undefined ? {} : { body }) });
const categoryOf = async (title: string) =>
  itemsIn(await callAs('GET /categories')).find((one) => one.title === title);
const inTree = (title: string) => {
  const tree = within(screen.getByRole('treegrid', { name: 'Category tree' }));
  const row = tree.getByRole('button', { name: title }).closest('tr');
  if (!row) throw new Error(`no row ${title}`);
  return row;
};
type User = Awaited<ReturnType<typeof openPage>>['user'];
const choose = async (user: User, title: string, item: string) => {
  await user.click(within(inTree(title)).getByRole('button', { name: `Actions for ${title}` }));
  await chooseItem(user, await screen.findByRole('menuitem', { name: item }));
};
const openTargets = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: /^Minimum GP % of Mugs: 30%/ }));
  return within(await screen.findByRole('dialog', { name: 'Margins of “Mugs”' }));
};

test('a margin is set from its cell, and goes back to the inherited one', async () => {
  const { user } = await openPage();
  const dialog = await openTargets(user);
  expect(dialog.getByText('Leave empty to use 30% from Drinkware.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Minimum GP %' }), '37');
  await user.click(dialog.getByRole('button', { name: 'Save margins' }));
  expect(await dialog.findByText('The minimum must not be above the target.')).toBeVisible();
  await user.clear(dialog.getByRole('textbox', { name: 'Minimum GP %' }));
  await user.type(dialog.getByRole('textbox', { name: 'Minimum GP %' }), '32.5');
  await user.click(dialog.getByRole('button', { name: 'Save margins' }));
  const cell = await screen.findByRole('button', { name: /^Minimum GP % of Mugs: 32.5%/ });
  expect(await categoryOf('Mugs')).toMatchObject({ minGpPct: 32.5, targetGpPct: null });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(cell);
  const again = within(await screen.findByRole('dialog', { name: 'Margins of “Mugs”' }));
  await user.click(again.getByRole('button', { name: 'Reset minimum to inherited' }));
  await user.click(again.getByRole('button', { name: 'Save margins' }));
  expect(await screen.findByRole('button', { name: /^Minimum GP % of Mugs: 30%/ })).toBeVisible();
  expect(await categoryOf('Mugs')).toMatchObject({ minGpPct: null });
});

test('D12 when two people set the margins of a category, the second is asked', async () => {
  const { user } = await openPage();
  const dialog = await openTargets(user);
  await user.type(dialog.getByRole('textbox', { name: 'Minimum GP %' }), '33');
  const theirs = { version: (await categoryOf('Mugs'))?.version, targetGpPct: 40, minGpPct: 31 };
  await callAs('PUT /categories/cat-mugs/targets', theirs);
  await user.click(dialog.getByRole('button', { name: 'Save margins' }));
  const conflict = within(await screen.findByRole('alertdialog'));
  await user.click(conflict.getByRole('button', { name: 'Keep mine' }));
  await waitFor(async () =>
    expect(await categoryOf('Mugs')).toMatchObject({ targetGpPct: 40, minGpPct: 33 }),
  );
});

test('a category is added below another one, and a name that is taken is refused', async () => {
  const { user } = await openPage();
  await choose(user, 'Mugs', 'Add child category…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add category' }));
  expect(dialog.getByRole('combobox', { name: 'Parent category' })).toHaveDisplayValue('Drinkware / Mugs');
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Enamel');
  await user.click(dialog.getByRole('button', { name: 'Add category' }));
  await waitFor(async () => expect(await categoryOf('Enamel')).toMatchObject({ parentId: 'cat-mugs' }));
  expect(await screen.findByRole('button', { name: 'Enamel' })).toBeVisible();
});

test('a category is renamed and hidden', async () => {
  const { user } = await openPage();
  await choose(user, 'Mugs', 'Rename…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename “Mugs”' }));
  await user.clear(dialog.getByRole('textbox', { name: 'Name' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'tumblers');
  await user.click(dialog.getByRole('button', { name: 'Rename category' }));
  expect(await dialog.findByText('Another category here already has this name.')).toBeVisible();
  await user.clear(dialog.getByRole('textbox', { name: 'Name' }));
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Cups');
  await user.click(dialog.getByRole('button', { name: 'Rename category' }));
  await waitFor(() => expect(inTree('Cups')).toBeVisible());
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await choose(user, 'Cups', 'Hide');
  await waitFor(() => expect(inTree('Cups')).toHaveTextContent('Hidden'));
  expect(await categoryOf('Cups')).toMatchObject({ status: 'hidden' });
});

test('Alt and an arrow move a category, keep the focus on it, and say where it stands', async () => {
  const { user } = await openPage();
  inTree('Mugs').focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(await screen.findByText('“Mugs” is now at position 2 in “Drinkware”.')).toBeInTheDocument();
  expect(await categoryOf('Mugs')).toMatchObject({ position: 2 });
  await waitFor(() => expect(inTree('Mugs')).toHaveFocus());
});

test('a category is deleted when another one receives its products', async () => {
  const { user } = await openPage();
  await choose(user, 'Mugs', 'Delete…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Mugs”' }));
  await user.click(dialog.getByRole('button', { name: 'Delete category' }));
  expect(await dialog.findByText('Choose the category that receives the contents.')).toBeVisible();
  const before = Number((await categoryOf('Tumblers'))?.productCount);
  await user.selectOptions(dialog.getByRole('combobox'), 'Drinkware / Tumblers');
  await user.click(dialog.getByRole('button', { name: 'Delete category' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mugs' })).not.toBeInTheDocument());
  expect(Number((await categoryOf('Tumblers'))?.productCount)).toBeGreaterThan(before);
  const log = itemsIn(await callAs('GET /activity-log?entityType=category'));
  expect(log[0]).toMatchObject({ action: 'delete', entityLabel: 'Mugs' });
});

test('D25 who may not change categories finds each action with its reason', async () => {
  const { user } = await openPage('pricing.analyst');
  expect(screen.queryByRole('button', { name: /^Minimum GP % of/ })).not.toBeInTheDocument();
  await user.click(within(inTree('Mugs')).getByRole('button', { name: 'Actions for Mugs' }));
  const item = await screen.findByRole('menuitem', { name: /Delete…/ });
  expect(item).toHaveAttribute('aria-disabled', 'true');
});
