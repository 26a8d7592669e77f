import { expect, test } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { readHit, hitOfText } from './hit.ts';

test('a product of the index is read with its highlights', () => {
  const hit = readHit(
    {
      document: {
        id: 'prd-1',
        name: 'Fern mug',
        sku: 'MUG-1',
        categoryLvl0: 'Drinkware',
        categoryLvl1: 'Drinkware > Mugs',
        colors: ['Red'],
        fromPrice: 4.6,
        currency: 'USD',
        breaks: [{ minQty: 100, price: '4.60' }, { minQty: 'x' }],
        updatedAt: 1_763_000_000,
      },
      highlight: { name: { value: 'Fern \uE000mug\uE001' } },
    },
    'products',
    3,
  );
  expect(hit).toMatchObject({
    position: 3,
    productId: 'prd-1',
    title: [
      { text: 'Fern ', isMarked: false },
      { text: 'mug', isMarked: true },
    ],
    category: 'Drinkware > Mugs',
    fromPrice: '4.6',
    breaks: [{ minQty: 100, price: '4.60' }],
    gpPct: null,
    updatedAt: 1_763_000_000_000,
  });
});

test('T05 a document of any shape is read safely', () => {
  const hit = readHit(
    { document: { id: 7, name: ['x'], fromPrice: 'x', breaks: 'x' }, highlight: {} },
    'skus',
    1,
  );
  expect(hit).toMatchObject({ id: '', name: '', fromPrice: null, breaks: [], productId: null });
});

test('the plain search gives the same results with fewer fields', () => {
  const [mug] = examples.searchHits.items;
  if (!mug) throw new Error('The example is empty.');
  expect(hitOfText(mug, 1)).toMatchObject({ code: 'MUG-1120', fromPrice: '3.89', stock: 5180, gpPct: null });
});
