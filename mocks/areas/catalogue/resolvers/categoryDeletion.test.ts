import { beforeEach, describe, expect, test } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, textIn, tokenOf } from '#tests/support/askMock.ts';
import { itemsIn, numberIn, recordIn, textsIn } from '#tests/support/replyBody.ts';

const MERCHANDISER = 'merchandiser@backroom.test';
const as = async (call: string, body?: unknown, email = MERCHANDISER) =>
  ask(call, { token: await tokenOf(email), ...(body === undefined ? {} : { body }) });

const tree = async () => itemsIn(await as('GET /categories'));
const category = async (id: string) => (await tree()).find((one) => one.id === id) ?? {};
const below = async (parentId: string | null) =>
  (await tree()).filter((one) => one.parentId === parentId).map(({ title }) => title);
const create = async (title: string, parentId: string | null = null) =>
  as('POST /categories', { title, parentId });
const move = async (id: string, parentId: string | null, position = 1) =>
  as('POST /categories/move', { id, parentId, position, version: (await category(id)).version });

beforeEach(() => resetSession());

describe('deleting a category', () => {
  const remove = (id: string, moveTo?: string) =>
    as(`DELETE /categories/${id}${moveTo === undefined ? '' : `?moveTo=${moveTo}`}`);

  test('removes an empty one and renumbers its siblings', async () => {
    const id = textIn(await create('Teapots', 'cat-drinkware'), 'id');
    await move(id, 'cat-drinkware', 1);
    expect((await remove(id)).body).toEqual({ id });
    const rest = (await tree()).filter((one) => one.parentId === 'cat-drinkware');
    expect(rest.map(({ position }) => position)).toEqual(rest.map((_, at) => at + 1));
    expect((await remove(id)).status).toBe(404);
  });

  test('needs a target for its products and children, which exists and is not inside it', async () => {
    for (const id of ['cat-t-shirts', 'cat-apparel']) {
      expect((await remove(id)).body).toMatchObject({ errors: [{ field: 'moveTo', code: 'required' }] });
    }
    expect((await remove('cat-apparel', 'cat-0')).body).toMatchObject({ errors: [{ code: 'unknown' }] });
    expect((await remove('cat-apparel', 'cat-apparel')).body).toMatchObject({
      errors: [{ code: 'unknown' }],
    });
    expect((await remove('cat-apparel', 'cat-t-shirts')).body).toMatchObject({
      errors: [{ field: 'moveTo', code: 'cycle' }],
    });
  });

  test('appends its products and children to the target, with an entry in their history', async () => {
    const products = textsIn(await as('GET /products?categoryId=cat-t-shirts'), 'id');
    const version = numberIn(await as(`GET /products/${String(products[0])}`), 'version');
    await remove('cat-t-shirts', 'cat-polos');
    expect(textsIn(await as('GET /products?categoryId=cat-polos'), 'id')).toEqual(
      expect.arrayContaining(products),
    );
    const moved = recordIn(await as(`GET /products/${String(products[0])}`));
    expect(moved).toMatchObject({ version: version + 1, category: { id: 'cat-polos' } });
    const history = await as(`GET /activity-log?entityType=product&entityId=${String(products[0])}`);
    expect(itemsIn(history)[0]).toMatchObject({
      changes: [{ field: 'categoryId', before: 'cat-t-shirts', after: 'cat-polos' }],
    });

    const [here, children] = [await below('cat-office'), await below('cat-writing')];
    await remove('cat-writing', 'cat-office');
    expect(await below('cat-office')).toEqual([...here, ...children]);
    expect(await below(null)).toHaveLength(8);
  });

  test('is refused where two titles would be the same or the tree too deep', async () => {
    await create('Mugs', 'cat-office');
    expect((await remove('cat-drinkware', 'cat-office')).body).toMatchObject({
      errors: [{ field: 'moveTo', code: 'taken' }],
    });
    const third = textIn(await create('Large', 'cat-pens'), 'id');
    const fourth = textIn(await create('Larger', third), 'id');
    expect((await remove('cat-drinkware', fourth)).body).toMatchObject({ errors: [{ code: 'too_deep' }] });
    expect((await category('cat-drinkware')).title).toBe('Drinkware');
  });

  test('needs Product Category: Edit', async () => {
    const reply = await as('DELETE /categories/cat-mugs', undefined, 'auditor@backroom.test');
    expect(reply.body).toMatchObject({ status: 403, node: 'Product Category: Edit' });
  });
});
