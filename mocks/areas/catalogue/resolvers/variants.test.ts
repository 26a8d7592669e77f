import { expect, test } from 'vitest';

import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, textIn, tokenOf } from '#tests/support/askMock.ts';
import { itemsIn } from '#tests/support/replyBody.ts';

test('the variants of a product with the longest numbers have numbers that are allowed', async () => {
  resetSession();
  const token = await tokenOf('merchandiser@backroom.test');
  const numbers = { productId: 'P'.repeat(64), sku: 'S'.repeat(64), name: 'Long' };
  const body = { ...numbers, supplierId: 'sup-01', categoryId: 'cat-mugs', moq: 24 };
  const headers = { 'Idempotency-Key': 'long-numbers-0001' };
  const created = await ask('POST /products', { token, headers, body });
  const colors = { colors: ['Aqua', 'Grey'], sizes: [] };
  const reply = await ask(`POST /products/${textIn(created, 'id')}/variants/preview`, {
    token,
    body: colors,
  });
  expect(reply.status).toBe(200);
  expect(new Set(itemsIn(reply, 'variants').map(({ variant }) => JSON.stringify(variant))).size).toBe(2);
});
