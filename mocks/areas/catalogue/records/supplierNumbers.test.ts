import { beforeEach, expect, test } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, textIn } from '#tests/support/askMock.ts';
import { apiClient, type ApiClient } from '#tests/support/apiClient.ts';
import { itemsIn } from '#tests/support/replyBody.ts';

let client: ApiClient;
beforeEach(async () => {
  resetSession();
  client = await apiClient();
});

const readFirstPart = async (): Promise<string> =>
  String(itemsIn(await client.get('/skus?productId=prd-0001'))[0]?.['partId']);
const addSku = (partId: string) => client.post('/products/prd-0001/skus', { sku: 'NEW-PART', partId });
const takenReply = { status: 422, body: { errors: [{ field: 'partId', code: 'taken' }] } };

test("a supplier's part in another case and with blanks is the same part", async () => {
  expect(await addSku(` ${(await readFirstPart()).toLowerCase()} `)).toMatchObject(takenReply);
});

test('a supplier’s part is stored without the blanks around it', async () => {
  const created = await addSku(' Own-1 ');
  expect(created.body).toMatchObject({ partId: 'Own-1' });
  const changePart = (partId: string) =>
    ask(`PATCH /skus/${textIn(created, 'id')}`, { token: client.token, body: { version: 1, partId } });
  expect(await changePart(` ${(await readFirstPart()).toLowerCase()}`)).toMatchObject(takenReply);
  // Its own number in another case is no other one's.
  expect((await changePart(' OWN-1 ')).body).toMatchObject({ partId: 'OWN-1' });
});
