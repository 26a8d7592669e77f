import { useQuery } from '@tanstack/react-query';
import { screen, within, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { isRecord } from '#mocks/contract/homes.ts';
import { expectChanges } from '#tests/support/conflict.ts';
import { ask, tokenOf } from '#tests/support/askMock.ts';
import { queryClient } from '#api/queryClient.ts';
import { listCategoriesOptions, listProductsOptions } from '#api/generated/query/catalogue.gen.ts';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import '#features/skus/skuTexts.ts';
// Read beforehand, so that no test waits for it.
import '#entities/ladders/MoqDialog.tsx';
import '#shared/form/ConflictDialog.tsx';
import { GridEditor } from './GridEditor.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

function Page() {
  const { data } = useQuery(listProductsOptions({ query: { page: 1, pageSize: 10, sort: ['sku'] } }));
  return data ? (
    <GridEditor list="" products={data.items} leaving={['dialog']} onClose={() => undefined} />
  ) : null;
}

/** A minimum that breaks a ladder is asked about; here it is saved all the same. */
const saveAnyway = async ({ click }: UserEvent) =>
  click(await screen.findByRole('button', { name: 'Save only' }));

const open = async () => {
  const page = await renderSignedIn('catalogue', <Page />);
  await screen.findByRole('table', { name: 'Bulk edit products' });
  const rows = screen.getAllByRole('row').slice(1);
  const boxIn = (row: number, name: RegExp) => within(rows[row] ?? document.body).getByLabelText(name);
  return { ...page, rows, boxIn };
};

test('what is typed is saved row by row, with one word at the end', async () => {
  const { user, boxIn } = await open();
  expect(screen.getByRole('button', { name: 'Nothing to save' })).toBeInTheDocument();
  for (const row of [0, 1]) {
    await user.clear(boxIn(row, /^MOQ/));
    await user.type(boxIn(row, /^MOQ/), '77');
  }
  await user.click(screen.getByRole('button', { name: 'Save 2 products' }));
  await saveAnyway(user);
  expect(await screen.findByText('2 products saved.')).toBeInTheDocument();
  expect(boxIn(0, /^MOQ/)).toHaveValue('77');
  expect(screen.getByRole('button', { name: 'Nothing to save' })).toBeInTheDocument();
});

test('all categories are put in order once, however many cells there are', async () => {
  const sorted = vi.spyOn(Array.prototype, 'toSorted');
  const { rows, boxIn } = await open();
  await waitFor(() => expect(boxIn(0, /^Category/)).toBeEnabled());
  expect(rows).toHaveLength(10);
  const { items } = await queryClient.query(listCategoriesOptions());
  const ofAll = () =>
    sorted.mock.contexts.filter((list) => Array.isArray(list) && list.length === items.length);
  await waitFor(() => expect(ofAll()).toHaveLength(1));
});

test('a row that fails keeps what was typed and says why; the others are saved', async () => {
  const { user, rows, boxIn } = await open();
  await user.clear(boxIn(0, /^Name/));
  await user.type(boxIn(0, /^Name/), 'fault-500');
  await user.clear(boxIn(1, /^MOQ/));
  await user.type(boxIn(1, /^MOQ/), '78');
  await user.clear(boxIn(2, /^MOQ/));
  expect(boxIn(2, /^MOQ/)).toHaveAccessibleDescription('Enter a whole number from 1 to 1,000,000.');
  await user.click(screen.getByRole('button', { name: 'Save 3 products' }));
  await saveAnyway(user);
  expect(await screen.findByText('1 product saved.')).toBeInTheDocument();
  expect(screen.getByText(/^2 products weren’t saved/)).toBeInTheDocument();
  expect(boxIn(0, /^Name/)).toHaveValue('fault-500');
  expect(within(rows[0] ?? document.body).getByRole('rowheader')).toHaveTextContent(/server/i);
});

test('a block of a sheet is pasted, keys go from cell to cell, Esc and Ctrl+Z go back', async () => {
  const { user, boxIn } = await open();
  const before = within(boxIn(0, /^MOQ/).closest('td') ?? document.body).getByRole<HTMLInputElement>(
    'textbox',
  ).value;
  await user.click(boxIn(0, /^MOQ/));
  await user.paste('60\tYes\n61\tNo');
  expect(boxIn(0, /^MOQ/)).toHaveValue('60');
  expect(boxIn(1, /^MOQ/)).toHaveValue('61');
  expect(boxIn(0, /^Key value/)).toHaveDisplayValue('Yes');
  await user.keyboard('{Control>}z{/Control}');
  expect(boxIn(0, /^MOQ/)).toHaveValue(before);
  expect(boxIn(1, /^MOQ/)).not.toHaveValue('61');
  expect(boxIn(0, /^MOQ/)).toHaveFocus();
  await user.keyboard('{Control>}y{/Control}');
  expect(boxIn(0, /^MOQ/)).toHaveValue('60');
  expect(boxIn(1, /^MOQ/)).toHaveValue('61');
  expect(boxIn(0, /^MOQ/)).toHaveFocus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(boxIn(1, /^MOQ/)).toHaveFocus());
  await user.keyboard('5{Escape}');
  expect(boxIn(1, /^MOQ/)).toHaveValue('61');
  await user.keyboard('{ArrowUp}{ArrowLeft}{ArrowLeft}');
  await waitFor(() => expect(boxIn(0, /^Status/)).toHaveFocus());
});

