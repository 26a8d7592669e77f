import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { mockServer } from '#mocks/adapters/unit.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import { sentBodies } from '#tests/support/accountPage.tsx';
import { ask, textIn, tokenOf } from '#tests/support/askMock.ts';
import { expectChanges } from '#tests/support/conflict.ts';
import { itemsIn } from '#tests/support/replyBody.ts';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { askAsAdmin } from '#tests/support/roles.ts';
import { WithMenuPreview } from '#tests/support/WithMenuPreview.tsx';
// Read beforehand, so that no test waits for a part of its own.
import './RoleDialogs.tsx';
import './RoleDrawer.tsx';
import './RoleMatrix.tsx';
import { RolesPage } from './RolesPage.tsx';

const openRoles = (name: string, search = '') =>
  renderSignedIn(
    name,
    <WithMenuPreview>
      <RolesPage />
    </WithMenuPreview>,
    `/roles${search}`,
  );

async function openRole(name: string, id: string, title: string) {
  const view = await openRoles(name, `?open=${id}`);
  const drawer = within(await screen.findByRole('dialog', { name: title }));
  const tree = within(await drawer.findByRole('group', { name: 'Permissions' }));
  return { ...view, drawer, tree, save: () => drawer.getByRole('button', { name: 'Save changes' }) };
}

const auditor = { ...examples.role, description: '' };

test('roles are listed with their members, menu entries and actions, and found by a word', async () => {
  const { user } = await openRoles('admin');
  const table = within(await screen.findByRole('table', { name: 'Roles' }));
  const row = await table.findByRole('row', { name: /^Administrator/ });
  expect(within(row).getByText('System')).toBeVisible();
  expect(within(row).getByText('28')).toBeVisible();
  await user.type(screen.getByRole('searchbox', { name: 'Name or description' }), 'ladders');
  await waitFor(() => expect(table.getAllByRole('rowheader')).toHaveLength(1));
  expect(table.getByRole('rowheader')).toHaveTextContent('Pricing Analyst');
  await user.click(screen.getByRole('button', { name: 'Kind', expanded: false }));
  await user.click(await screen.findByRole('checkbox', { name: 'System' }));
  expect(await screen.findByText('No results')).toBeVisible();
});

test('a child grants what leads to it and says so, the preview follows, and a save names whom it is about', async () => {
  const { user, drawer, tree, save } = await openRole('admin', 'rol-7', 'Customer Service');
  const preview = within(drawer.getByRole('region', { name: 'Menu preview' }));
  expect(preview.queryByText('Roles')).not.toBeInTheDocument();
  await user.click(tree.getByRole('checkbox', { name: /^Roles/ }));
  expect(drawer.getByText('Also granted, so that it can be reached: Admin')).toBeVisible();
  expect(preview.getByText('Roles')).toBeVisible();
  expect(drawer.getByText('+3, −0, affects 3 people now')).toBeVisible();
  await user.click(save());
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText('Permissions: +3, −0. This takes effect for 3 people at once.')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Role saved')).toBeInTheDocument();
  const menu = await ask('GET /node/userMenu', { token: await tokenOf('service@backroom.test') });
  expect(JSON.stringify(menu.body)).toContain('Roles: Edit');
});

test('the tree is narrowed by a word, to what is granted and to what was changed', async () => {
  const { user, tree } = await openRole('admin', 'rol-7', 'Customer Service');
  const names = () => tree.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
  await user.type(tree.getByRole('searchbox'), 'publish');
  await waitFor(() => expect(names().slice(2)).toEqual(['SKU Manager', 'Price Slabs', 'Publish']));
  await user.click(tree.getByRole('checkbox', { name: 'Publish' }));
  await user.clear(tree.getByRole('searchbox'));
  await user.click(tree.getByRole('checkbox', { name: 'Only changed' }));
  expect(names().slice(2)).toEqual(['SKU Manager', 'Price Slabs', 'PublishAdded']);
  await user.click(tree.getByRole('checkbox', { name: 'Only changed' }));
  await user.click(tree.getByRole('checkbox', { name: 'Only granted' }));
  expect(names()).not.toContain('Team');
  expect(tree.queryByRole('checkbox', { name: /^View Costs/ })).not.toBeInTheDocument();
});

