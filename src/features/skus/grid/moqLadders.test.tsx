import { useQuery } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { listProductsOptions } from '#api/generated/query/catalogue.gen.ts';
import { mockServer } from '#mocks/adapters/unit.ts';
import { sentBodies } from '#tests/support/accountPage.tsx';
import { calls } from '#tests/support/renderApp.tsx';
import { renderSignedIn } from '#tests/support/renderSignedIn.tsx';
import '#features/skus/skuTexts.ts';
// Read beforehand, so that no test waits for it.
import '#entities/ladders/MoqDialog.tsx';
import { GridEditor } from './GridEditor.tsx';

const ids = ['prd-0002', 'prd-0003'];

function Page() {
  const { data } = useQuery(listProductsOptions({ query: { id: ids, sort: ['sku'] } }));
  return data ? (
    <GridEditor list="" products={data.items} leaving={['dialog']} onClose={() => undefined} />
  ) : null;
}

/** Two products, and new minimums for both typed and saved. */
async function saveBoth(name: string) {
  const { user } = await renderSignedIn(name, <Page />);
  const boxes = await screen.findAllByRole('textbox', { name: /^MOQ of/ });
  for (const box of boxes) {
    await user.clear(box);
    await user.type(box, '75');
  }
  const save = () => user.click(screen.getByRole('button', { name: 'Save 2 products' }));
  const question = () => screen.findByRole('alertdialog', { name: 'Price ladders won’t match the MOQ' });
  const answer = async (button: string) =>
    user.click(within(await question()).getByRole('button', { name: button }));
  await save();
  return { user, boxes, save, question, answer };
}
const writes = () => calls().filter((call) => call.startsWith('PATCH'));

test('one question for all cells; Cancel sends nothing and keeps what was typed', async () => {
  const { boxes, question, answer } = await saveBoth('pricing.manager');
  const dialog = await question();
  expect(dialog).toHaveTextContent('2 price ladders won’t start at the MOQ.');
  expect(within(dialog).getByRole('row', { name: /FLC-0002/ })).toHaveTextContent(/250\s*75/);
  expect(within(dialog).getByRole('row', { name: /BLK-0003/ })).toHaveTextContent(/25\s*75/);
  await answer('Cancel');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(boxes.map((box) => box.getAttribute('value'))).toEqual(['75', '75']);
  expect(writes()).toEqual([]);
});

test.each([
  ['Save and move first breaks', { moq: 75, moveFirstBreak: true }],
  ['Save only', { moq: 75 }],
])('"%s" goes for all rows', async (button, change) => {
  const { answer } = await saveBoth('pricing.manager');
  await answer(button);
  expect(await screen.findByText('2 products saved.')).toBeInTheDocument();
  for (const id of ids) {
    expect(await sentBodies(`PATCH /products/${id}`)).toEqual([{ version: expect.any(Number), ...change }]);
  }
});

test('who may not change prices is told, and offered no move', async () => {
  const { question, answer } = await saveBoth('catalogue');
  const dialog = await question();
  expect(dialog).toHaveTextContent('To move first breaks, you need the permission “Price Slabs: Edit”.');
  expect(within(dialog).queryByRole('button', { name: /move/ })).not.toBeInTheDocument();
  await answer('Save only');
  expect(await screen.findByText('2 products saved.')).toBeInTheDocument();
});

test('nothing is saved where the ladders cannot be read', async () => {
  mockServer.use(http.post('*/api/products/moq-check', () => HttpResponse.json({}, { status: 503 })));
  await saveBoth('pricing.manager');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(writes()).toEqual([]);
  expect(screen.getByRole('button', { name: 'Save 2 products' })).toBeVisible();
});
