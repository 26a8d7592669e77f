import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { resetMock } from '#mocks/adapters/unit.ts';
import { createView, updateView } from '#api/generated/sdk/work.gen.ts';
import type { SavedViewInput } from '#api/generated/types.gen.ts';
import { listSettings } from '#shared/table/listSettings.ts';
import type { Column } from '#shared/table/Column.ts';
import { useVisibleColumns } from '#shared/table/useVisibleColumns.ts';
import { chooseByKeys } from '#tests/support/chooseByKeys.ts';
import { waitForFocus } from '#tests/support/focusIn.ts';
import { bodiesOf, calls } from '#tests/support/renderApp.tsx';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
// Read beforehand, so that no test waits for it.
import '#shared/form/ConflictDialog.tsx';
import { chosenViews } from './chosenViews.ts';
import { SavedViews } from './SavedViews.tsx';
import { useListViews } from './useListViews.ts';

const SCREEN = 'skumanager.products';
const columns: readonly Column<never>[] = [
  { id: 'sku', header: 'SKU', cell: () => null, isKey: true },
  { id: 'moq', header: 'MOQ', cell: () => null },
  { id: 'stock', header: 'Stock', cell: () => null, hidden: true },
];

function List() {
  const visible = useVisibleColumns('viewed', columns);
  const views = useListViews(SCREEN, visible);
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <main>
      <h1 tabIndex={-1}>Products</h1>
      <SavedViews views={views} />
      <button onClick={() => void navigate({ search: '?status=active' })}>Active only</button>
      <output>{[search, visible.ids.join('+'), visible.density].join(' | ')}</output>
    </main>
  );
}

const shown = () => document.querySelector('output')?.textContent;
const button = (name: RegExp | string) => screen.findByRole('button', { name });

/** Opens the menu and chooses, by keyboard. */
async function choose(user: UserEvent, menu: string, name: string): Promise<void> {
  const opener = await button(menu);
  act(() => opener.focus());
  await user.keyboard('{Enter}');
  await chooseByKeys(user, await screen.findByRole('menuitem', { name }));
}
/** Sends the dialog that a choice opened. */
async function saveView(user: UserEvent): Promise<void> {
  await waitForFocus(await screen.findByRole('dialog'));
  await user.click(await button('Save view'));
}
const view = (changes: Partial<SavedViewInput>): SavedViewInput => ({
  screen: SCREEN,
  name: 'Closeouts',
  query: 'status=closeout',
  columns: ['sku', 'stock'],
  density: 'compact',
  scope: 'personal',
  isDefault: false,
  ...changes,
});

async function open(views: readonly Partial<SavedViewInput>[] = [], at = '/skumanager?q=mug') {
  const page = await renderSignedIn('merchandiser', <div />, at);
  const ids: string[] = [];
  for (const one of views) ids.push((await createView({ body: view(one) })).data.id);
  page.unmount();
  return { ...(await renderSignedIn('merchandiser', <List />, at)), ids };
}

beforeEach(() => {
  resetMock();
  listSettings.set('viewed', { columns: null, density: 'normal' });
  chosenViews.set(SCREEN, null);
});

test('a view sets its filters, columns and density, and the default view takes them back', async () => {
  const { user } = await open([{}], '/skumanager?q=mug&page=3&view=skus');
  await choose(user, 'Views', 'Closeouts');
  await waitFor(() => expect(shown()).toBe('?status=closeout&view=skus | sku+stock | compact'));
  await choose(user, 'View: Closeouts', 'Default view');
  await waitFor(() => expect(shown()).toBe('?view=skus | sku+moq | normal'));
  expect(await button('Views')).toBeVisible();
});

test('the list is saved under a name, once, and that view is then the current one', async () => {
  const { user } = await open();
  await choose(user, 'Views', 'Save as new view…');
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as new view' }));
  await user.click(dialog.getByRole('button', { name: 'Save view' }));
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Enter a name.');
  await user.type(dialog.getByRole('textbox', { name: 'Name' }), '  Mugs ');
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Who can see it' }), 'shared');
  await user.dblClick(dialog.getByRole('button', { name: 'Save view' }));
  expect(await button('View: Mugs')).toBeVisible();
  const sent = await bodiesOf('POST /views');
  expect(sent.map((text): unknown => JSON.parse(text))).toEqual([
    {
      screen: SCREEN,
      name: 'Mugs',
      query: 'q=mug',
      columns: ['sku', 'moq'],
      density: 'normal',
      scope: 'shared',
      isDefault: false,
    },
  ]);
});

