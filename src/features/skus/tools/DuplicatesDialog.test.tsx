import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { storage } from '#shared/lib/storage.ts';
import { mockServer } from '#mocks/adapters/unit.ts';
import { ask } from '#tests/support/askMock.ts';
import { calls } from '#tests/support/renderApp.tsx';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { DuplicatesDialog } from './DuplicatesDialog.tsx';

async function open(name = 'merchandiser') {
  const onClose = vi.fn();
  const view = await renderSignedIn(
    name,
    <DuplicatesDialog onClose={onClose} />,
    '/skumanager?q=tote&dialog=duplicates',
  );
  await screen.findByRole('dialog', { name: 'Find duplicates' });
  return { ...view, onClose };
}

const zRecord = z.looseObject({});
const NAME = /^Larch zippered tote/;
const writes = () => calls().filter((call) => /^(PATCH|DELETE)/.test(call));

async function compare(user: Awaited<ReturnType<typeof open>>['user'], group: RegExp) {
  await user.click(await screen.findByRole('button', { name: group }));
  return screen.findByRole('table');
}

/** The same as somebody else would do it meanwhile. */
const change = (path: string, body: unknown) =>
  fetch(`/api${path}`, {
    method: 'PATCH',
    headers: {
      authorization: `Bearer ${storage.get('token') ?? ''}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  });

test('the dialog groups products with one name and with one GTIN, and counts them', async () => {
  await open();
  const groups = await screen.findAllByRole('button', { expanded: false });
  expect(groups.map((group) => group.textContent)).toContain(
    'Larch zippered tote, recycled PET, 12 ozTOT-0028, TOL-00292 products',
  );
  expect(groups.map((group) => group.textContent)).toContain(
    'GTIN 080000190079PCL-0019-WHI, DSK-0020-IVO2 SKUs',
  );
  expect(screen.getByText('5 results')).toBeVisible();
});

test('the dialog names a loss in a word beside the other product’s GP %', async () => {
  const { user } = await open();
  mockServer.use(
    http.get('*/api/products/:id', async ({ request, params }) => {
      const { body } = await ask(`GET /products/${String(params.id)}`, {
        token: request.headers.get('authorization')?.slice('Bearer '.length) ?? '',
      });
      const isFirst = params.id === 'prd-0028';
      return HttpResponse.json({ ...zRecord.parse(body), gpPct250: isFirst ? '-4.20' : '31.50' });
    }),
  );
  const table = await compare(user, NAME);
  const row = within(table).getByRole('row', { name: /GP %/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Loss \u22124.2', '31.5']);
});

test('the dialog compares two products, differences first, and archives the other one with its replacement', async () => {
  const { user } = await open();
  const table = await compare(user, NAME);
  const [first] = within(table).getAllByRole('rowheader');
  expect(within(first ?? table).getByLabelText('Differs:')).toBeVisible();
  await user.click(within(table).getByRole('radio', { name: 'TOT-0028' }));
  expect(screen.getByText(/discontinued, replaced by TOT-0028/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Archive TOL-0029' }));
  const question = await screen.findByRole('alertdialog', { name: 'Archive TOL-0029?' });
  expect(question).toHaveAccessibleDescription(/replaced by TOT-0028, Larch zippered tote/);
  expect(writes()).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Archive' }));

  expect(await screen.findByText('Archived: TOL-0029')).toBeInTheDocument();
  expect(writes()).toEqual(['PATCH /products/prd-0029', 'DELETE /products/prd-0029']);
  await waitFor(() => expect(screen.queryByRole('button', { name: NAME })).not.toBeInTheDocument());
  const token = storage.get('token') ?? '';
  const reply = await fetch('/api/products/prd-0029', { headers: { authorization: `Bearer ${token}` } });
  expect(await reply.json()).toMatchObject({
    status: 'discontinued',
    replacedBy: { id: 'prd-0028' },
    archivedAt: expect.any(String),
  });
});

test('the dialog does not archive a product that somebody changed meanwhile, and warns why', async () => {
  const { user } = await open();
  const table = await compare(user, NAME);
  await user.click(within(table).getByRole('radio', { name: 'TOT-0028' }));
  const token = storage.get('token') ?? '';
  const reply = await fetch('/api/products/prd-0029', { headers: { authorization: `Bearer ${token}` } });
  const theirs: unknown = await reply.json();
  await change('/products/prd-0029', {
    version: Reflect.get(Object(theirs), 'version'),
    description: 'Somebody else was here',
  });
  await user.click(screen.getByRole('button', { name: 'Archive TOL-0029' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Archive' }));
  expect(await screen.findByRole('alertdialog', { name: 'Couldn’t archive TOL-0029' })).toBeVisible();
  expect(calls().filter((call) => call.startsWith('DELETE'))).toEqual([]);
});

test('the dialog archives one of two SKUs with one GTIN, and links to the SKUs of its product', async () => {
  const { user } = await open();
  const table = await compare(user, /^GTIN 080000190079/);
  expect(within(table).getByRole('link', { name: 'Open DSK-0020-IVO' })).toHaveAttribute(
    'href',
    '/skumanager?q=tote&open=prd-0020&tab=skus',
  );
  await user.click(screen.getByRole('button', { name: 'Archive PCL-0019-WHI' }));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Archive' }));
  expect(await screen.findByText('Archived: PCL-0019-WHI')).toBeInTheDocument();
  expect(writes()).toEqual(['DELETE /skus/sku-0019-08']);
});

test.each([
  ['auditor', 'SKU Manager: Edit'],
  ['catalogue', 'SKU Manager: Archive'],
])('the dialog lets %s compare but not archive: %s is missing', async (name, permission) => {
  const { user } = await open(name);
  const table = await compare(user, NAME);
  const action = screen.getByRole('button', { name: /^Archive TO/ });
  expect(action).toHaveAttribute('aria-disabled', 'true');
  expect(action).toHaveAccessibleDescription(new RegExp(`you need the permission “${permission}”`));
  await user.click(action);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  // Neither has the title that shows margins where it is missing.
  expect(within(table).queryByRole('rowheader', { name: /GP %/ }) !== null).toBe(name === 'auditor');
});

test('the dialog says that a supplier has no duplicates', async () => {
  const { user } = await open();
  await screen.findAllByRole('button', { expanded: false });
  const supplier = await screen.findByRole('option', { name: 'Kestrel Works' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Supplier' }), supplier);
  expect(await screen.findByRole('heading', { name: 'No duplicates for this supplier' })).toBeVisible();
});
