import { beforeEach, describe, expect, test } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { textIn } from '#tests/support/askMock.ts';
import {
  askAsEditor,
  createCategory,
  moveCategory,
  readCategory,
  readTree,
  titlesBelow,
} from '#tests/support/categoryTree.ts';
import { itemsIn, numberIn, recordIn, textsIn } from '#tests/support/replyBody.ts';

beforeEach(() => resetSession());

describe('deleting a category', () => {
  const deleteCategory = (id: string, moveTo?: string) =>
    askAsEditor(`DELETE /categories/${id}${moveTo === undefined ? '' : `?moveTo=${moveTo}`}`);

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
    const products = textsIn(await askAsEditor('GET /products?categoryId=cat-t-shirts'), 'id');
    const version = numberIn(await askAsEditor(`GET /products/${String(products[0])}`), 'version');
    await deleteCategory('cat-t-shirts', 'cat-polos');
    expect(textsIn(await askAsEditor('GET /products?categoryId=cat-polos'), 'id')).toEqual(
      expect.arrayContaining(products),
    );
    const moved = recordIn(await askAsEditor(`GET /products/${String(products[0])}`));
    expect(moved).toMatchObject({ version: version + 1, category: { id: 'cat-polos' } });
    const history = await askAsEditor(`GET /activity-log?entityType=product&entityId=${String(products[0])}`);
    expect(itemsIn(history)[0]).toMatchObject({
      changes: [
        {
          field: 'category',
          before: 'Apparel / T-shirts',
          after: 'Apparel / Polos',
          beforeRecord: { type: 'category', id: 'cat-t-shirts' },
          afterRecord: { type: 'category', id: 'cat-polos' },
        },
      ],
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
    const reply = await askAsEditor('DELETE /categories/cat-mugs', undefined, 'auditor@backroom.test');
    expect(reply.body).toMatchObject({ status: 403, node: 'Product Category: Edit' });
  });
});
