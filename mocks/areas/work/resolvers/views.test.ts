import { beforeEach, describe, expect, test } from 'vitest';

import { examples } from '#mocks/contract/examples.gen.ts';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, textIn, tokenOf, type MockReply } from '#tests/support/askMock.ts';
import { itemsIn, textsIn } from '#tests/support/replyBody.ts';

const [ADMIN, MANAGER] = ['admin@backroom.test', 'pricing.manager@backroom.test'];

const viewFields = {
  name: 'Closeouts',
  query: 'status=closeout',
  columns: ['sku'],
  density: 'compact',
  scope: 'personal',
  isDefault: false,
};
const screen = 'skumanager.products';

const list = (token: string, screenId = screen): Promise<MockReply> =>
  ask(`GET /views?screen=${screenId}`, { token });
const create = (token: string, changes: object = {}): Promise<MockReply> =>
  ask('POST /views', { token, body: { screen, ...viewFields, ...changes } });
const update = (token: string, id: string, changes: object = {}): Promise<MockReply> =>
  ask(`PUT /views/${id}`, { token, body: { version: 1, ...viewFields, ...changes } });

let [admin, manager] = ['', ''];
beforeEach(async () => {
  resetSession();
  [admin, manager] = [await tokenOf(ADMIN), await tokenOf(MANAGER)];
});

describe('saved views', () => {
  test('a screen has no views at first', async () => {
    expect((await list(admin)).body).toEqual({ items: [] });
  });

  test('a personal view is seen by its owner on its screen, and by nobody else', async () => {
    const created = await create(admin);
    expect(created).toMatchObject({
      status: 201,
      body: { ...viewFields, screen, mine: true, version: 1, owner: { name: 'Helen Okafor' } },
    });
    expect((await list(admin)).body).toEqual({ items: [created.body] });
    expect((await list(admin, 'skumanager.skus')).body).toEqual({ items: [] });
    expect((await list(manager)).body).toEqual({ items: [] });
  });

  test('a shared view is seen by all, in the order of the names', async () => {
    await create(admin, { scope: 'shared' });
    await create(manager, { name: 'Aprons' });
    expect(textsIn(await list(manager), 'name')).toEqual(['Aprons', 'Closeouts']);
    expect(itemsIn(await list(manager))[1]).toMatchObject({ mine: false, owner: { name: 'Helen Okafor' } });
  });

  test('a name cannot be used twice for one screen, whatever its case and blanks', async () => {
    await create(admin, { scope: 'shared' });
    expect(await create(admin, { name: ' closeOuts ' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'name', code: 'taken' }] },
    });
    expect((await create(admin, { screen: 'skumanager.skus' })).status).toBe(201);
    expect((await create(manager)).status).toBe(201);
  });

  test('a name of blanks is refused', async () => {
    expect((await create(admin, { name: '   ' })).status).toBe(422);
  });

  test('each person has one default view for a screen', async () => {
    await create(admin, { isDefault: true });
    await create(manager, { isDefault: true });
    const second = textIn(await create(admin, { name: 'Watched', isDefault: true }), 'id');
    await create(admin, { name: 'SKUs', screen: 'skumanager.skus', isDefault: true });
    const listDefaults = async (token: string) => itemsIn(await list(token)).map((view) => view['isDefault']);
    expect(await listDefaults(admin)).toEqual([false, true]);
    expect(await listDefaults(manager)).toEqual([true]);
    await update(admin, second, { name: 'Watched', isDefault: false });
    expect(await listDefaults(admin)).toEqual([false, false]);
  });

  test('a change needs the current version, and a conflict answers with the current view', async () => {
    const id = textIn(await create(admin), 'id');
    expect(await update(admin, id, { name: 'Last ones' })).toMatchObject({
      status: 200,
      body: { name: 'Last ones', screen, version: 2 },
    });
    expect(await update(admin, id, { name: 'Late' })).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', current: { name: 'Last ones', version: 2 } },
    });
  });

  test('a view can keep its name, and cannot take that of another', async () => {
    await create(admin, { name: 'Aprons' });
    const id = textIn(await create(admin), 'id');
    expect((await update(admin, id)).status).toBe(200);
    expect((await update(admin, id, { version: 2, name: 'aprons' })).status).toBe(422);
  });

  test('changing somebody else’s view answers 403 for a shared one without naming a permission, 404 for a personal one', async () => {
    const shared = textIn(await create(admin, { scope: 'shared' }), 'id');
    const ownViewId = textIn(await create(admin, { name: 'Mine' }), 'id');
    for (const response of [await update(manager, shared), await remove(manager, shared)]) {
      expect(response).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      expect(response.body).not.toHaveProperty('node');
    }
    expect((await update(manager, ownViewId)).body).toEqual(examples.notFound);
    expect((await remove(manager, ownViewId)).body).toEqual(examples.notFound);
    expect(textsIn(await list(admin), 'name')).toEqual(['Closeouts', 'Mine']);
  });

  test('a deleted view is no longer listed, and its name can be used again', async () => {
    const id = textIn(await create(admin), 'id');
    expect(await remove(admin, id)).toMatchObject({ status: 200, body: { id } });
    expect((await remove(admin, id)).status).toBe(404);
    expect((await create(admin)).status).toBe(201);
  });

  test.each(['constructor', '__proto__', 'view-n999'])('the id %s answers 404', async (id) => {
    expect((await update(admin, id)).status).toBe(404);
    expect((await remove(admin, id)).status).toBe(404);
  });
});

function remove(token: string, id: string): Promise<MockReply> {
  return ask(`DELETE /views/${id}`, { token });
}
