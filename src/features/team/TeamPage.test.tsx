import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { mockServer } from '#mocks/adapters/unit.ts';
import { sentBodies } from '#tests/support/accountPage.tsx';
import { memberByEmail } from '#tests/support/team.ts';
import { namesInTable, openTeam } from '#tests/support/teamPage.tsx';
// Read beforehand, so that no test waits for a part of its own.
import './InviteDialog.tsx';
import './TeamBulk.tsx';

test('the team is listed by name, found by words, and narrowed by state and to the deleted ones', async () => {
  const { user } = await openTeam();
  await waitFor(async () => expect(await namesInTable()).toHaveLength(15));
  expect((await namesInTable())[0]).toBe('Ana Costa');
  await user.type(screen.getByRole('searchbox'), 'okafor');
  await waitFor(async () => expect(await namesInTable()).toEqual(['Helen Okafor']));
  await user.clear(screen.getByRole('searchbox'));
  await user.click(screen.getByRole('button', { name: 'Status', expanded: false }));
  await user.click(await screen.findByRole('checkbox', { name: 'Inactive' }));
  await waitFor(async () => expect(await namesInTable()).toEqual(['Elena Papadaki', 'Peter Novak']));
  await user.click(screen.getByRole('button', { name: 'Remove filter Status: Inactive' }));
  await user.click(screen.getByRole('button', { name: 'Deleted', expanded: false }));
  await user.click(await screen.findByRole('radio', { name: 'Deleted members' }));
  await waitFor(async () => expect(await namesInTable()).toEqual(['Laura Jensen']));
});

test('an address with filters shows what it names, and no results where nothing matches', async () => {
  await openTeam('admin', '?idleDays=90&mfa=true');
  expect(await screen.findByText('No results')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove filter Not seen for: 90 days' })).toBeVisible();
});

test('a list that fails says so and is read again', async () => {
  mockServer.use(http.get('*/api/team', () => new HttpResponse(null, { status: 500 }), { once: true }));
  const { user } = await openTeam();
  await user.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(async () => expect(await namesInTable()).toHaveLength(15));
});

test('whoever is alone is asked to invite the team', async () => {
  const member = await memberByEmail('admin@backroom.test');
  mockServer.use(
    http.get('*/api/team', () => HttpResponse.json({ items: [member], page: 1, pageSize: 15, total: 1 })),
  );
  const { user } = await openTeam();
  await user.click(await screen.findByRole('button', { name: 'Invite your team' }));
  expect(await screen.findByRole('dialog', { name: 'Invite members' })).toBeVisible();
});

test('without the page’s permission the page says which one is missing', async () => {
  await openTeam('service');
  expect(await screen.findByRole('heading', { name: 'No access' })).toBeVisible();
});

test('people are invited together: each line is judged, a refusal stands at its line, and the text stays', async () => {
  const { user } = await openTeam('admin', '?dialog=invite');
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite members' }));
  const box = dialog.getByRole('textbox', { name: 'Email addresses' });
  await user.click(box);
  await user.paste('Ada Field <ada@example.com>\nnobody\nadmin@backroom.test\ndeleted@backroom.test');
  const lines = () => within(dialog.getByRole('list', { name: 'People to invite' })).getAllByRole('listitem');
  expect(lines()[1]).toHaveTextContent('Not an email address');
  await user.selectOptions(await dialog.findByRole('combobox', { name: 'Role' }), 'Merchandiser');
  await user.click(dialog.getByRole('button', { name: 'Invite 3 people' }));
  expect(await dialog.findByText('Correct the marked lines. Nobody has been invited.')).toBeVisible();
  expect(await sentBodies('POST /invitations')).toEqual([]);

  await user.clear(box);
  await user.paste('Ada Field <ada@example.com>\nadmin@backroom.test\ndeleted@backroom.test');
  await user.click(dialog.getByRole('button', { name: 'Invite 3 people' }));
  await waitFor(() => expect(lines()[1]).toHaveTextContent('A member already has this.'));
  expect(lines()[0]).toHaveTextContent('Ready');
  expect(box).toHaveValue('Ada Field <ada@example.com>\nadmin@backroom.test\ndeleted@backroom.test');

  await user.click(dialog.getByRole('button', { name: 'Restore the account of deleted@backroom.test' }));
  await waitFor(() => expect(lines()).toHaveLength(2));
  expect(await memberByEmail('deleted@backroom.test')).toMatchObject({ archivedAt: null });

  await user.clear(box);
  await user.paste('Ada Field <ada@example.com>\njon@example.com');
  await user.click(dialog.getByRole('button', { name: 'Invite 2 people' }));
  expect(await screen.findByText('2 people invited')).toBeInTheDocument();
  expect(await memberByEmail('ada@example.com')).toMatchObject({
    name: 'Ada Field',
    status: 'invited',
    role: { name: 'Merchandiser' },
  });
});

test('nobody is invited by an empty form, whose button counts nobody and says what is missing', async () => {
  const { user } = await openTeam('admin', '?dialog=invite');
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite members' }));
  await user.click(dialog.getByRole('button', { name: 'Invite' }));
  expect(await dialog.findByText('Enter at least one address.')).toBeVisible();
  await user.type(dialog.getByRole('textbox', { name: /Email addresses/ }), 'nobody');
  expect(dialog.getByRole('button', { name: 'Invite' })).toBeEnabled();
  expect(await sentBodies('POST /invitations')).toEqual([]);
});

test('an invitation that is left asks before its addresses are lost', async () => {
  const { user } = await openTeam('admin', '?dialog=invite');
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite members' }));
  await user.type(dialog.getByRole('textbox', { name: 'Email addresses' }), 'ada@example.com');
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Discard the invitation?' }));
  await user.click(question.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('ticked members get a role at once, after a preview', async () => {
  const { user } = await openTeam('admin', '?roleId=rol-7&status=active');
  await waitFor(async () => expect(await namesInTable()).toHaveLength(2));
  await user.click(screen.getByRole('checkbox', { name: 'Select all rows of this page' }));
  const bar = within(screen.getByRole('group', { name: 'Bulk actions' }));
  await user.click(bar.getByRole('button', { name: 'Change the role' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the role' }));
  await within(dialog.getByRole('combobox', { name: 'Role' })).findByRole('option', { name: 'Accounts' });
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Role' }), 'Accounts');
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  await waitFor(async () => expect(await sentBodies('POST /bulk/preview')).toHaveLength(1));
  expect((await sentBodies('POST /bulk/preview'))[0]).toMatchObject({
    resource: 'members',
    action: 'setRole',
    params: { roleId: 'rol-6' },
  });
});
