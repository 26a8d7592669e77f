import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ask, tokenOf } from '#tests/support/askMock.ts';
import { sentBodies } from '#tests/support/accountPage.tsx';
import { memberByEmail } from '#tests/support/team.ts';
import { chooseAction, namesInTable, openMember } from '#tests/support/teamPage.tsx';
// Read beforehand, so that no test waits for a part of its own.
import './DeleteMemberDialog.tsx';
import './MemberDrawer.tsx';

test('D25 an auditor reads everything, and each button says which permission it needs', async () => {
  const { user, drawer } = await openMember('service@backroom.test', { as: 'auditor' });
  expect(await drawer.findByRole('textbox', { name: 'First name' })).toHaveAttribute('readonly');
  expect(drawer.getByRole('button', { name: 'Save changes' })).toHaveAccessibleDescription(
    'You need the permission “Team: Edit” for this.',
  );
  await user.click(drawer.getByRole('button', { name: 'More actions' }));
  const item = await screen.findByRole('menuitem', { name: /Deactivate/ });
  expect(item).toHaveAttribute('aria-disabled', 'true');
});

test('another role shows what it gives and takes away before it is saved', async () => {
  const { user, drawer, member } = await openMember('service@backroom.test');
  const role = await drawer.findByRole('combobox', { name: 'Role' });
  await within(role).findByRole('option', { name: 'Accounts' });
  await user.selectOptions(role, 'Accounts');
  const difference = within(drawer.getByRole('region', { name: 'What the new role changes' }));
  expect(difference.getByText('+ View Costs')).toBeVisible();
  expect(difference.getByText('− Price Slabs')).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Member saved')).toBeInTheDocument();
  expect(await sentBodies(`PATCH /team/${member.id}`)).toEqual([{ version: 1, roleId: 'rol-6' }]);
});

