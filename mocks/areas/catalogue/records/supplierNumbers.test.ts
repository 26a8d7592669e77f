import { beforeEach, expect, test } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, textIn } from '#tests/support/askMock.ts';
import { apiClient, type ApiClient } from '#tests/support/apiClient.ts';
import { itemsIn } from '#tests/support/replyBody.ts';

let me: ApiClient;
beforeEach(async () => {
  resetSession();
  me = await apiClient();
});

const firstPart = async (): Promise<string> =>
  String(itemsIn(await me.get('/skus?productId=prd-0001'))[0]?.['partId']);
const add = (partId: string) => me.post('/products/prd-0001/skus', { sku: 'NEW-PART', partId });
const taken = { status: 422, body: { errors: [{ field: 'partId', code: 'taken' }] } };

test("a supplier's part in another case and with blanks is the same part", async () => {
  expect(await add(` ${(await firstPart()).toLowerCase()} `)).toMatchObject(taken);
});

test('a supplier’s part is stored without the blanks around it', async () => {
  const made = await add(' Own-1 ');
  expect(made.body).toMatchObject({ partId: 'Own-1' });
  const change = (partId: string) =>
    ask(`PATCH /skus/${textIn(made, 'id')}`, { token: me.token, body: { version: 1, partId } });
  expect(await change(` ${(await firstPart()).toLowerCase()}`)).toMatchObject(taken);
  // Its own number in another case is no other one's.
  expect((await change(' OWN-1 ')).body).toMatchObject({ partId: 'OWN-1' });
});
