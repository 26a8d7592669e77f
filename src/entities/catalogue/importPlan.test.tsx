import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { mockServer } from '#mocks/adapters/unit.ts';
import { permissions } from '#session/permissions.ts';
import { createGate } from '#tests/support/awaited.ts';
import { countProducts, openImport, findRowTexts } from '#tests/support/importDialog.tsx';
import { bodiesOf, calls } from '#tests/support/renderApp.tsx';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { productLines } from '#tests/support/stock.ts';
import { workbookBytes } from '#tests/support/workbook.ts';
import { ImportDialog } from './ImportDialog.tsx';

const [header = '', ...lines] = productLines(4);

const importButton = (name: RegExp = /^Import \d/) => screen.queryByRole('button', { name });
const mappingOf = (column: string) =>
  screen.findByRole('combobox', { name: `Import column ${column} as`, hidden: true });

test('a change after the check disables the import until it is checked again', async () => {
  const { choose, press, user } = await openImport();
  await choose([header, ...lines]);
  expect(await screen.findByRole('button', { name: 'Import 4 rows' })).toBeEnabled();
  await user.selectOptions(await mappingOf('name'), 'Description');
  expect(importButton()).not.toBeInTheDocument();
  expect(screen.getByText(/^The settings changed since the check/)).toBeVisible();
  // Changed back, it is the mapping that was checked.
  await user.selectOptions(await mappingOf('name'), 'Name');
  expect(importButton()).toBeEnabled();
  await user.selectOptions(await mappingOf('name'), 'Description');
  await press('Check again');
  expect(await screen.findByRole('button', { name: 'Nothing to import' })).toBeDisabled();
  expect(await findRowTexts()).toHaveLength(4);
  expect((await findRowTexts())[0]).toContain('Required for a new product');
  expect(calls().filter((call) => call.endsWith('/apply'))).toEqual([]);
});

test('a file that was saved again after it was chosen is not reported as a lost connection', async () => {
  const { choose, press, user } = await openImport();
  const file = await choose([header, ...lines]);
  await user.selectOptions(await mappingOf('name'), 'Description');
  // So a browser refuses to read a file that has changed on its disk.
  const changed = () => Promise.reject(new DOMException('It has changed.', 'NotReadableError'));
  vi.spyOn(file, 'slice').mockReturnValue(Object.assign(new Blob(), { arrayBuffer: changed }));
  await press('Check again');
  expect(await screen.findByText('This file changed since you chose it. Choose it again.')).toBeVisible();
  expect(importButton()).not.toBeInTheDocument();
  expect(await mappingOf('name')).toHaveDisplayValue('Description');
});

test('a late answer to the check of an older mapping is ignored', async () => {
  const { choose, press, user } = await openImport();
  await choose([header, ...lines]);
  await screen.findByRole('button', { name: 'Import 4 rows' });
  const held = createGate();
  const answered: string[] = [];
  mockServer.events.on('response:mocked', ({ request }) => void answered.push(request.url));
  mockServer.use(http.post('*/imports', () => held.opened, { once: true }));
  const checks = () => answered.filter((url) => url.endsWith('/imports')).length;
  await user.selectOptions(await mappingOf('status'), 'Don’t import');
  await press('Check again');
  // While it runs, another column is left out, and that is checked and answered first.
  await user.selectOptions(await mappingOf('isKvi'), 'Don’t import');
  await press('Check again');
  expect(await screen.findByRole('button', { name: 'Import 4 rows' })).toBeEnabled();
  expect(checks()).toBe(1);
  held.open();
  await waitFor(() => expect(checks()).toBe(2));
  expect(await mappingOf('status')).toHaveValue('');
  expect(await mappingOf('isKvi')).toHaveValue('');
  expect(importButton()).toBeEnabled();
  await press('Import 4 rows');
  expect(await screen.findByText('4 items done.')).toBeVisible();
  const [body = ''] = await bodiesOf(calls().find((call) => call.endsWith('/apply')) ?? '');
  expect(body).toMatch(/"plan":/);
});

test('the server applies the plan that was checked and no other', async () => {
  const { choose, press } = await openImport();
  await choose([header, ...lines]);
  await screen.findByRole('button', { name: 'Import 4 rows' });
  mockServer.use(
    http.post(
      '*/imports/:id/apply',
      () =>
        HttpResponse.json(
          { title: 'Other plan', status: 409, code: 'plan_changed', current: {} },
          { status: 409, headers: { 'content-type': 'application/problem+json' } },
        ),
      { once: true },
    ),
  );
  await press('Import 4 rows');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This file was checked with other settings/);
  expect(importButton()).not.toBeInTheDocument();
  await press('Check again');
  expect(await screen.findByRole('button', { name: 'Import 4 rows' })).toBeEnabled();
});

