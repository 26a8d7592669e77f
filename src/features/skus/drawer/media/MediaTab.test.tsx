import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { mockServer } from '#mocks/unit.ts';
import { ask, tokenOf } from '#tests/support/askMock.ts';
import { drawer, openDrawer } from '#tests/support/productDrawer.tsx';
import { recordIn } from '#tests/support/told.ts';

const PICTURE = `${window.location.origin}/pictures/kit.png`;
const inDrawer = () => within(drawer());

/** The first-aid kit with other pictures; those of the mock have none. */
async function openWith(pictures: object): Promise<void> {
  const token = await tokenOf('auditor@backroom.test');
  const product = { ...recordIn(await ask('GET /products/prd-0001', { token })), ...pictures };
  mockServer.use(http.get('*/api/products/prd-0001', () => HttpResponse.json(product)));
  await openDrawer('auditor', 'prd-0001', 'media');
}

test('without pictures it says where they come from', async () => {
  await openDrawer('merchandiser', 'prd-0001', 'media');
  expect(await screen.findByRole('heading', { name: 'No pictures yet' })).toBeVisible();
  expect(inDrawer().getByText(/supplier’s media service/)).toBeVisible();
});

test('pictures are shown with what they show and of which kind they are', async () => {
  await openWith({
    media: [
      { url: PICTURE, kind: 'primary', alt: 'The kit, closed' },
      { url: '/kit-open.png', kind: 'detail', alt: 'The kit, open' },
    ],
  });
  const items = (await inDrawer().findAllByRole('listitem')).map((item) => within(item));
  expect(items[0]?.getByRole('img', { name: 'The kit, closed' })).toHaveAttribute('src', PICTURE);
  expect(items[0]?.getByText('Main picture')).toBeVisible();
  expect(items[1]?.getByText('Detail')).toBeVisible();
});

test('a product with one picture of its own shows that, named by the product', async () => {
  await openWith({ imageUrl: PICTURE });
  expect(await inDrawer().findByRole('img', { name: /^River first-aid kit/ })).toHaveAttribute(
    'src',
    PICTURE,
  );
});

test('T08 an address that no picture may have is not asked for, and said', async () => {
  await openWith({ media: [{ url: 'javascript:alert(1)', kind: 'primary', alt: 'The kit' }] });
  expect(await inDrawer().findByText('This picture’s address is not allowed.')).toBeVisible();
  expect(inDrawer().queryByRole('img')).not.toBeInTheDocument();
});
