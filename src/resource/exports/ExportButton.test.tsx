import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { bodiesOf, calls } from '#tests/support/renderApp.tsx';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { permissions } from '#session/permissions.ts';
import { ExportButton } from './ExportButton.tsx';

const saved: { name: string; file: Blob }[] = [];

beforeEach(() => {
  saved.length = 0;
  let made = new Blob();
  // jsdom has no addresses for files, and follows no download.
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      made = file;
      return 'blob:http://localhost/1';
    },
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, file: made });
  });
});

const columns = [
  { id: 'image', header: 'Image' },
  { id: 'sku', header: 'SKU' },
  { id: 'name', header: 'Bezeichnung' },
  { id: 'moq', header: 'MOQ' },
];

function open(query = 'categoryId=cat-drinkware&sort=-sku', name = 'merchandiser') {
  return renderSignedIn(
    name,
    <ExportButton
      resource="products"
      query={query}
      permission={permissions.skuManagerExport}
      columns={columns}
      fileColumns={['sku', 'name', 'moq']}
    />,
  );
}

function textOf(file: Blob | undefined): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsText(file ?? new Blob());
  });
}

test('the export button downloads a file of exactly this query and these columns', async () => {
  const { user } = await open();
  await user.dblClick(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText(/^\d+ rows exported$/)).toBeInTheDocument();
  const bodies = await bodiesOf('POST /exports');
  expect(bodies.map((body): unknown => JSON.parse(body))).toEqual([
    {
      resource: 'products',
      query: 'categoryId=cat-drinkware&sort=-sku',
      columns: ['sku', 'name', 'moq'],
      headers: ['SKU', 'Bezeichnung', 'MOQ'],
    },
  ]);
  expect(saved).toHaveLength(1);
  expect(saved[0]?.name).toMatch(/^export-.*\.csv$/);
  const [header, ...rows] = (await textOf(saved[0]?.file)).trim().split('\r\n');
  expect(header).toBe('SKU,Bezeichnung,MOQ');
  expect(rows.length).toBeGreaterThan(1);
  expect(rows).toEqual(rows.toSorted().toReversed());
});

test('the export button shows the progress of the export and can stop it', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByRole('button', { name: /^Exporting \d+%/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await user.click(await screen.findByRole('button', { name: 'Stop export' }));
  expect(await screen.findByRole('button', { name: 'Export' })).toBeEnabled();
  expect(saved).toEqual([]);
});

test('the export button downloads the file although the list was left meanwhile', async () => {
  const { user, unmount } = await open();
  await user.click(screen.getByRole('button', { name: 'Export' }));
  await screen.findByRole('button', { name: 'Stop export' });
  unmount();
  await waitFor(() => expect(saved).toHaveLength(1));
});

test('the export button shows a refusal once, as a toast', async () => {
  const { user } = await open('sort=weight');
  await user.click(screen.getByRole('button', { name: 'Export' }));
  expect(await screen.findByText('Couldn’t export the list')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Export' })).toHaveAttribute('aria-disabled', 'false');
});

test('the export button is disabled without the permission, and says why', async () => {
  const { user } = await open('', 'service');
  const button = screen.getByRole('button', { name: 'Export' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAccessibleDescription(/SKU Manager: Export/);
  await user.click(button);
  expect(calls()).not.toContain('POST /exports');
});
