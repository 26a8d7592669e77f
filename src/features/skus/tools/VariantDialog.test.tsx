import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { storage } from '#shared/lib/storage.ts';
import { waitForFocus } from '#tests/support/focusIn.ts';
import { bodiesOf, calls } from '#tests/support/renderApp.tsx';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { VariantDialog } from './VariantDialog.tsx';

const PRODUCT = 'prd-0028'; // TOT-0028, a tote

async function open(name = 'merchandiser', productId = PRODUCT) {
  const onClose = vi.fn();
  const view = await renderSignedIn(
    name,
    <VariantDialog productId={productId} onClose={onClose} />,
    '/skumanager',
  );
  return { ...view, onClose };
}

const group = (name: string) => within(screen.getByRole('group', { name }));
const count = (call: string) => calls().filter((each) => each === call).length;
async function dialog() {
  const opened = await screen.findByRole('dialog', { name: /^Add variants to / });
  await waitForFocus(opened);
  return opened;
}
const rows = () => within(screen.getByRole('table')).getAllByRole('row').slice(1);

/** The same as somebody else would do it meanwhile. */
const send = (path: string, body: unknown) =>
  fetch(`/api${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${storage.get('token') ?? ''}`,
      'content-type': 'application/json',
      'Idempotency-Key': 'somebody-else-0001',
    },
    body: JSON.stringify(body),
  });

const zPlan = z.object({ variants: z.array(z.object({ sku: z.string(), colorName: z.string() })) });

test('colors and sizes make a plan, the plan creates SKUs, and the dialog closes', async () => {
  const { user, onClose } = await open();
  expect(await dialog()).toHaveAccessibleName('Add variants to Larch zippered tote, recycled PET, 12 oz');
  const action = screen.getByRole('button', { name: /^Preview/ });
  expect(action).toHaveAttribute('aria-disabled', 'true');
  expect(action).toHaveAccessibleDescription('Choose at least one color.');

  await user.type(screen.getByRole('textbox', { name: 'Add colors' }), 'Copper, Rust{Enter}');
  await user.click(group('Sizes').getByRole('checkbox', { name: 'XL' }));
  await user.click(group('Sizes').getByRole('checkbox', { name: 'S' }));
  await user.click(screen.getByRole('button', { name: 'Preview 4 variants' }));

  // Sizes as they are worn, not as they were ticked.
  expect((await screen.findAllByRole('row')).slice(1).map((row) => row.textContent)).toEqual([
    'CopperSNew',
    'CopperXLNew',
    'RustSNew',
    'RustXLNew',
  ]);
  expect(count(`POST /products/${PRODUCT}/variants`)).toBe(0);
  await user.click(screen.getByRole('checkbox', { name: 'Add Rust, XL' }));
  await user.click(screen.getByRole('button', { name: 'Add 3 SKUs' }));

  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(await screen.findByText(/^3 SKUs added to Larch zippered tote/)).toBeInTheDocument();
  const [body = ''] = await bodiesOf(`POST /products/${PRODUCT}/variants`);
  expect(zPlan.parse(JSON.parse(body)).variants.map(({ sku }) => sku)).toEqual([
    'TOT-0028-COP-S',
    'TOT-0028-COP-XL',
    'TOT-0028-RUS-S',
  ]);
});

test('the box for all applies to the rows found, and keeps the rest (vendure#4724)', async () => {
  const { user } = await open();
  await dialog();
  const colors = group('Colors');
  await user.click(colors.getByRole('checkbox', { name: /^Red/ }));
  await user.type(colors.getByRole('searchbox'), 'blue');
  await user.click(colors.getByRole('checkbox', { name: 'All results' }));
  await user.click(colors.getByRole('checkbox', { name: 'Light Blue' }));
  expect(colors.getByRole('checkbox', { name: 'All results' })).toBePartiallyChecked();
  await user.clear(colors.getByRole('searchbox'));
  expect(colors.getByRole('checkbox', { name: /^Red/ })).toBeChecked();
  expect(colors.getByRole('checkbox', { name: 'Royal blue (in use)' })).toBeChecked();
  expect(colors.getByRole('checkbox', { name: 'Light Blue' })).not.toBeChecked();
});

