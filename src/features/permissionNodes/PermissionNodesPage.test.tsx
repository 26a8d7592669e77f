import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { mockServer } from '#mocks/adapters/unit.ts';
import { ask, tokenOf } from '#tests/support/askMock.ts';
import { chooseItem } from '#tests/support/chooseItem.ts';
import { itemsIn } from '#tests/support/replyBody.ts';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
// Read beforehand, so that no test waits for a part of its own.
import '#shared/table/ActionMenu.tsx';
import './NodeDialogs.tsx';
import './NodeDrawer.tsx';
import { PermissionNodesPage } from './PermissionNodesPage.tsx';

const openPage = async (name = 'admin', search = '') => {
  const view = await renderSignedIn(name, <PermissionNodesPage />, `/permissions-nodes${search}`);
  const grid = within(await screen.findByRole('treegrid', { name: 'Permission nodes' }));
  return { ...view, grid };
};
const callAs = async (call: string, body?: unknown) =>
  ask(call, { token: await tokenOf('admin@backroom.test'), ...(body === undefined ? {} : { body }) });
const readTree = async () => itemsIn(await callAs('GET /permission-nodes'));
const nodeOf = async (title: string) => {
  const node = (await readTree()).find((one) => one.title === title);
  if (!node) throw new Error(`no node ${title}`);
  return node;
};
const rowOf = (title: string) => {
  const grid = within(screen.getByRole('treegrid'));
  const row = grid.getByRole('button', { name: title }).closest('tr');
  if (!row) throw new Error(`no row ${title}`);
  return row;
};
const openDrawer = async (user: Awaited<ReturnType<typeof openPage>>['user'], title: string) => {
  await user.click(screen.getByRole('button', { name: title }));
  return within(await screen.findByRole('dialog', { name: title }));
};

test('the tree says type, address, roles and whether this app version knows a node', async () => {
  const { grid } = await openPage();
  expect(grid.getAllByRole('row')).toHaveLength(1 + (await readTree()).length);
  expect(rowOf('Roles')).toHaveAttribute('aria-level', '2');
  expect(rowOf('Roles')).toHaveTextContent(/System node.*Page.*\/roles.*2.*Known/);
  expect(await screen.findByText(/Every title this app version needs exists/)).toBeVisible();
});

test('one tab stop follows the focus, and the keys of a tree lead through it', async () => {
  const { user } = await openPage();
  rowOf('Home').focus();
  await user.keyboard('{ArrowDown}{ArrowRight}');
  expect(rowOf('Competitor Dashboard')).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(rowOf('Competitor Analysis')).toHaveFocus();
  await waitFor(() => expect(rowOf('Competitor Analysis')).toHaveAttribute('aria-expanded', 'false'));
  expect(screen.queryByRole('button', { name: 'Competitor Dashboard' })).not.toBeInTheDocument();
  await user.keyboard('s');
  expect(rowOf('SKU Manager')).toHaveFocus();
  expect(screen.getAllByRole('row').filter(({ tabIndex }) => tabIndex === 0)).toEqual([rowOf('SKU Manager')]);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'SKU Manager' })).toBeVisible();
});

test('branches that the address names are closed, and a search opens what it finds with all above it', async () => {
  const { id } = await nodeOf('SKU Manager');
  const { user, grid } = await openPage('admin', `?closed=${String(id)}`);
  expect(screen.queryByRole('button', { name: 'Price Slabs: Publish' })).not.toBeInTheDocument();
  await user.type(screen.getByRole('searchbox', { name: 'Search titles' }), 'publish');
  await waitFor(() =>
    expect(grid.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      'SKU Manager',
      'Price Slabs',
      'Price Slabs: Publish',
    ]),
  );
});

test('a new node is checked while its title is typed, saved, and shown in the tree', async () => {
  const { user } = await openPage();
  await user.click(screen.getByRole('button', { name: 'Add node' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add node' }));
  await user.type(dialog.getByRole('textbox', { name: 'Title' }), 'sku manager');
  expect(dialog.getByText('Another node already has this title.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Title' }), ': Print');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Type' }), 'Action');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Parent node' }), 'SKU Manager');
  await user.click(dialog.getByRole('button', { name: 'Add node' }));
  await waitFor(() => expect(rowOf('sku manager: Print')).toHaveTextContent('Unknown'));
  expect(await nodeOf('sku manager: Print')).toMatchObject({ parentId: (await nodeOf('SKU Manager')).id });
  expect(await screen.findByText('Nodes this app version doesn’t use: 1')).toBeVisible();
});

