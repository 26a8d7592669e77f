import { expect, test, vi } from 'vitest';
import { ask, tokenOf } from '#tests/support/askMock.ts';
import { textsIn } from '#tests/support/replyBody.ts';

vi.setConfig({ testTimeout: 60_000 });

// Every answer is checked against the contract; one that broke it would be a 500.
test.each(['', '/source', '/charges', '/costs', '/market', '/slab-sets'])(
  'each of the sixty products can be shown: GET /products/{productId}%s',
  async (part) => {
    const token = await tokenOf('admin@backroom.test');
    const ids = textsIn(await ask('GET /products?pageSize=100', { token }), 'id');
    expect(ids).toHaveLength(60);
    const reply = await Promise.all(ids.map((id) => ask(`GET /products/${id}${part}`, { token })));
    expect(reply.filter(({ status }) => status !== 200)).toEqual([]);
  },
);
