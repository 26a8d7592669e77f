import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { waitForFocus } from '#tests/support/focusIn.ts';
import { countProducts, openImport, findRowTexts, savedFiles } from '#tests/support/importDialog.tsx';
import { calls } from '#tests/support/renderApp.tsx';
import { productLines } from '#tests/support/stock.ts';

const [header = '', ...lines] = productLines(4);
const broken = [
  header,
  lines[0] ?? '',
  'MUG-9002,CC-9002,Quixotic mug,NOBODY,Drinkware / Mugs,active,dozen,no',
];

test('a file with errors is checked by row, corrected, imported and undone', async () => {
  const { choose, press, onApplied, user } = await openImport();
  await choose(broken);
  expect(await screen.findByText('mugs.csv was checked. Nothing has been saved yet.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Errors (1)' })).toHaveAttribute('aria-pressed', 'true');
  expect(await findRowTexts()).toEqual([
    '3MUG-9002Supplier D3 NOBODY There is no supplier "NOBODY"MOQ G3 dozen Enter a whole number, 1 or more.',
  ]);
  await user.click(screen.getByRole('button', { name: 'New (1)' }));
  await waitFor(async () => expect((await findRowTexts())[0]).toMatch(/^2MUG-9001.*Quixotic mug 9001/));

  await press('Download rows with errors');
  await waitFor(() => expect(savedFiles).toHaveLength(1));
  expect(await savedFiles[0]).toMatch(
    /^\uFEFF?sku,.*,Row,Error\r\nMUG-9002,.*,3,.*supplier: There is no supplier/,
  );

  await press('Choose another file');
  await choose([header, ...lines]);
  await press('Import 4 rows');
  expect(await screen.findByText('4 items done.')).toBeVisible();
  expect(await countProducts('quixotic')).toBe(4);
  await waitFor(() => expect(onApplied).toHaveBeenCalledOnce());
  expect(screen.getByText(/^You can undo this import until/)).toBeVisible();

  await press('Undo import');
  const question = await screen.findByRole('alertdialog', { name: 'Undo the import of “mugs.csv”?' });
  await user.click(within(question).getByRole('button', { name: 'Undo import' }));
  expect(await screen.findByText('4 items restored to their state before the import.')).toBeVisible();
  expect(await countProducts('quixotic')).toBe(0);
  expect(screen.queryByRole('button', { name: 'Undo import' })).not.toBeInTheDocument();
});

test('rows with errors are left out when the rest is imported', async () => {
  const { choose, press } = await openImport();
  await choose(broken);
  await press('Import 1 row');
  expect(await screen.findByText('1 item done.')).toBeVisible();
  expect(await countProducts('quixotic')).toBe(1);
});

test('columns are read as the person maps them, also the next time', async () => {
  const { choose, press, user } = await openImport();
  const strange = [header.replace('sku,', 'our number,'), ...lines];
  await choose(strange);
  expect(
    await screen.findByText('No column is assigned to: SKU. Assign it below, then check again.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Import column our number as' }), 'SKU');
  await press('Check again');
  expect(await screen.findByRole('button', { name: 'Import 4 rows' })).toBeEnabled();
  await press('Choose another file');
  await choose(strange, 'tomorrow.csv');
  expect(await screen.findByText('tomorrow.csv was checked. Nothing has been saved yet.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Import 4 rows' })).toBeEnabled();
});

test.each([
  ['a format of spreadsheets that is not read', 'list.ods', 'PK', /^This file format can’t be read/],
  ['text that is called a workbook', 'list.xlsx', 'sku,name', /^The name of this file doesn’t match/],
  ['an archive that is called CSV', 'list.csv', 'PK\u0003\u0004', /^The name of this file doesn’t match/],
  ['a workbook that is broken', 'list.xlsx', 'PK\u0003\u0004', /^Couldn’t read this workbook/],
  ['an empty file', 'list.csv', '', 'This file is empty.'],
  [
    'a file with an open quote',
    'list.csv',
    'sku,name\n"MUG-1,Kit',
    /^A quotation mark in row 2 isn’t closed/,
  ],
  ['a file that the server cannot read', 'list.csv', 'sku,name', /^This file has no rows/],
])('%s is refused with what to do', async (_, name, text, sentence) => {
  const { user } = await openImport();
  const box = await screen.findByLabelText('Choose a file');
  box.removeAttribute('accept');
  await user.upload(box, new File([text], name, { type: 'text/csv' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
});

test('columns that are not imported are named', async () => {
  const { choose } = await openImport();
  await choose([`${header},Remark`, ...lines.map((line) => `${line},x`)]);
  expect(await screen.findByText(/^Not imported: [A-Z]+ Remark$/)).toBeVisible();
});

test('a failure of the server keeps the dialog, and the same file can be sent again', async () => {
  const { choose } = await openImport();
  await choose(broken, 'fault-500.csv');
  expect(await screen.findByRole('alert')).toBeVisible();
  await choose(broken);
  expect(await screen.findByText('mugs.csv was checked. Nothing has been saved yet.')).toBeVisible();
});

test('the template has the columns of its kind', async () => {
  const { press } = await openImport('skus');
  await press('Download template');
  await waitFor(() => expect(savedFiles).toHaveLength(1));
  expect(await savedFiles[0]).toMatch(/SKU,Product,Part ID/);
});

test('replacing price breaks is an explicit choice, and the result is a draft', async () => {
  const { choose, press, user } = await openImport('slabs', 'pricing.manager');
  await choose(['sku,min_qty,unit_price', 'AID-0001,1,4.90']);
  expect(await screen.findByRole('radio', { name: /^Keep/ })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: /^Remove/ }));
  expect(screen.getByRole('radio', { name: /^Remove/ })).toBeChecked();
  await press('Choose another file');
  expect(await screen.findByText(/so no price goes live/)).toBeVisible();
});

test('a price break in no currency is refused by row, the others are imported; a code counts in any case', async () => {
  const { choose, press } = await openImport('slabs', 'pricing.manager');
  await choose([
    'sku,currency,configuration,min_qty,unit_price',
    'AID-0001,EURO,,1,4.90',
    'AID-0001,xyz,,1,4.90',
    'AID-0001,gbp,,1,4.90',
  ]);
  expect(await findRowTexts()).toEqual([
    expect.stringContaining('EURO There is no currency "EURO". Enter a code such as USD'),
    expect.stringContaining('There is no currency "XYZ". Enter a code such as USD'),
  ]);
  await press('Import 1 row');
  expect(await screen.findByText('1 item done.')).toBeVisible();
});

test('closing returns the focus to what opened the dialog', async () => {
  const { user, press, dialog } = await openImport();
  await waitForFocus(dialog);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await press('Open the import');
  const again = await screen.findByRole('dialog', { name: 'Import products' });
  await waitForFocus(again);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open the import' })).toHaveFocus());
});

test('the import is applied once however often the button is pressed', async () => {
  const { choose, user } = await openImport();
  await choose([header, ...lines]);
  await user.dblClick(await screen.findByRole('button', { name: 'Import 4 rows' }));
  expect(await screen.findByText('4 items done.')).toBeVisible();
  expect(calls().filter((call) => call.endsWith('/apply'))).toHaveLength(1);
});

test('without the permission the server’s refusal is shown', async () => {
  const { choose } = await openImport('products', 'auditor');
  await choose(broken);
  expect(await screen.findByRole('alert')).toHaveTextContent(/permission/);
});