test('an import that was applied elsewhere meanwhile says so', async () => {
  const { choose, press } = await openImport();
  await choose([header, ...lines]);
  await screen.findByRole('button', { name: 'Import 4 rows' });
  const problem = { ...examples.wrongState, current: { ...examples.importChecked, state: 'applied' } };
  mockServer.use(
    http.post('*/imports/:id/apply', () =>
      HttpResponse.json(problem, { status: 409, headers: { 'content-type': 'application/problem+json' } }),
    ),
  );
  await press('Import 4 rows');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This isn’t possible because the status is now “Imported”.',
  );
});

test('the price breaks that replacing removes are shown before, and another mode needs another check', async () => {
  const { choose, press, user } = await openImport('slabs', 'pricing.manager');
  await choose(['sku,min_qty,unit_price', 'AID-0001,1,4.90']);
  await screen.findByRole('button', { name: 'Import 1 row' });
  await user.click(screen.getByRole('radio', { name: /^Remove/ }));
  expect(importButton()).not.toBeInTheDocument();
  await press('Check again');
  await screen.findByText('mugs.csv was checked. Nothing has been saved yet.');
  expect(await screen.findByRole('radio', { name: /^Remove/ })).toBeChecked();
  expect(screen.queryByText(/^The settings changed/)).not.toBeInTheDocument();
});

test('D33 a number that can mean two things waits for the choice of the decimal sign', async () => {
  const { choose, press, user } = await openImport('slabs', 'pricing.manager');
  await choose(['sku;min_qty;unit_price', 'AID-0001;1;4,905']);
  expect(await screen.findByText(/^The numbers in the file don’t make this clear/)).toBeVisible();
  expect((await findRowTexts())[0]).toContain('This number could mean two things');
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Decimal separator in the file' }),
    'Comma: 1.234,50',
  );
  await press('Check again');
  await waitFor(async () => expect((await findRowTexts())[0]).toContain('4.905'));
  expect(screen.getByRole('combobox', { name: 'Decimal separator in the file' })).toHaveValue(',');
});

test('a workbook is imported from the chosen sheet, under its own headers', async () => {
  const { dialog, user, press } = await openImport();
  const bytes = workbookBytes([
    { name: 'Notes', rows: [['Written'], ['by hand']] },
    {
      name: 'Products',
      from: 2,
      rows: [
        ['SKU', 'Supplier’s number', 'Bezeichnung', 'Lieferant', 'Kategorie', 'STATUS', 'MOQ'],
        ['MUG-9001', 'CC-9001', 'Quixotic mug 9001', 'cedar & clay', 'drinkware > mugs', 'entwurf', 72],
        [
          'MUG-9002',
          'CC-9002',
          'Quixotic mug 9002',
          'CEDAR',
          'Drinkware/Mugs',
          'ΠΡΟΧΕΙΡΟ',
          { stored: '1.2E2' },
        ],
      ],
    },
  ]);
  const file = new File([bytes], 'prices.xlsx');
  await user.upload(await within(dialog).findByLabelText('Choose a file'), file);
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sheet' }), 'Products');
  expect(importButton()).not.toBeInTheDocument();
  await press('Check again');
  expect(await screen.findByText('prices.xlsx was checked. Nothing has been saved yet.')).toBeVisible();
  await waitFor(async () => expect((await findRowTexts())[0]).toMatch(/^3MUG-9001/));
  expect((await findRowTexts())[1]).toMatch(/^4MUG-9002.*120/);
  await press('Import 2 rows');
  expect(await screen.findByText('2 items done.')).toBeVisible();
  expect(await countProducts('quixotic')).toBe(2);
});

test('a list of products can import SKUs too', async () => {
  const view = await renderSignedIn(
    'catalogue',
    <ImportDialog
      kind="products"
      kinds={[{ kind: 'products' }, { kind: 'skus' }]}
      onClose={() => undefined}
    />,
  );
  const kinds = await screen.findByRole('combobox', { name: 'File contents' });
  await view.user.selectOptions(kinds, 'SKUs');
  expect(await screen.findByRole('dialog', { name: 'Import SKUs' })).toBeVisible();
});

const charges = { kind: 'charges', needs: permissions.priceSlabsEdit } as const;

test('D25 without the permission to edit prices charges cannot be imported, and the choice says so', async () => {
  await renderSignedIn(
    'merchandiser',
    <ImportDialog kind="products" kinds={[{ kind: 'products' }, charges]} onClose={() => undefined} />,
  );
  const kinds = await screen.findByRole('combobox', { name: 'File contents' });
  expect(within(kinds).getByRole('option', { name: 'Charges' })).toBeDisabled();
  expect(kinds).toHaveAccessibleDescription(
    'To import charges, you need the permission “Price Slabs: Edit”.',
  );
});