test('on a list of choices a paste is read by label or value, and what nobody knows is said', async () => {
  const { user, boxIn } = await open();
  const state = boxIn(0, /^Status/);
  state.focus();
  await user.paste('Closeout');
  expect(state).toHaveDisplayValue('Closeout');
  await user.paste('draft');
  expect(state).toHaveDisplayValue('Draft');
  await user.paste('gone');
  expect(state).toBeInvalid();
  await user.keyboard('{Control>}z{/Control}');
  expect(state).toHaveDisplayValue('Draft');
  expect(state).toHaveFocus();
  boxIn(0, /^Key value/).focus();
  await user.paste('X');
  expect(boxIn(0, /^Key value/)).toHaveDisplayValue('Yes');
});

test('a column that is longer than the page fills what is there, and says how many rows had no place', async () => {
  const { user, rows, boxIn } = await open();
  const last = rows.length - 1;
  await user.click(boxIn(last, /^MOQ/));
  await user.paste('60\n61\n62');
  expect(boxIn(last, /^MOQ/)).toHaveValue('60');
  expect(screen.getByText(/2 pasted rows didn’t fit/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save 1 product' })).toBeInTheDocument();
});

test('on a Mac ⌘Z takes a pasted block back and ⌘⇧Z brings it again', async () => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Macintosh; Intel Mac OS X 10_15_7');
  const { user, boxIn } = await open();
  await user.click(boxIn(0, /^MOQ/));
  await user.paste('60\n61');
  await user.keyboard('{Meta>}z{/Meta}');
  expect(boxIn(1, /^MOQ/)).not.toHaveValue('61');
  await user.keyboard('{Meta>}{Shift>}z{/Shift}{/Meta}');
  expect(boxIn(1, /^MOQ/)).toHaveValue('61');
  expect(boxIn(0, /^MOQ/)).toHaveFocus();
});

test('D33 an MOQ that is not what was typed keeps its notice when the cell is left, and saving asks', async () => {
  const { user, boxIn } = await open();
  await user.clear(boxIn(0, /^MOQ/));
  await user.type(boxIn(0, /^MOQ/), '12.82');
  await user.tab();
  expect(boxIn(0, /^MOQ/)).toHaveValue('1282');
  expect(boxIn(0, /^MOQ/)).toHaveAccessibleDescription('Removed: .\u00a0(point) – digits only');
  await user.click(screen.getByRole('button', { name: 'Save 1 product' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Is this number right?' });
  expect(dialog).toHaveAccessibleDescription(/^MOQ of .* now reads 1282\. Removed/);
  await user.click(await within(dialog).findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(boxIn(0, /^MOQ/)).toHaveFocus());
  expect(screen.queryByText('1 product saved.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Save 1 product' }));
  await user.click(await screen.findByRole('button', { name: 'Save as shown' }));
  expect(await screen.findByText('1 product saved.')).toBeInTheDocument();
});

/** Somebody else, at another desk, on the first product of the page. */
async function elsewhere(change: Record<string, unknown>): Promise<void> {
  const token = await tokenOf('merchandiser@backroom.test');
  const { body } = await ask('GET /products?page=1&pageSize=10&sort=sku', { token });
  const [first]: unknown[] = isRecord(body) && Array.isArray(body['items']) ? body['items'] : [];
  if (!isRecord(first)) throw new Error('There are no products.');
  const told = await ask(`PATCH /products/${String(first['id'])}`, {
    token,
    body: { version: first['version'], ...change },
  });
  expect(told.status).toBe(200);
}

/** The first row is refused, as somebody was faster, and its two sides are shown. */
async function collide() {
  const page = await open();
  const { user, boxIn } = page;
  await user.clear(boxIn(0, /^Name/));
  await user.type(boxIn(0, /^Name/), 'Mine');
  await user.clear(boxIn(0, /^MOQ/));
  await user.type(boxIn(0, /^MOQ/), '177');
  await elsewhere({ name: 'Theirs', moq: 199, isKvi: true });
  await user.click(screen.getByRole('button', { name: 'Save 1 product' }));
  await user.click(await screen.findByRole('button', { name: 'Compare' }));
  const dialog = await screen.findByRole('alertdialog', {
    name: 'Sofia Lindqvist saved changes while you were editing',
  });
  return {
    ...page,
    dialog,
    choose: (name: string) => user.click(within(dialog).getByRole('button', { name })),
  };
}

test('D12 a row that somebody else has saved meanwhile: both sides by field, and mine goes over theirs', async () => {
  const { dialog, choose, boxIn } = await collide();
  expectChanges(dialog, { Name: 'You both changed this', MOQ: 'You both changed this' });
  expect(within(dialog).getByRole('row', { name: /^Name/ })).toHaveTextContent(/Theirs.*Mine/);
  expect(within(dialog).getByRole('row', { name: /^MOQ/ })).toHaveTextContent(/199.*177/);
  expect(within(dialog).queryByRole('row', { name: /^Key value/ })).not.toBeInTheDocument();
  await choose('Keep mine');
  expect(await screen.findByText('1 product saved.')).toBeInTheDocument();
  expect(screen.queryByText(/wasn’t saved/)).not.toBeInTheDocument();
  expect(boxIn(0, /^Name/)).toHaveValue('Mine');
  expect(boxIn(0, /^MOQ/)).toHaveValue('177');
  expect(boxIn(0, /^Key value/)).toHaveDisplayValue('Yes');
});

test('D12 a row that somebody else has saved with the same values is saved', async () => {
  const { user, boxIn } = await open();
  await user.clear(boxIn(0, /^Name/));
  await user.type(boxIn(0, /^Name/), 'Ours');
  await elsewhere({ name: 'Ours', moq: 199 });
  await user.click(screen.getByRole('button', { name: 'Save 1 product' }));
  expect(await screen.findByText('Saved by someone else with the same values')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Nothing to save' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Compare' })).not.toBeInTheDocument();
  expect(boxIn(0, /^MOQ/)).toHaveValue('199');
});

test('D12 taking theirs drops what was typed in the row, and sends nothing', async () => {
  const { choose, boxIn } = await collide();
  await choose('Use theirs');
  expect(await screen.findByRole('button', { name: 'Nothing to save' })).toBeInTheDocument();
  expect(boxIn(0, /^Name/)).toHaveValue('Theirs');
  expect(boxIn(0, /^MOQ/)).toHaveValue('199');
  expect(screen.queryByText(/wasn’t saved/)).not.toBeInTheDocument();
});

test('D12 field by field, and neither for now', async () => {
  const { user, dialog, choose, boxIn } = await collide();
  await choose('Continue editing');
  expect(boxIn(0, /^Name/)).toHaveValue('Mine');
  await user.click(screen.getByRole('button', { name: 'Compare' }));
  const again = await screen.findByRole('alertdialog');
  expect(again).not.toBe(dialog);
  await user.click(within(again).getByRole('radio', { name: '199' }));
  await user.click(within(again).getByRole('button', { name: 'Save selection' }));
  expect(await screen.findByText('1 product saved.')).toBeInTheDocument();
  expect(boxIn(0, /^Name/)).toHaveValue('Mine');
  expect(boxIn(0, /^MOQ/)).toHaveValue('199');
});

test('a block that is wider than the table fills what is there, and says how many columns had no place', async () => {
  const { user, boxIn } = await open();
  await user.click(boxIn(0, /^MOQ/));
  await user.paste('60\tYes\tlost\talso lost\t\n61\tNo');
  expect(boxIn(0, /^MOQ/)).toHaveValue('60');
  expect(boxIn(1, /^Key value/)).toHaveDisplayValue('No');
  expect(screen.getByText(/2 pasted columns didn’t fit/)).toBeVisible();
});