test('one’s own role cannot be chosen, and one’s own account not be taken away', async () => {
  const { user, drawer } = await openMember('admin@backroom.test');
  expect(await drawer.findByRole('combobox', { name: 'Role' })).toBeDisabled();
  await user.click(drawer.getByRole('button', { name: 'More actions' }));
  expect(await screen.findByRole('menuitem', { name: /Delete member/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('a refusal of the server stands at its field, and what was typed stays', async () => {
  const { user, drawer } = await openMember('service@backroom.test');
  const email = await drawer.findByRole('textbox', { name: 'Email' });
  await user.clear(email);
  await user.type(email, 'admin@backroom.test');
  await user.click(drawer.getByRole('button', { name: 'Save changes' }));
  expect(await drawer.findByText('A member already has this.')).toBeVisible();
  expect(email).toHaveValue('admin@backroom.test');
});

test('D12 when two people change one member, the conflict names both values', async () => {
  const { user, drawer, member } = await openMember('service@backroom.test');
  const first = await drawer.findByRole('textbox', { name: 'First name' });
  await user.clear(first);
  await user.type(first, 'Mine');
  const token = await tokenOf('admin@backroom.test');
  const body = { version: member['version'], first_name: 'Theirs' };
  await ask(`PATCH /team/${member.id}`, { token, body });
  await user.click(drawer.getByRole('button', { name: 'Save changes' }));
  const conflict = within(await screen.findByRole('alertdialog'));
  expect(conflict.getByText('Theirs', { selector: 'td, td *' })).toBeVisible();
  await user.click(conflict.getByRole('button', { name: 'Keep mine' }));
  expect(await screen.findByText('Member saved')).toBeInTheDocument();
  expect(await memberByEmail('service@backroom.test')).toMatchObject({ first_name: 'Mine' });
});

test('a member is deactivated after a question, and activated again', async () => {
  const { user } = await openMember('service@backroom.test');
  await chooseAction(user, 'Deactivate');
  const question = within(await screen.findByRole('alertdialog', { name: 'Deactivate Daniel Moreau?' }));
  await user.click(question.getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('Daniel Moreau deactivated')).toBeInTheDocument();
  expect(await memberByEmail('service@backroom.test')).toMatchObject({ status: 'inactive' });
  await chooseAction(user, 'Activate');
  expect(await screen.findByText('Daniel Moreau activated')).toBeInTheDocument();
});

test('a deleted member leaves the views to the chosen one, and is restored from the drawer', async () => {
  const { user, member } = await openMember('service@backroom.test');
  await chooseAction(user, 'Delete member');
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Daniel Moreau?' }));
  const inheritor = dialog.getByRole('combobox', { name: /Who gets the saved views/ });
  await within(inheritor).findByRole('option', { name: 'Chiara Bellini' });
  await user.selectOptions(inheritor, 'Chiara Bellini');
  await user.click(dialog.getByRole('button', { name: 'Delete member' }));
  expect(await screen.findByText('Daniel Moreau deleted')).toBeInTheDocument();
  expect(await memberByEmail('service@backroom.test')).toMatchObject({ is_deleted: 'Y' });
  expect(await screen.findByText(/^This account was deleted on /)).toBeVisible();
  await chooseAction(user, 'Restore account');
  expect(await screen.findByText('Daniel Moreau restored')).toBeInTheDocument();
  expect(await memberByEmail(String(member['email']))).toMatchObject({ is_deleted: 'N' });
});

test('an invitation says until when it works, is sent again and revoked', async () => {
  const { user, drawer } = await openMember('mei.tanaka@backroom.test');
  expect(await drawer.findByText(/^The invitation works until /)).toBeVisible();
  await chooseAction(user, 'Resend invitation');
  expect(await screen.findByText('Invitation sent to mei.tanaka@backroom.test')).toBeInTheDocument();
  await chooseAction(user, 'Revoke invitation');
  const question = within(await screen.findByRole('alertdialog', { name: /^Revoke the invitation/ }));
  await user.click(question.getByRole('button', { name: 'Revoke invitation' }));
  expect(await screen.findByText('Invitation to mei.tanaka@backroom.test revoked')).toBeInTheDocument();
  await waitFor(async () => expect(await namesInTable()).not.toContain('Mei Tanaka'));
});

test('a reset link is sent after a question, and no password is shown or set', async () => {
  const { user, drawer } = await openMember('service@backroom.test');
  await drawer.findByRole('textbox', { name: 'First name' });
  expect(document.querySelector('input[type=password]')).toBeNull();
  await chooseAction(user, 'Send reset link');
  const question = within(
    await screen.findByRole('alertdialog', { name: 'Send Daniel Moreau a reset link?' }),
  );
  await user.click(question.getByRole('button', { name: 'Send reset link' }));
  expect(await screen.findByText('Reset link sent to service@backroom.test')).toBeInTheDocument();
});

test('sign-ins are listed and ended', async () => {
  const { user, drawer } = await openMember('service@backroom.test', { tab: 'signIns' });
  await user.click(await drawer.findByRole('button', { name: 'Sign out Safari on iPad' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Sign out Safari on iPad?' }));
  await user.click(question.getByRole('button', { name: 'Sign out' }));
  await waitFor(() => expect(drawer.queryByText('Safari on iPad')).not.toBeInTheDocument());
});

test('permissions come with their role, and the history names who did what', async () => {
  const { user, drawer } = await openMember('auditor@backroom.test', { tab: 'access' });
  const rows = within(await drawer.findByRole('table', { name: 'Permissions' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('HomeAuditor');
  const token = await tokenOf('admin@backroom.test');
  const { id } = await memberByEmail('auditor@backroom.test');
  await ask(`PATCH /team/${id}`, { token, body: { version: 1, roleId: 'rol-7' } });
  await user.click(drawer.getByRole('tab', { name: 'History' }));
  expect(await drawer.findByText('changed it')).toBeVisible();
  expect(drawer.getByText('Helen Okafor')).toBeVisible();
  expect(drawer.getByText('Role')).toBeVisible();
  expect(drawer.getByText('Auditor', { selector: 'del' })).toBeVisible();
  expect(drawer.getByText('Customer Service', { selector: 'ins' })).toBeVisible();
});