test('existing SKUs cannot be created again, and a number in use must be replaced', async () => {
  const { user } = await open();
  await dialog();
  await send('/products/prd-0001/skus', { sku: 'TOT-0028-RUS', partId: 'RUS-ELSEWHERE' });
  const own = (await group('Colors').findAllByRole('checkbox', { name: /\(in use\)$/ }))[0];
  if (!own) throw new Error('The product has no color');
  await user.click(own);
  await user.type(screen.getByRole('textbox', { name: 'Add colors' }), 'Rust{Enter}');
  await user.click(screen.getByRole('button', { name: 'Preview 2 variants' }));

  await screen.findByRole('table');
  expect(rows().map((row) => within(row).getAllByRole('cell').at(-1)?.textContent)).toEqual(
    expect.arrayContaining(['Already added', 'SKU already exists']),
  );
  expect(
    screen.getAllByRole('checkbox', { name: /^Add / }).filter((box) => box.matches(':disabled')),
  ).toHaveLength(1);
  await user.click(screen.getByRole('checkbox', { name: 'Add Rust' }));
  const sku = screen.getByRole('textbox', { name: 'SKU of Rust' });
  expect(sku).toBeInvalid();
  expect(sku).toHaveAccessibleDescription('This SKU already exists. Enter another one.');
  expect(screen.getByRole('button', { name: 'Add 1 SKU' })).toHaveAttribute('aria-disabled', 'true');
  await user.type(sku, '-B');
  expect(sku).toBeValid();
  await user.click(screen.getByRole('button', { name: 'Add 1 SKU' }));
  expect(await screen.findByText(/^1 SKU added/)).toBeInTheDocument();
});

test('a number that was taken meanwhile creates nothing, its row says so, and the input stays', async () => {
  const { user, onClose } = await open();
  await dialog();
  await user.type(screen.getByRole('textbox', { name: 'Add colors' }), 'Copper, Rust{Enter}');
  await user.click(screen.getByRole('button', { name: 'Preview 2 variants' }));
  await screen.findByRole('table');
  await send('/products/prd-0001/skus', { sku: 'TOT-0028-RUS', partId: 'RUS-ELSEWHERE' });
  await user.click(screen.getByRole('button', { name: 'Add 2 SKUs' }));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('No SKUs were added because 1 row has an error.'),
  );
  expect(screen.getByRole('textbox', { name: 'SKU of Rust' })).toBeInvalid();
  expect(screen.getByRole('textbox', { name: 'SKU of Copper' })).toBeValid();
  await user.type(screen.getByRole('textbox', { name: 'SKU of Rust' }), '-B');
  await user.click(screen.getByRole('button', { name: 'Add 2 SKUs' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('a failure of the server is shown in the dialog, and the same request is sent again with its key', async () => {
  const { user, onClose } = await open();
  await dialog();
  await user.type(screen.getByRole('textbox', { name: 'Add colors' }), 'Copper{Enter}');
  await user.click(screen.getByRole('button', { name: 'Preview 1 variant' }));
  const sku = await screen.findByRole('textbox', { name: 'SKU of Copper' });
  await user.clear(sku);
  await user.type(sku, 'fault-500');
  await user.click(screen.getByRole('button', { name: 'Add 1 SKU' }));
  expect(await within(screen.getByRole('dialog')).findByText(/The server couldn’t do this/)).toBeVisible();
  expect(sku).toHaveValue('fault-500');
  expect(onClose).not.toHaveBeenCalled();
});

test('two clicks create the SKUs once', async () => {
  const { user, onClose } = await open();
  await dialog();
  await user.type(screen.getByRole('textbox', { name: 'Add colors' }), 'Copper{Enter}');
  await user.click(screen.getByRole('button', { name: 'Preview 1 variant' }));
  await user.dblClick(await screen.findByRole('button', { name: 'Add 1 SKU' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(count(`POST /products/${PRODUCT}/variants`)).toBe(1);
});

test('E80 one key does not discard the choice', async () => {
  const { user, onClose } = await open();
  await dialog();
  await user.click(group('Colors').getByRole('checkbox', { name: /^Red/ }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without adding SKUs?' });
  await user.click(within(question).getByRole('button', { name: 'Cancel' }));
  expect(onClose).not.toHaveBeenCalled();
  expect(group('Colors').getByRole('checkbox', { name: /^Red/ })).toBeChecked();
});

test('an auditor may see a plan and not apply it', async () => {
  const { user } = await open('auditor');
  await dialog();
  await user.click(group('Colors').getByRole('checkbox', { name: /^Red/ }));
  await user.click(screen.getByRole('button', { name: 'Preview 1 variant' }));
  const action = await screen.findByRole('button', { name: 'Add 1 SKU' });
  expect(action).toHaveAttribute('aria-disabled', 'true');
  expect(action).toHaveAccessibleDescription(/you need the permission “SKU Manager: Edit”/);
  await user.click(action);
  expect(count(`POST /products/${PRODUCT}/variants`)).toBe(0);
});

test('a deleted product is reported, and the dialog can be closed', async () => {
  const { user, onClose } = await open('merchandiser', 'prd-9999');
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load this');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});
