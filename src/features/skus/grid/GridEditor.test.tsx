import { useQuery } from '@tanstack/react-query';
import { screen, within, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { isRecord } from '#mocks/contract/homes.ts';
import { ask, tokenOf } from '#tests/support/askMock.ts';
import { listProductsOptions } from '#api/generated/query/catalogue.gen.ts';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import '#features/skus/skuTexts.ts';
import { GridEditor } from './GridEditor.tsx';

function Page() {
  const { data } = useQuery(listProductsOptions({ query: { page: 1, pageSize: 10, sort: 'sku' } }));
  return data ? (
    <GridEditor list="" products={data.items} leaving={['dialog']} onClose={() => undefined} />
  ) : null;
}

const open = async () => {
  const page = await renderSignedIn('catalogue', <Page />);
  await screen.findByRole('table', { name: 'Edit products in cells' });
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
  expect(await screen.findByText('2 products were saved.')).toBeInTheDocument();
  expect(boxIn(0, /^MOQ/)).toHaveValue('77');
  expect(screen.getByRole('button', { name: 'Nothing to save' })).toBeInTheDocument();
});

test('a row that fails keeps what was typed and says why; the others are saved', async () => {
  const { user, rows, boxIn } = await open();
  await user.clear(boxIn(0, /^Name/));
  await user.type(boxIn(0, /^Name/), 'fault-500');
  await user.clear(boxIn(1, /^MOQ/));
  await user.type(boxIn(1, /^MOQ/), '78');
  await user.clear(boxIn(2, /^MOQ/));
  expect(boxIn(2, /^MOQ/)).toHaveAccessibleDescription('A whole number from 1 to 1,000,000.');
  await user.click(screen.getByRole('button', { name: 'Save 3 products' }));
  expect(await screen.findByText('1 product was saved.')).toBeInTheDocument();
  expect(screen.getByText(/^2 products were not saved/)).toBeInTheDocument();
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
  await user.keyboard('{Enter}');
  await waitFor(() => expect(boxIn(1, /^MOQ/)).toHaveFocus());
  await user.keyboard('5{Escape}');
  expect(boxIn(1, /^MOQ/)).toHaveValue('61');
  await user.keyboard('{ArrowUp}{ArrowLeft}{ArrowLeft}');
  await waitFor(() => expect(boxIn(0, /^Status/)).toHaveFocus());
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
  await user.type(boxIn(0, /^MOQ/), '77');
  await elsewhere({ name: 'Theirs', moq: 99, isKvi: true });
  await user.click(screen.getByRole('button', { name: 'Save 1 product' }));
  await user.click(await screen.findByRole('button', { name: 'Show both' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Sofia Lindqvist saved this meanwhile' });
  return {
    ...page,
    dialog,
    choose: (name: string) => user.click(within(dialog).getByRole('button', { name })),
  };
}

test('D12 a row that somebody else has saved meanwhile: both sides by field, and mine goes over theirs', async () => {
  const { dialog, choose, boxIn } = await collide();
  expect(within(dialog).getByRole('row', { name: /^Name/ })).toHaveTextContent(/Theirs.*Mine/);
  expect(within(dialog).getByRole('row', { name: /^MOQ/ })).toHaveTextContent(/99.*77/);
  expect(within(dialog).queryByRole('row', { name: /^Key value/ })).not.toBeInTheDocument();
  await choose('Keep mine');
  expect(await screen.findByText('1 product was saved.')).toBeInTheDocument();
  expect(screen.queryByText(/was not saved/)).not.toBeInTheDocument();
  expect(boxIn(0, /^Name/)).toHaveValue('Mine');
  expect(boxIn(0, /^MOQ/)).toHaveValue('77');
  expect(boxIn(0, /^Key value/)).toHaveDisplayValue('Yes');
});

test('D12 taking theirs drops what was typed in the row, and sends nothing', async () => {
  const { choose, boxIn } = await collide();
  await choose('Take theirs');
  expect(await screen.findByRole('button', { name: 'Nothing to save' })).toBeInTheDocument();
  expect(boxIn(0, /^Name/)).toHaveValue('Theirs');
  expect(boxIn(0, /^MOQ/)).toHaveValue('99');
  expect(screen.queryByText(/was not saved/)).not.toBeInTheDocument();
});

test('D12 field by field, and neither for now', async () => {
  const { user, dialog, choose, boxIn } = await collide();
  await choose('Go on editing');
  expect(boxIn(0, /^Name/)).toHaveValue('Mine');
  await user.click(screen.getByRole('button', { name: 'Show both' }));
  const again = await screen.findByRole('alertdialog');
  expect(again).not.toBe(dialog);
  await user.click(within(again).getByRole('radio', { name: '99' }));
  await user.click(within(again).getByRole('button', { name: 'Save as chosen' }));
  expect(await screen.findByText('1 product was saved.')).toBeInTheDocument();
  expect(boxIn(0, /^Name/)).toHaveValue('Mine');
  expect(boxIn(0, /^MOQ/)).toHaveValue('99');
});