test('a name that is in use is refused at its field, and the input stays', async () => {
  const { user } = await open([{ name: 'Mugs' }]);
  await choose(user, 'Views', 'Save as new view…');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await user.type(name, 'mugs');
  await user.click(screen.getByRole('button', { name: 'Save view' }));
  await waitFor(() => expect(name).toBeInvalid());
  expect(name).toHaveAccessibleDescription('You already have a view with this name.');
  expect(name).toHaveValue('mugs');
});

test('a changed view says so and can be updated', async () => {
  const { user, ids } = await open([{}]);
  await choose(user, 'Views', 'Closeouts');
  await user.click(await button('Active only'));
  await choose(user, 'View: Closeouts (changed)', 'Save changes to Closeouts…');
  await saveView(user);
  expect(await button('View: Closeouts')).toBeVisible();
  const [sent] = await bodiesOf(`PUT /views/${ids[0] ?? ''}`);
  expect(JSON.parse(sent ?? '{}')).toMatchObject({
    query: 'status=active',
    columns: ['sku', 'stock'],
    version: 1,
  });
});

test('D12 when another tab saved the view meanwhile, both versions are shown and my change goes over theirs', async () => {
  const { user, ids } = await open([{}]);
  const [id = ''] = ids;
  await choose(user, 'Views', 'Closeouts');
  await user.click(await button('Active only'));
  await updateView({
    path: { viewId: id },
    body: {
      version: 1,
      name: 'Last pieces',
      query: 'status=closeout',
      columns: ['sku', 'stock'],
      density: 'compact',
      scope: 'personal',
      isDefault: false,
    },
  });
  await choose(user, 'View: Closeouts (changed)', 'Save changes to Closeouts…');
  await saveView(user);
  const conflict = within(await screen.findByRole('alertdialog'));
  expect(conflict.getByRole('row', { name: /^Name/ })).toHaveTextContent(
    'NameThey changed thisLast piecesCloseoutsNot changed',
  );
  const filters = conflict.getByRole('row', { name: /Filters and sort order/ });
  expect(filters).toHaveTextContent('You changed this');
  expect(filters).toHaveTextContent('status: active');
  await user.click(conflict.getByRole('button', { name: 'Keep mine' }));
  expect(await button('View: Last pieces')).toBeVisible();
  const sent = await bodiesOf(`PUT /views/${id}`);
  expect(JSON.parse(sent.at(-1) ?? '{}')).toMatchObject({
    version: 2,
    name: 'Last pieces',
    query: expect.stringContaining('status=active'),
  });
});

test('D12 a view that another tab saved with the same values asks nothing', async () => {
  const { user, ids } = await open([{}]);
  const [id = ''] = ids;
  await choose(user, 'Views', 'Closeouts');
  await user.click(await button('Active only'));
  const { name, columns: shownColumns, density, scope, isDefault } = view({});
  const same = { name, columns: shownColumns, density, scope, isDefault, query: 'status=active' };
  await updateView({ path: { viewId: id }, body: { version: 1, ...same } });
  await choose(user, 'View: Closeouts (changed)', 'Save changes to Closeouts…');
  await saveView(user);
  expect(await button('View: Closeouts')).toBeVisible();
  expect(await bodiesOf(`PUT /views/${id}`)).toHaveLength(2);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a default view opens with the screen when the address has no filters', async () => {
  await open([{ isDefault: true }], '/skumanager');
  await waitFor(() => expect(shown()).toBe('?status=closeout | sku+stock | compact'));
});

test('a default view does not override a link with filters', async () => {
  await open([{ isDefault: true }]);
  expect(await button('Views')).toBeVisible();
  expect(shown()).toBe('?q=mug | sku+moq | normal');
});

test('a view is deleted after a question, and the list stays as it is', async () => {
  const { user } = await open([{}]);
  await choose(user, 'Views', 'Closeouts');
  await choose(user, 'View: Closeouts', 'Manage views…');
  await waitForFocus(await screen.findByRole('dialog'));
  await user.click(await button('Delete view Closeouts'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('You have no saved views.')).toBeVisible();
  expect(shown()).toBe('?status=closeout | sku+stock | compact');
  expect(calls().filter((call) => call.startsWith('DELETE'))).toHaveLength(1);
});
