import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { answerChecked } from '#mocks/adapters/checked.ts';
import { isRecord } from '#api/problem.ts';
import { mockServer } from '#mocks/adapters/unit.ts';
import { startTexts } from '#tests/support/i18n.ts';
import { renderApp, signInAs } from '#tests/support/renderApp.tsx';
import { resize } from '#tests/support/shell.ts';

const KEPT = new Set(['id', 'page', 'pageSize', 'total', 'state', 'currency', 'minQty', 'version']);

/** A reply whose plain fields are null, or not there at all; its lists stay, and what rows are told apart by. */
function withoutValues(value: unknown, absent: boolean): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutValues(item, absent));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    if (KEPT.has(name) || typeof inner === 'object') return [[name, withoutValues(inner, absent)]];
    return absent ? [] : [[name, null]];
  });
  return Object.fromEntries(entries);
}

function answerWith(path: string, changed: (reply: unknown) => unknown): void {
  mockServer.use(
    http.get(`*/api${path}`, async ({ request }) => {
      const reply = await answerChecked(request.clone());
      const body: unknown = await reply.json();
      return new HttpResponse(JSON.stringify(changed(body)), {
        headers: { 'content-type': 'application/json' },
      });
    }),
  );
}

beforeEach(async () => {
  await startTexts();
  resize(1440);
});

const screens = [
  ['the products', '/skumanager', '/products', 'listProducts', 'items[].name'],
  ['the SKUs', '/skumanager?view=skus', '/skus', 'listSkus', 'items[].status'],
  ['the ladder', '/slabs/prd-0002', '/products/:id/slab-sets', 'listSlabSets', 'items[].slabs[].unitPrice'],
  ['the payments', '/stripe-payment?tab=payments', '/payments', 'listPayments', 'items[].amountMinor'],
  ['the links', '/stripe-payment?tab=links', '/payment-links', 'listPaymentLinks', 'items[].amountMinor'],
] as const;

/** A reply whose rows lack the records inside of them: their supplier, their category, who made them. */
function withoutRecords(value: unknown, depth = 0): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutRecords(item, depth + 1));
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).flatMap(([name, inner]): [string, unknown][] => {
    if (depth > 0 && isRecord(inner) && name !== 'owner') return [];
    return [[name, Array.isArray(inner) ? withoutRecords(inner, depth) : inner]];
  });
  return Object.fromEntries(entries);
}

describe.each([
  ['null', false],
  ['missing', true],
])('fields that are %s against the contract', (_, absent) => {
  test.each(screens)(
    'of %s show as a dash, with a line in the console',
    async (_name, address, path, ...messages) => {
      const lines = vi.spyOn(console, 'warn').mockReturnValue(undefined);
      // React says that rows have the same key.
      vi.spyOn(console, 'error').mockReturnValue(undefined);
      await signInAs('admin');
      answerWith(path, (reply) => withoutValues(reply, absent));
      await renderApp(address);
      const [operation, field] = messages;
      await waitFor(() => expect(lines).toHaveBeenCalledWith(`${operation}: the reply has no ${field}`));
      await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(/—/));
      expect(screen.queryByText('Couldn’t show this page')).not.toBeInTheDocument();
      const named = [...document.querySelectorAll('[aria-label], [title]')].flatMap((element) => [
        element.getAttribute('aria-label'),
        element.getAttribute('title'),
      ]);
      for (const text of [screen.getByRole('main').textContent, ...named])
        expect(text ?? '').not.toMatch(/undefined|NaN|\bnull\b|\[object/);
      const values = screen.queryAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
      expect(values.join()).not.toMatch(/undefined|NaN|null/);
    },
  );
});

test.each([
  ['the products', '/skumanager', '/products', 'listProducts', 'items[].supplier'],
  ['the SKUs', '/skumanager?view=skus', '/skus', 'listSkus', 'items[].category'],
  ['the product of a ladder', '/slabs/prd-0002', '/products/:id', 'getProduct', 'supplier'],
  ['the ladder', '/slabs/prd-0002', '/products/:id/slab-sets', 'listSlabSets', 'items[].updatedBy'],
  ['the payments', '/stripe-payment?tab=payments', '/payments', 'listPayments', 'items[].createdBy'],
  ['the links', '/stripe-payment?tab=links', '/payment-links', 'listPaymentLinks', 'items[].createdBy'],
])(
  'records that are missing in %s are a dash, and one line in the console',
  async (_, address, path, ...messages) => {
    const lines = vi.spyOn(console, 'warn').mockReturnValue(undefined);
    const errors = vi.spyOn(console, 'error').mockReturnValue(undefined);
    await signInAs('admin');
    answerWith(path, (reply) => withoutRecords(reply, path.endsWith('/:id') ? 1 : 0));
    await renderApp(address);
    const line = `${messages[0]}: the reply has no ${messages[1]}`;
    await waitFor(() => expect(lines).toHaveBeenCalledWith(line));
    await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(/—/));
    expect(screen.queryByText(/^Couldn’t show/)).not.toBeInTheDocument();
    expect(lines.mock.calls.filter(([text]) => text === line)).toHaveLength(1);
    expect(errors).not.toHaveBeenCalled();
    expect(screen.getByRole('main')).not.toHaveTextContent(/undefined|NaN|\bnull\b|\[object/);
  },
);

test('a product without the records inside of it can be read and edited', async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const errors = vi.spyOn(console, 'error').mockReturnValue(undefined);
  await signInAs('admin');
  answerWith('/products/:id', (reply) => withoutRecords(reply, 1));
  const { user } = await renderApp('/skumanager?open=prd-0003');
  const drawer = await screen.findByRole('dialog');
  const name = await within(drawer).findByLabelText('Name');
  for (const label of ['Supplier', 'Category']) expect(within(drawer).getByLabelText(label)).toHaveValue('');
  await user.type(name, ' XL');
  expect(name).toHaveValue('Ridge blanket, fleece, 50 × 60 XL');
  expect(drawer).not.toHaveTextContent(/undefined|NaN|\bnull\b|\[object|Couldn’t show/);
  expect(errors).not.toHaveBeenCalled();
});
