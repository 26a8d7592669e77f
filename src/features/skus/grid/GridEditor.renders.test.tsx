import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listProductsOptions } from '#api/generated/query/catalogue.gen.ts';
import '#features/skus/skuTexts.ts';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import { watchTranslations } from '#tests/support/translations.ts';
import { GridEditor } from './GridEditor.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

function Page() {
  const { data } = useQuery(listProductsOptions({ query: { page: 1, pageSize: 10, sort: ['sku'] } }));
  return data ? (
    <GridEditor list="" products={data.items} leaving={['dialog']} onClose={() => undefined} />
  ) : null;
}

test('a key in a cell of a product renders that cell alone', async () => {
  const rendered = watchTranslations('grid.cell');
  await renderSignedIn('catalogue', <Page />);
  await screen.findByRole('table', { name: 'Bulk edit products' });
  const names = screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Name/ });
  expect(names).toHaveLength(10);
  expect(rendered.values('sku')).toHaveLength(10);
  rendered.clear();
  const [, second] = names;
  if (!second) throw new Error('There is no second row.');
  fireEvent.change(second, { target: { value: 'Mug' } });
  expect(second).toHaveValue('Mug');
  expect(rendered.values('sku')).toHaveLength(1);
  expect(rendered.values('field')).toEqual(['Name']);
});
