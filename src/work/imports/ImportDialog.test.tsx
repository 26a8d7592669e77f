import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { ImportKind } from '#api/generated/types.gen.ts';
import { storage } from '#shared/lib/storage.ts';
import { focusIn } from '#tests/support/focusIn.ts';
import { useNativeForms } from '#tests/support/nativeForms.ts';
import { calls } from '#tests/support/renderApp.tsx';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { productLines } from '#tests/support/stock.ts';
import { ImportDialog } from './ImportDialog.tsx';

const saved: Promise<string>[] = [];

// jsdom has no addresses for files, and follows no download.
beforeAll(() => {
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      saved.push(file.text());
      return 'blob:http://localhost/1';
    },
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

beforeEach(() => {
  saved.length = 0;
  return useNativeForms();
});

function Screen({ kind, onApplied }: { kind: ImportKind; onApplied: () => void }) {
  const [open, setOpen] = useState(true);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open the import</button>
      {open && <ImportDialog kind={kind} onClose={() => setOpen(false)} onApplied={onApplied} />}
    </>
  );
}

async function open(kind: ImportKind = 'products', name = 'catalogue') {
  const onApplied = vi.fn();
  const view = await renderSignedIn(name, <Screen kind={kind} onApplied={onApplied} />);
  const dialog = await screen.findByRole('dialog', { name: /^Import/ });
  const choose = async (lines: readonly string[], fileName = 'mugs.csv') => {
    const file = new File([lines.join('\n')], fileName, { type: 'text/csv' });
    await view.user.upload(await screen.findByLabelText('Choose a CSV file'), file);
  };
  const press = async (button: string | RegExp) =>
    view.user.click(await screen.findByRole('button', { name: button }));
  return { ...view, onApplied, dialog, choose, press };
}

async function found(query: string): Promise<number> {
  const headers = { authorization: `Bearer ${storage.get('token') ?? ''}` };
  const reply = await (await fetch(`/api/products?q=${query}`, { headers })).text();
  return Number(/"total":(\d+)/.exec(reply)?.[1]);
}

const rows = async () =>
  within(await screen.findByRole('region', { name: 'Rows of the file' }))
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
const [header = '', ...lines] = productLines(4);
const broken = [
  header,
  lines[0] ?? '',
  'MUG-9002,CC-9002,Quixotic mug,NOBODY,Drinkware / Mugs,active,dozen,no',
];

test('a file with errors: checked by row, put right, imported and taken back', async () => {
  const { choose, press, onApplied, user } = await open();
  await choose(broken);
  expect(await screen.findByText('mugs.csv was checked. Nothing is written yet.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Errors (1)' })).toHaveAttribute('aria-pressed', 'true');
  expect(await rows()).toEqual([
    '2MUG-9002Supplier NOBODY There is no supplier "NOBODY"Minimum order quantity dozen It is a whole number from 1 on',
  ]);
  await user.click(screen.getByRole('button', { name: 'New (1)' }));
  await waitFor(async () => expect((await rows())[0]).toMatch(/^1MUG-9001.*Quixotic mug 9001/));

  await press('Download the rows with errors');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]).toMatch(/^\uFEFF?sku,.*,error\r\nMUG-9002,.*There is no supplier/);

  await press('Choose another file');
  await choose([header, ...lines]);
  await press('Import 4 rows');
  expect(await screen.findByText('4 items are done.')).toBeVisible();
  expect(await found('quixotic')).toBe(4);
  await waitFor(() => expect(onApplied).toHaveBeenCalledOnce());
  expect(screen.getByText(/^The import can be taken back until/)).toBeVisible();

  await press('Take the import back');
  const question = await screen.findByRole('alertdialog', { name: 'Take “mugs.csv” back?' });
  await user.click(within(question).getByRole('button', { name: 'Take the import back' }));
  expect(await screen.findByText('4 items are as they were before the import.')).toBeVisible();
  expect(await found('quixotic')).toBe(0);
  expect(screen.queryByRole('button', { name: 'Take the import back' })).not.toBeInTheDocument();
});

test('rows with errors are left out when the rest is imported', async () => {
  const { choose, press } = await open();
  await choose(broken);
  await press('Import 1 row');
  expect(await screen.findByText('1 item is done.')).toBeVisible();
  expect(await found('quixotic')).toBe(1);
});

test('columns are read as the person says, and so the next time', async () => {
  const { choose, press, user } = await open();
  const strange = [header.replace('sku,', 'our number,'), ...lines];
  await choose(strange);
  expect(
    await screen.findByText('No column is read as: SKU. Choose it below, then check again.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Read the column our number as' }), 'SKU');
  await press('Check again');
  expect(await screen.findByRole('button', { name: 'Import 4 rows' })).toBeEnabled();
  await press('Choose another file');
  await choose(strange, 'tomorrow.csv');
  expect(await screen.findByText('tomorrow.csv was checked. Nothing is written yet.')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Import 4 rows' })).toBeEnabled();
});

test.each([
  ['a workbook', 'list.xlsx', 'PK', /^This is a workbook/],
  ['an empty file', 'list.csv', '', 'This file is empty.'],
  ['a file that the server cannot read', 'list.csv', 'sku,name', /^This file has no rows/],
])('%s is refused with what to do', async (_, name, text, sentence) => {
  const { user } = await open();
  const box = await screen.findByLabelText('Choose a CSV file');
  box.removeAttribute('accept');
  await user.upload(box, new File([text], name, { type: 'text/csv' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.queryByRole('button', { name: /^Import/ })).not.toBeInTheDocument();
});

test('a failure of the server keeps the dialog, and the same file can be sent again', async () => {
  const { choose } = await open();
  await choose(broken, 'fault-500.csv');
  expect(await screen.findByRole('alert')).toBeVisible();
  await choose(broken);
  expect(await screen.findByText('mugs.csv was checked. Nothing is written yet.')).toBeVisible();
});

test('the template has the columns of its kind', async () => {
  const { press } = await open('skus');
  await press('Download the template');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]).toMatch(/sku,product,partId/);
});

test('slabs: replacing is an explicit choice, and the result is a draft', async () => {
  const { choose, press, user } = await open('slabs', 'pricing.manager');
  await choose(['sku,min_qty,unit_price', 'AID-0001,1,4.90']);
  expect(await screen.findByRole('radio', { name: /^Keep them/ })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: /^Remove them/ }));
  expect(screen.getByRole('radio', { name: /^Remove them/ })).toBeChecked();
  await press('Choose another file');
  expect(await screen.findByText(/no price goes live by this/)).toBeVisible();
});

test('closed, the focus is back on what opened it', async () => {
  const { user, press, dialog } = await open();
  await focusIn(dialog);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  await press('Open the import');
  const again = await screen.findByRole('dialog', { name: 'Import products' });
  await focusIn(again);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Open the import' })).toHaveFocus());
});

test('applied once however often it is pressed', async () => {
  const { choose, user } = await open();
  await choose([header, ...lines]);
  await user.dblClick(await screen.findByRole('button', { name: 'Import 4 rows' }));
  expect(await screen.findByText('4 items are done.')).toBeVisible();
  expect(calls().filter((call) => call.endsWith('/apply'))).toHaveLength(1);
});

test('without the permission the server’s refusal is shown', async () => {
  const { choose } = await open('products', 'auditor');
  await choose(broken);
  expect(await screen.findByRole('alert')).toHaveTextContent(/permission/);
});
