import { at } from '#mocks/contract/homes.ts';
import { itemsOf } from '#tests/contract/faultyServers/variants/serving.ts';

import { showDifferences } from './showDifference.ts';
import { validation } from './validation.ts';

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function imageForm(bytes: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.set('image', new File([bytes], 'picture.png', { type: 'image/png' }));
  return form;
}

showDifferences(validation, {
  'a GTIN with a wrong check digit is taken': {
    look: async ({ admin }) => {
      const sku = { partId: 'GTIN-1', sku: 'GTIN-1', gtin: '4006381333932' };
      const { status } = await admin.call('POST', '/products/prd-0001/skus', sku);
      const [found] = itemsOf(await admin.read('/skus?q=GTIN-1'));
      return { status, gtin: at(found, 'gtin') };
    },
    kept: { status: 422, gtin: undefined },
    broken: { status: 201, gtin: '4006381333932' },
  },
  'a number of the supplier is taken again in another case': {
    look: async ({ admin }) => {
      const product = { name: 'Case', supplierId: 'sup-01', categoryId: 'cat-mugs', moq: 1 };
      await admin.call('POST', '/products', { ...product, productId: 'CASE-1', sku: 'CASE-1' });
      const same = { ...product, productId: 'case-1', sku: 'CASE-2' };
      const { status, body } = await admin.call('POST', '/products', same);
      return { status, productId: at(body, 'productId') };
    },
    kept: { status: 422, productId: undefined },
    broken: { status: 201, productId: 'case-1' },
  },
  'what is declared as a picture is taken as one': {
    look: async ({ admin }) => {
      const form = imageForm(new TextEncoder().encode('<svg onload="alert(1)"/>'));
      form.set('alt', 'A drawing');
      return (await admin.call('POST', '/products/prd-0001/images', form)).status;
    },
    kept: 415,
    broken: 201,
  },
  'a picture of exactly the largest size is refused': {
    look: async ({ admin }) => {
      const bytes = new Uint8Array(1_048_576);
      bytes.set(PNG);
      return (await admin.call('POST', '/account/profile-image', imageForm(bytes))).status;
    },
    kept: 200,
    broken: 413,
  },
});
