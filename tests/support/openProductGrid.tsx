import { useQuery } from '@tanstack/react-query';
import { screen, within } from '@testing-library/react';
import { listProductsOptions } from '#api/generated/query/catalogue.gen.ts';
import '#features/skus/skuTexts.ts';
import { GridEditor } from '#features/skus/grid/GridEditor.tsx';
// Read beforehand, so that no test waits for it.
import '#entities/ladders/MoqDialog.tsx';
import '#shared/form/ConflictDialog.tsx';
import { renderSignedIn } from './renderSignedIn.tsx';

/** The first ten products, as the list opens them for editing. */
function ProductGrid() {
  const { data } = useQuery(listProductsOptions({ query: { page: 1, pageSize: 10, sort: ['sku'] } }));
  return data ? (
    <GridEditor list="" products={data.items} leaving={['dialog']} onClose={() => undefined} />
  ) : null;
}

/** Opens the grid of products, signed in as somebody who may edit them. */
export async function openProductGrid() {
  const page = await renderSignedIn('catalogue', <ProductGrid />);
  await screen.findByRole('table', { name: 'Bulk edit products' });
  const rows = screen.getAllByRole('row').slice(1);
  const boxIn = (row: number, name: RegExp) => within(rows[row] ?? document.body).getByLabelText(name);
  return { ...page, rows, boxIn };
}
