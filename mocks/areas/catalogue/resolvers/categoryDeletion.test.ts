import { beforeEach, describe, expect, test } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, textIn, tokenOf } from '#tests/support/askMock.ts';
import { itemsIn, numberIn, recordIn, textsIn } from '#tests/support/replyBody.ts';

const MERCHANDISER = 'merchandiser@backroom.test';
const callAs = async (call: string, body?: unknown, email = MERCHANDISER) =>
  ask(call, { token: await tokenOf(email), ...(body === undefined ? {} : { body }) });

const readTree = async () => itemsIn(await callAs('GET /categories'));
const readCategory = async (id: string) => (await readTree()).find((one) => one.id === id) ?? {};
const titlesBelow = async (parentId: string | null) =>
  (await readTree()).filter((one) => one.parentId === parentId).map(({ title }) => title);
const createCategory = async (title: string, parentId: string | null = null) =>
  callAs('POST /categories', { title, parentId });
const moveCategory = async (id: string, parentId: string | null, position = 1) =>
  callAs('POST /categories/move', { id, parentId, position, version: (await readCategory(id)).version });

beforeEach(() => resetSession());

describe('deleting a category', () => {
  const deleteCategory = (id: string, moveTo?: string) =>
    callAs(`DELETE /categories/${id}${moveTo === undefined ? '' : `?moveTo=${moveTo}`}`);

  test('removes an empty one and renumbers its siblings', async () => {
    const id = textIn(await createCategory('Teapots', 'cat-drinkware'), 'id');
    await moveCategory(id, 'cat-drinkware', 1);
    expect((await deleteCategory(id)).body).toEqual({ id });
    const remaining = (await readTree()).filter((one) => one.parentId === 'cat-drinkware');
    expect(remaining.map(({ position }) => position)).toEqual(remaining.map((_, index) => index + 1));
    expect((await deleteCategory(id)).status).toBe(404);
  });

  test('needs a target for its products and children, which exists and is not inside it', async () => {
    for (const id of ['cat-t-shirts', 'cat-apparel']) {
      expect((await deleteCategory(id)).body).toMatchObject({
        errors: [{ field: 'moveTo', code: 'required' }],
      });
    }
    expect((await deleteCategory('cat-apparel', 'cat-0')).body).toMatchObject({
      errors: [{ code: 'unknown' }],
    });
    expect((await deleteCategory('cat-apparel', 'cat-apparel')).body).toMatchObject({
      errors: [{ code: 'unknown' }],
    });
    expect((await deleteCategory('cat-apparel', 'cat-t-shirts')).body).toMatchObject({
      errors: [{ field: 'moveTo', code: 'cycle' }],
    });
  });

  test('appends its products and children to the target, with an entry in their history', async () => {
    const products = textsIn(await callAs('GET /products?categoryId=cat-t-shirts'), 'id');
    const version = numberIn(await callAs(`GET /products/${String(products[0])}`), 'version');
    await deleteCategory('cat-t-shirts', 'cat-polos');
    expect(textsIn(await callAs('GET /products?categoryId=cat-polos'), 'id')).toEqual(
      expect.arrayContaining(products),
    );
    const moved = recordIn(await callAs(`GET /products/${String(products[0])}`));
    expect(moved).toMatchObject({ version: version + 1, category: { id: 'cat-polos' } });
    const history = await callAs(`GET /activity-log?entityType=product&entityId=${String(products[0])}`);
    expect(itemsIn(history)[0]).toMatchObject({
      changes: [{ field: 'categoryId', before: 'cat-t-shirts', after: 'cat-polos' }],
    });

    const [targetTitles, children] = [await titlesBelow('cat-office'), await titlesBelow('cat-writing')];
    await deleteCategory('cat-writing', 'cat-office');
    expect(await titlesBelow('cat-office')).toEqual([...targetTitles, ...children]);
    expect(await titlesBelow(null)).toHaveLength(8);
  });

  test('is refused where two titles would be the same or the tree too deep', async () => {
    await createCategory('Mugs', 'cat-office');
    expect((await deleteCategory('cat-drinkware', 'cat-office')).body).toMatchObject({
      errors: [{ field: 'moveTo', code: 'taken' }],
    });
    const thirdLevel = textIn(await createCategory('Large', 'cat-pens'), 'id');
    const fourthLevel = textIn(await createCategory('Larger', thirdLevel), 'id');
    expect((await deleteCategory('cat-drinkware', fourthLevel)).body).toMatchObject({
      errors: [{ code: 'too_deep' }],
    });
    expect((await readCategory('cat-drinkware')).title).toBe('Drinkware');
  });

  test('needs Product Category: Edit', async () => {
    const reply = await callAs('DELETE /categories/cat-mugs', undefined, 'auditor@backroom.test');
    expect(reply.body).toMatchObject({ status: 403, node: 'Product Category: Edit' });
  });
});