test('a rename names the roles and menu entries it touches before it is saved', async () => {
  const { user } = await openPage();
  const drawer = await openDrawer(user, 'SKU Manager');
  const title = drawer.getByRole('textbox', { name: 'Title' });
  await user.clear(title);
  await user.type(title, 'Stock');
  expect(drawer.getByText(/Roles affected: Administrator, Pricing Manager/)).toBeVisible();
  expect(
    drawer.getByText('Menu entries affected: SKU Manager, Price Slabs, Competitor Manager'),
  ).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Node saved')).toBeInTheDocument();
  expect(await nodeOf('Stock')).toMatchObject({ version: 2 });
});

test('D12 when two administrators change one node, each keeps their own field', async () => {
  const { user } = await openPage();
  const { id, version } = await nodeOf('Search');
  const drawer = await openDrawer(user, 'Search');
  await user.type(drawer.getByRole('textbox', { name: 'Description' }), 'mine');
  await callAs(`PATCH /permission-nodes/${String(id)}`, { version, description: 'theirs', route: '/find' });
  await user.click(drawer.getByRole('button', { name: 'Save changes' }));
  const conflict = within(await screen.findByRole('alertdialog'));
  await user.click(conflict.getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText('Node saved')).toBeInTheDocument();
  expect(await nodeOf('Search')).toMatchObject({ description: 'mine', route: '/find' });
});

test('Alt and an arrow move a node, keep the focus on it, and say where it stands', async () => {
  const { user } = await openPage();
  rowOf('Documents: Delete').focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(
    await screen.findByText('“Documents: Delete” is now at position 1 in “Documents”.'),
  ).toBeInTheDocument();
  await waitFor(() => expect(rowOf('Documents: Delete')).toHaveFocus());
  expect(await nodeOf('Documents: Upload')).toMatchObject({ position: 2 });
});

test('the dialog offers the places that are allowed, and moves there', async () => {
  const { user } = await openPage();
  await user.click(screen.getByRole('button', { name: 'Actions for Price Slabs' }));
  await chooseItem(user, await screen.findByRole('menuitem', { name: 'Move to…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Move “Price Slabs”' }));
  const parents = within(dialog.getByRole('combobox', { name: 'Move into' }));
  expect(parents.queryByRole('option', { name: /Price Slabs/ })).not.toBeInTheDocument();
  expect(parents.queryByRole('option', { name: /Documents: Upload/ })).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Move' })).toBeDisabled();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Move into' }), 'Documents');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Position' }), 'First');
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  await waitFor(async () =>
    expect(await nodeOf('Price Slabs')).toMatchObject({
      parentId: (await nodeOf('Documents')).id,
      position: 1,
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a node is deleted after the roles that lose it were confirmed', async () => {
  const { user } = await openPage();
  await user.click(screen.getByRole('button', { name: 'Actions for Documents: Delete' }));
  await chooseItem(user, await screen.findByRole('menuitem', { name: 'Delete…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete “Documents: Delete”?' }));
  expect(dialog.getByRole('listitem')).toHaveTextContent('Catalogue Editor');
  expect(dialog.getByRole('button', { name: 'Delete node' })).toBeDisabled();
  await user.click(dialog.getByRole('checkbox', { name: 'Remove the permission from these roles' }));
  await user.click(dialog.getByRole('button', { name: 'Delete node' }));
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: 'Documents: Delete' })).not.toBeInTheDocument(),
  );
});

