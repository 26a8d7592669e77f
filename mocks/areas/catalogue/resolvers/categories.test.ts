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
import { itemsIn, numberIn } from '#tests/support/replyBody.ts';

beforeEach(() => resetSession());

describe('the category tree', () => {
  test('has nine roots, parents before their children, siblings in their order', async () => {
    const all = await readTree();
    const roots = all.filter(({ depth }) => depth === 1);
    expect(roots.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const [index, { parentId }] of all.entries()) {
      if (parentId !== null) expect(all.slice(0, index).map(({ id }) => id)).toContain(parentId);
    }
    expect((await readCategory('cat-mugs')).path).toBe('Drinkware / Mugs');
  });

  test('counts at a root the products of what is below it', async () => {
    const all = await readTree();
    const countProducts = (level: number) =>
      all.filter(({ depth }) => depth === level).reduce((sum, one) => sum + Number(one.productCount), 0);
    expect([countProducts(1), countProducts(2)]).toEqual([60, 60]);
  });

  test('is read with the permission for categories, the SKU manager or the slabs only', async () => {
    expect((await askAsEditor('GET /categories', undefined, 'service@backroom.test')).status).toBe(200);
    const reply = await askAsEditor('GET /categories', undefined, 'menu-empty@backroom.test');
    expect(reply.status).toBe(403);
  });
});

