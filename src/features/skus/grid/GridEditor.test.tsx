import { screen, within, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { isRecord } from '#mocks/contract/homes.ts';
import { expectChanges } from '#tests/support/conflict.ts';
import { ask, tokenOf } from '#tests/support/askMock.ts';
import { openProductGrid } from '#tests/support/openProductGrid.tsx';
import { queryClient } from '#api/queryClient.ts';
import { listCategoriesOptions } from '#api/generated/query/catalogue.gen.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

/** A minimum that breaks a ladder is asked about; here it is saved all the same. */
const saveAnyway = async ({ click }: UserEvent) =>
  click(await screen.findByRole('button', { name: 'Save only' }));

test('what is typed is saved row by row, with one word at the end', async () => {
  const { user, boxIn } = await openProductGrid();
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
  const { rows, boxIn } = await openProductGrid();
  await waitFor(() => expect(boxIn(0, /^Category/)).toBeEnabled());
  expect(rows).toHaveLength(10);
  const { items } = await queryClient.query(listCategoriesOptions());
  const ofAll = () =>
    sorted.mock.contexts.filter((list) => Array.isArray(list) && list.length === items.length);
  await waitFor(() => expect(ofAll()).toHaveLength(1));
});

test('a row that fails keeps what was typed and says why; the others are saved', async () => {
  const { user, rows, boxIn } = await openProductGrid();
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

test('D33 an MOQ that is not what was typed keeps its notice when the cell is left, and saving asks', async () => {
  const { user, boxIn } = await openProductGrid();
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
  const page = await openProductGrid();
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
  const { user, boxIn } = await openProductGrid();
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