test('missing nodes are shown before they are created, also when somebody changes the tree meanwhile', async () => {
  const { id, version } = await nodeOf('Price Slabs: Publish');
  await callAs(`PATCH /permission-nodes/${String(id)}`, { version, title: 'Price slabs: publish' });
  const { user } = await openPage();
  expect(await screen.findByText('Missing titles: 1')).toBeVisible();
  expect(
    screen.getByRole('button', {
      name: '“Price slabs: publish” and “Price Slabs: Publish” differ only in case',
    }),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Create missing nodes' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create missing nodes' }));
  expect(await dialog.findByText('Title: Price slabs: publish → Price Slabs: Publish')).toBeVisible();
  const search = await nodeOf('Search');
  await callAs(`PATCH /permission-nodes/${String(search.id)}`, { version: search.version, description: 'x' });
  await user.click(dialog.getByRole('button', { name: 'Apply changes' }));
  expect(await dialog.findByText(/Someone changed the nodes since the preview/)).toBeVisible();
  await user.click(await dialog.findByRole('button', { name: 'Apply changes' }));
  expect(await screen.findByText(/Every title this app version needs exists/)).toBeVisible();
});

test('an imported file shows its difference first, and its problems', async () => {
  const { user } = await openPage();
  const file = (nodes: unknown) => new File([JSON.stringify({ nodes })], 'nodes.json');
  const input = screen.getByLabelText('Import JSON…');
  await user.upload(input, file([{ title: 'Samples', type: 'page', parent: 'Nowhere' }]));
  const dialog = within(await screen.findByRole('dialog', { name: 'Import permission nodes' }));
  expect(await dialog.findByText('has a parent node that doesn’t exist')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Apply changes' })).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.upload(input, new File(['?'], 'other.json'));
  expect(await screen.findByText(/Couldn’t read this file/)).toBeInTheDocument();
});

test('the drawer names the nine labels, the roles and the people of a node', async () => {
  const { user } = await openPage();
  const drawer = await openDrawer(user, 'Roles: Edit');
  await user.click(drawer.getByRole('tab', { name: 'Roles and people' }));
  expect(await drawer.findByText('admin@backroom.test')).toBeVisible();
  await user.click(drawer.getByRole('tab', { name: 'Labels' }));
  expect(await drawer.findAllByRole('definition')).toHaveLength(9);
  expect(drawer.getByText('Deutsch')).toBeVisible();
});

test('a reader sees everything and changes nothing, with the reason', async () => {
  const { user } = await openPage('auditor');
  const add = screen.getByRole('button', { name: 'Add node' });
  expect(add).toHaveAccessibleDescription('You need the permission “Permission Nodes: Edit” for this.');
  await user.click(screen.getByRole('button', { name: 'Actions for Search' }));
  expect(await screen.findByRole('menuitem', { name: /Move to….*Permission Nodes: Edit/ })).toBeVisible();
  await user.keyboard('{Escape}');
  const drawer = await openDrawer(user, 'Search');
  expect(drawer.getByRole('textbox', { name: 'Title' })).toHaveAttribute('readonly');
  expect(drawer.getByRole('button', { name: 'Save changes' })).toHaveAttribute('aria-disabled', 'true');
});

test('a system node says why it is locked', async () => {
  const { user } = await openPage();
  const drawer = await openDrawer(user, 'Team');
  expect(drawer.getByText(/The panel can’t be administered without this node/)).toBeVisible();
  expect(drawer.getByRole('textbox', { name: 'Title' })).toHaveAttribute('readonly');
  expect(drawer.getByRole('textbox', { name: 'Description' })).not.toHaveAttribute('readonly');
});

test('without any of the three pages the missing permission is named', async () => {
  await renderSignedIn('service', <PermissionNodesPage />, '/permissions-nodes');
  expect(await screen.findByText('Permission Nodes', { selector: 'strong' })).toBeVisible();
});

test('a tree that cannot be loaded can be read again, and an empty one offers to create what is missing', async () => {
  mockServer.use(http.get('*/permission-nodes', () => new HttpResponse(null, { status: 500 })));
  const { user } = await renderSignedIn('admin', <PermissionNodesPage />, '/permissions-nodes');
  const retry = await screen.findByRole('button', { name: 'Retry' });
  mockServer.use(http.get('*/permission-nodes', () => HttpResponse.json({ items: [] })));
  await user.click(retry);
  expect(await screen.findByText('No permission nodes yet')).toBeVisible();
});
