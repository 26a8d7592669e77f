import { at } from '#mocks/contract/homes.ts';
import { itemsOf, listOf } from '#tests/contract/faultyServers/variants/serving.ts';

import { newKey } from './client.ts';
import { showDifferences } from './showDifference.ts';
import { writes } from './writes.ts';

showDifferences(writes, {
  'a version that is still to come is taken': {
    look: async ({ admin }) => {
      const [supplier] = itemsOf(await admin.read('/suppliers'));
      const change = { version: Number(supplier?.['version']) + 5, eqp: !supplier?.['eqp'] };
      return (await admin.call('PATCH', `/suppliers/${String(supplier?.['id'])}`, change)).status;
    },
    kept: 409,
    broken: 200,
  },
  'an archived SKU can be changed': {
    look: async ({ admin }) => {
      const [sku] = itemsOf(await admin.read('/skus?productId=prd-0001'));
      const [path, version] = [`/skus/${String(sku?.['id'])}`, Number(sku?.['version'])];
      await admin.call('DELETE', `${path}?version=${version}`);
      const change = { version: version + 1, primaryMaterial: 'Paper' };
      const { status } = await admin.call('PATCH', path, change);
      const archived = itemsOf(await admin.read('/skus?productId=prd-0001&archived=true'));
      return { status, changed: archived.some((one) => one['primaryMaterial'] === 'Paper') };
    },
    kept: { status: 409, changed: false },
    broken: { status: 200, changed: true },
  },
  'a conflict shows what was sent as the current record': {
    look: async ({ admin }) => {
      const change = { version: 999, title: 'What I sent' };
      const { status, body } = await admin.call('PATCH', '/categories/cat-mugs', change);
      return { status, isMine: at(body, 'current', 'title') === 'What I sent' };
    },
    kept: { status: 409, isMine: false },
    broken: { status: 409, isMine: true },
  },
  'a repeated upload adds the picture twice': {
    look: async ({ admin }) => {
      const form = new FormData();
      const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
      form.set('image', new File([bytes], 'picture.png', { type: 'image/png' }));
      form.set('alt', 'Twice');
      const key = { 'idempotency-key': newKey() };
      await admin.call('POST', '/products/prd-0001/images', form, key);
      await admin.call('POST', '/products/prd-0001/images', form, key);
      const media = listOf(at(await admin.read('/products/prd-0001'), 'media'));
      return media.filter((one) => at(one, 'alt') === 'Twice').length;
    },
    kept: 1,
    broken: 2,
  },
  'the answer to a repeated payment link has no address': {
    look: async ({ admin }) => {
      const link = {
        amountMinor: 1000,
        currency: 'USD',
        sendTo: 'a@example.com',
        reference: 'A',
        reason: 'B',
      };
      const key = { 'idempotency-key': newKey() };
      await admin.call('POST', '/payment-links', link, key);
      const { status, headers } = await admin.call('POST', '/payment-links', link, key);
      return { status, hasAddress: headers.has('location') };
    },
    kept: { status: 201, hasAddress: true },
    broken: { status: 201, hasAddress: false },
  },
});
