import { useQuery } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
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
  expect(boxIn(1, /^MOQ/)).toHaveFocus();
  await user.keyboard('5{Escape}');
  expect(boxIn(1, /^MOQ/)).toHaveValue('61');
  await user.keyboard('{ArrowUp}{ArrowLeft}{ArrowLeft}');
  expect(boxIn(0, /^Status/)).toHaveFocus();
});