describe('a new category', () => {
  test('comes after its siblings and inherits the margins', async () => {
    const reply = await createCategory(' Teapots ', 'cat-drinkware');
    expect(reply.status).toBe(201);
    expect(reply.body).toMatchObject({
      title: 'Teapots',
      path: 'Drinkware / Teapots',
      depth: 2,
      targetGpPct: null,
      minGpPct: null,
      effectiveTargetGpPct: 36,
      effectiveMinGpPct: 30,
      productCount: 0,
    });
    expect((await titlesBelow('cat-drinkware')).at(-1)).toBe('Teapots');
  });

  test('needs a title that is unique among its siblings, not in the whole tree', async () => {
    expect((await createCategory('mugs', 'cat-drinkware')).body).toMatchObject({
      errors: [{ field: 'title', code: 'taken' }],
    });
    expect((await createCategory('Mugs', 'cat-office')).status).toBe(201);
    expect((await createCategory('Кружки')).status).toBe(201);
    expect((await createCategory('   ')).status).toBe(422);
    const slugs = (await readTree()).map(({ slug }) => slug);
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  test('is at most four levels deep, below a category that exists', async () => {
    let parent = 'cat-mugs';
    for (const title of ['Large', 'Very large']) parent = textIn(await createCategory(title, parent), 'id');
    const reply = await createCategory('Huge', parent);
    expect(reply.body).toMatchObject({ status: 422, errors: [{ field: 'parentId', code: 'too_deep' }] });
    expect((await createCategory('Huge', 'cat-0')).body).toMatchObject({ errors: [{ code: 'unknown' }] });
  });

  test('needs Product Category: Edit', async () => {
    const reply = await askAsEditor(
      'POST /categories',
      { title: 'X', parentId: null },
      'pricing.analyst@backroom.test',
    );
    expect(reply.body).toMatchObject({ status: 403, node: 'Product Category: Edit' });
  });
});

describe('moving a category', () => {
  test('renumbers the siblings and changes nothing else', async () => {
    const before = await titlesBelow(null);
    const otherVersions = (await readTree())
      .filter(({ id }) => id !== 'cat-office')
      .map(({ version }) => version);
    const reply = await moveCategory('cat-office', null, 1);
    expect(reply.status).toBe(200);
    expect(await titlesBelow(null)).toEqual(['Office', ...before.filter((title) => title !== 'Office')]);
    const after = itemsIn(reply);
    expect(after.filter(({ depth }) => depth === 1).map(({ position }) => position)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
    expect(after.filter(({ id }) => id !== 'cat-office').map(({ version }) => version)).toEqual(
      otherVersions,
    );
    const history = await askAsEditor('GET /activity-log?entityType=category&entityId=cat-office');
    expect(itemsIn(history)).toMatchObject([
      { action: 'update', changes: [{ field: 'position', after: '1' }] },
    ]);
  });

  test('takes along all that is below it; a place beyond the end is the last', async () => {
    await moveCategory('cat-mugs', 'cat-office', 99);
    expect((await titlesBelow('cat-office')).at(-1)).toBe('Mugs');
    expect(await titlesBelow('cat-drinkware')).not.toContain('Mugs');
    const positions = (await readTree()).filter((one) => one.parentId === 'cat-drinkware');
    expect(positions.map(({ position }) => position)).toEqual(positions.map((_, index) => index + 1));
    expect((await readCategory('cat-mugs')).path).toBe('Office / Mugs');
  });

  test('is refused below itself or what is below it', async () => {
    for (const target of ['cat-drinkware', 'cat-mugs']) {
      expect((await moveCategory('cat-drinkware', target)).body).toMatchObject({
        errors: [{ field: 'parentId', code: 'cycle' }],
      });
    }
  });

  test('is refused beyond four levels, counted at the lowest child', async () => {
    const thirdLevel = textIn(await createCategory('Large', 'cat-mugs'), 'id');
    expect((await moveCategory('cat-drinkware', 'cat-pens')).body).toMatchObject({
      errors: [{ code: 'too_deep' }],
    });
    expect((await moveCategory('cat-mugs', thirdLevel)).body).toMatchObject({ errors: [{ code: 'cycle' }] });
    expect((await moveCategory('cat-mugs', 'cat-pens')).status).toBe(200);
  });

  test('is refused beside one of the same title', async () => {
    await createCategory('Mugs', 'cat-office');
    expect((await moveCategory('cat-mugs', 'cat-office')).body).toMatchObject({
      errors: [{ field: 'title', code: 'taken' }],
    });
  });

  test('is refused with an old version, or for something that does not exist', async () => {
    const body = { id: 'cat-mugs', parentId: null, position: 1 };
    const lateReply = await askAsEditor('POST /categories/move', { ...body, version: 99 });
    expect(lateReply.status).toBe(409);
    expect(lateReply.body).toMatchObject({ current: { id: 'cat-mugs', parentId: 'cat-drinkware' } });
    expect((await askAsEditor('POST /categories/move', { ...body, id: 'cat-0', version: 1 })).status).toBe(
      404,
    );
    expect(
      (await askAsEditor('POST /categories/move', { ...body, parentId: 'cat-0', version: 1 })).status,
    ).toBe(404);
  });
});

describe('changing a category', () => {
  test('changes title and state', async () => {
    const reply = await askAsEditor('PATCH /categories/cat-mugs', {
      version: 1,
      title: 'Cups',
      status: 'hidden',
    });
    expect(reply.body).toMatchObject({
      title: 'Cups',
      status: 'hidden',
      path: 'Drinkware / Cups',
      version: 2,
    });
    expect((await askAsEditor('PATCH /categories/cat-mugs', { version: 1, title: 'Mugs' })).status).toBe(409);
    const takenReply = await askAsEditor('PATCH /categories/cat-mugs', { version: 2, title: 'BOTTLES' });
    expect(takenReply.body).toMatchObject({ errors: [{ field: 'title', code: 'taken' }] });
    expect((await askAsEditor('PATCH /categories/cat-mugs', { version: 2, title: 'cups' })).status).toBe(200);
    expect((await askAsEditor('PATCH /categories/cat-0', { version: 1, title: 'X' })).status).toBe(404);
  });

  const setTargets = async (id: string, minGpPct: number | null, targetGpPct: number | null) =>
    askAsEditor(`PUT /categories/${id}/targets`, {
      minGpPct,
      targetGpPct,
      version: (await readCategory(id)).version,
    });

  test('applies margins to what is below, until one sets its own', async () => {
    await setTargets('cat-drinkware', 25, 40);
    expect(await readCategory('cat-mugs')).toMatchObject({ effectiveMinGpPct: 25, effectiveTargetGpPct: 40 });
    await setTargets('cat-mugs', 33, null);
    expect(await readCategory('cat-mugs')).toMatchObject({
      minGpPct: 33,
      targetGpPct: null,
      effectiveMinGpPct: 33,
      effectiveTargetGpPct: 40,
    });
    expect((await setTargets('cat-mugs', null, null)).body).toMatchObject({ effectiveMinGpPct: 25 });
  });

  test('refuses a floor above the target, inherited or not', async () => {
    expect((await setTargets('cat-drinkware', 50, 40)).body).toMatchObject({
      errors: [{ field: 'minGpPct', code: 'above_target' }],
    });
    expect((await setTargets('cat-mugs', 37, null)).status).toBe(422);
    expect((await setTargets('cat-mugs', null, 29)).status).toBe(422);
    expect((await setTargets('cat-drinkware', 50, null)).status).toBe(200);
    expect((await setTargets('cat-mugs', 96, null)).status).toBe(422);
  });

  test('puts live ladders below a floor that was raised', async () => {
    const countUnderFloor = async () => numberIn(await askAsEditor('GET /products?flag=underFloor'), 'total');
    const before = await countUnderFloor();
    await setTargets('cat-drinkware', 90, 95);
    expect(await countUnderFloor()).toBeGreaterThan(before);
  });
});