test('the permissions of another role are copied into the form', async () => {
  const { user, drawer, tree } = await openRole('admin', 'rol-7', 'Customer Service');
  await user.selectOptions(drawer.getByRole('combobox', { name: 'Copy permissions from' }), 'Auditor');
  expect(tree.getByRole('checkbox', { name: /^View Costs/ })).toBeChecked();
  expect(tree.getByRole('checkbox', { name: /^Charge/ })).not.toBeChecked();
});

test('D12 when two people change one role, each keeps the permissions of their own', async () => {
  const { user, tree, save } = await openRole('admin', 'rol-8', 'Auditor');
  await user.click(tree.getByRole('checkbox', { name: /^View Costs/ }));
  const theirs = { ...auditor, name: 'Reviewer' };
  const { version, name, description, nodeIds } = theirs;
  const withUpload = [...nodeIds, 'nod-38'];
  await askAsAdmin('PUT /roles/rol-8', { version, name, description, nodeIds: withUpload });
  await user.click(save());
  await user.click(await screen.findByRole('button', { name: 'Save changes', hidden: false }));
  const conflict = await screen.findByRole('alertdialog', { name: /Helen Okafor/ });
  expectChanges(conflict, { 'SKU Manager · View Costs': 'You changed this' });
  await user.click(within(conflict).getByRole('button', { name: 'Keep mine' }));
  const again = within(await screen.findByRole('alertdialog', { name: /^Change permissions/ }));
  await user.click(again.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Role saved')).toBeInTheDocument();
  const now = await askAsAdmin('GET /roles/rol-8');
  const expected = withUpload.filter((id) => id !== 'nod-15').toSorted();
  expect(now).toMatchObject({ body: { name: 'Reviewer', nodeIds: expected } });
});

test('a name that another role has is refused at its field', async () => {
  const { user, drawer, save } = await openRole('admin', 'rol-8', 'Auditor');
  const box = drawer.getByRole('textbox', { name: 'Name' });
  await user.clear(box);
  await user.type(box, 'accounts');
  await user.click(save());
  expect(await drawer.findByText('Another role has this name.')).toBeVisible();
  expect(await sentBodies('PUT /roles/rol-8')).toHaveLength(1);
});

test('a system role is shown, and says why it cannot be changed', async () => {
  const { drawer, tree, save } = await openRole('admin', 'rol-1', 'Administrator');
  expect(drawer.getAllByText('A system role can’t be changed or deleted.')[0]).toBeVisible();
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  for (const box of tree.getAllByRole('checkbox').slice(2)) expect(box).toBeDisabled();
});

test('D25 an auditor reads all of a role and changes nothing', async () => {
  const { user, drawer, tree, save } = await openRole('auditor', 'rol-8', 'Auditor');
  expect(tree.getByRole('checkbox', { name: 'Home' })).toBeDisabled();
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  expect(drawer.queryByRole('combobox', { name: 'Copy permissions from' })).not.toBeInTheDocument();
  await user.click(drawer.getByRole('tab', { name: 'Members' }));
  expect(await drawer.findByRole('link', { name: 'Ingrid Solberg' })).toHaveAttribute(
    'href',
    '/team?open=u-1008',
  );
  await user.keyboard('{Escape}');
  const create = await screen.findByRole('button', { name: 'New role' });
  expect(create).toHaveAccessibleDescription(/Roles: Edit/);
});

test('what somebody lacks is disabled in the tree, with the reason', async () => {
  const keeper = await askAsAdmin('POST /roles', {
    name: 'Role keeper',
    description: '',
    nodeIds: ['nod-1', 'nod-40', 'nod-43', 'nod-44'],
  });
  await askAsAdmin(`DELETE /roles/rol-8?replacementRoleId=${textIn(keeper, 'id')}`);
  const { tree } = await openRole('auditor', 'rol-7', 'Customer Service');
  const search = tree.getByRole('checkbox', { name: /^Search/ });
  expect(search).toBeDisabled();
  expect(search).toHaveAccessibleName('SearchYou don’t have this permission');
  expect(tree.getByRole('checkbox', { name: 'Home' })).toBeEnabled();
});

test('a role that was deleted while it is edited keeps what was typed', async () => {
  const { user, drawer, save } = await openRole('admin', 'rol-8', 'Auditor');
  const box = drawer.getByRole('textbox', { name: 'Name' });
  await user.type(box, ' 2');
  await askAsAdmin('DELETE /roles/rol-8?replacementRoleId=rol-7');
  await user.click(save());
  const [sentence] = await drawer.findAllByText(/^Someone deleted this role\./);
  expect(sentence).toBeVisible();
  expect(save()).toHaveAttribute('aria-disabled', 'true');
  expect(box).toHaveValue('Auditor 2');
});

test('a role is made of another one and opened', async () => {
  const { user } = await openRoles('admin');
  await user.click(await screen.findByRole('button', { name: 'New role' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New role' }));
  await user.click(dialog.getByRole('button', { name: 'Create role' }));
  expect(await dialog.findByText('Enter a name.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Auditor abroad');
  await user.selectOptions(dialog.getByRole('combobox'), 'Auditor');
  await user.click(dialog.getByRole('button', { name: 'Create role' }));
  expect(await screen.findByRole('dialog', { name: 'Auditor abroad' })).toBeVisible();
  const names = itemsIn(await askAsAdmin('GET /roles')).map(({ name }) => name);
  expect(names).toContain('Auditor abroad');
});

test('a role with members is deleted with a replacement', async () => {
  const { user } = await openRoles('admin', '?dialog=delete&role=rol-8');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Auditor?' }));
  await user.click(dialog.getByRole('button', { name: 'Delete role' }));
  expect(await dialog.findByText('Choose a replacement role.')).toBeVisible();
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Replacement role' }), 'Accounts');
  await user.click(dialog.getByRole('button', { name: 'Delete role' }));
  expect(await screen.findByText('Role deleted')).toBeInTheDocument();
  expect(await askAsAdmin('GET /roles/rol-6')).toMatchObject({ body: { memberCount: 3 } });
});

test('two roles are compared side by side', async () => {
  const { user } = await openRoles('auditor', '?dialog=compare');
  const dialog = within(await screen.findByRole('dialog', { name: 'Compare roles' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'First role' }), 'Pricing Manager');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Second role' }), 'Pricing Analyst');
  const only = await dialog.findByRole('region', { name: 'Only Pricing Manager' });
  expect(within(only).getByText('Price Slabs · Publish')).toBeVisible();
  const none = dialog.getByRole('region', { name: 'Only Pricing Analyst' });
  expect(within(none).getByText('Nothing more')).toBeVisible();
});

test('who may do something is answered with roles and people', async () => {
  const { user } = await openRoles('auditor', '?dialog=holders');
  const dialog = within(await screen.findByRole('dialog', { name: 'Who may do this?' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Permission' }), 'Price Slabs · Publish');
  expect(await dialog.findByText('Martin Albrecht')).toBeVisible();
  expect(dialog.getAllByText('Pricing Manager')[0]).toBeVisible();
  expect(dialog.queryByText('Denise Marchetti')).toBeNull();
});

test('the matrix shows which role grants what', async () => {
  await openRoles('auditor', '?view=matrix');
  const table = within(await screen.findByRole('table', { name: 'Permissions by role' }));
  const row = table.getAllByRole('row').find((one) => one.textContent.startsWith('View Costs'));
  expect(within(row ?? document.body).getAllByText('Granted')).toHaveLength(6);
});

test('who may not see roles is told which permission is missing', async () => {
  await openRoles('service');
  expect(await screen.findByText(/“?Roles”?/, { selector: 'main *, p *, p, strong' })).toBeVisible();
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

test('a missing role is reported, and a list that failed can be read again', async () => {
  const { user } = await openRoles('admin', '?open=rol-gone');
  expect(await screen.findByText('This role no longer exists')).toBeVisible();
  await user.keyboard('{Escape}');
  mockServer.use(http.get('*/roles/matrix', () => new HttpResponse(null, { status: 500 })));
  await user.click(screen.getByRole('tab', { name: 'Matrix' }));
  const retry = await screen.findByRole('button', { name: 'Retry' });
  mockServer.resetHandlers();
  await user.click(retry);
  expect(await screen.findByRole('table', { name: 'Permissions by role' })).toBeVisible();
});
