import { beforeEach, describe, expect, test } from 'vitest';
import {
  zAnalysisSummary,
  zAnalyzedProductPage,
  zCategoryFiguresList,
  zIndexHeatmap,
} from '#api/generated/zod/analysis.gen.ts';
import { zCategory } from '#api/generated/zod/catalogue.gen.ts';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, tokenOf } from '#tests/support/askMock.ts';

beforeEach(() => resetSession());

const askAs = async (name: string, call: string, body?: unknown) =>
  ask(call, { token: await tokenOf(`${name}@backroom.test`), ...(body !== undefined && { body }) });
const read = async (call: string, name = 'pricing.manager') => (await askAs(name, `GET ${call}`)).body;
const figures = async (query = '', name?: string) =>
  zCategoryFiguresList.parse(await read(`/competitor-analysis/categories?${query}`, name));
const rowOf = async (id: string, query = '') => {
  const row = (await figures(query)).items.find((one) => one.id === id);
  if (!row) throw new Error(`no category ${id}`);
  return row;
};

test.each(['', 'days=7&basis=unit&qty=500', 'kvi=true', 'competitorId=cmp-1'])(
  'the figures of a category in the scope "%s" are those of its products',
  async (scope) => {
    const { items } = await figures(scope);
    expect(items.filter(({ tracked }) => tracked > 0).length).toBeGreaterThan(1);
    for (const row of items) {
      const inside = `categoryId=${row.id}&${scope}`;
      const { now, index } = zAnalysisSummary.parse(await read(`/competitor-analysis/summary?${inside}`));
      const { covered, first, tied, between, last, underFloor } = row;
      expect({ covered, first, tied, between, last, underFloor, index: row.index }).toEqual({
        covered: now.covered,
        first: now.first,
        tied: now.tied,
        between: now.between,
        last: now.last,
        underFloor: now.underFloor,
        index,
      });
      const list = zAnalyzedProductPage.parse(
        await read(`/competitor-analysis/products?pageSize=100&${inside}`),
      );
      expect(list.total).toBe(row.tracked);
      const margins = list.items.flatMap(({ gpPct }) => (gpPct === null ? [] : Number(gpPct)));
      const mean = margins.reduce((sum, value) => sum + value, 0) / margins.length;
      if (margins.length > 0) expect(Math.abs(Number(row.gpPct) - mean)).toBeLessThan(0.02);
      expect(row.rises).toBe(list.items.reduce((sum, { rises }) => sum + rises, 0));
      expect(row.drops).toBe(list.items.reduce((sum, { drops }) => sum + drops, 0));
    }
  },
);

test('the cells are those of the table of heat', async () => {
  const { items, competitors } = await figures();
  const heat = zIndexHeatmap.parse(await read('/competitor-analysis/heatmap'));
  expect(competitors).toEqual(heat.competitors);
  for (const row of heat.rows) {
    expect(items.find(({ id }) => id === row.category.id)?.cells).toEqual(row.cells);
  }
});

test('a category comes first, then those right below it; what is below counts for it only when figures roll up', async () => {
  const [itself, ...below] = (await figures('parentId=cat-drinkware')).items;
  expect(itself?.id).toBe('cat-drinkware');
  expect(below.map(({ parentId }) => parentId)).toEqual(below.map(() => 'cat-drinkware'));
  expect(itself?.products).toBe(below.reduce((sum, { products }) => sum + products, 0));
  const [alone, ...same] = (await figures('parentId=cat-drinkware&rollup=false')).items;
  expect(alone).toMatchObject({ products: 0, tracked: 0, index: null, gpPct: null });
  expect(same).toEqual(below);
});

test('a margin is its own, or says which category it comes from', async () => {
  const { version } = zCategory.parse(
    (await askAs('admin', 'POST /categories', { parentId: 'cat-mugs', title: 'Enamel mugs' })).body,
  );
  expect(version).toBe(1);
  const mugs = await rowOf('cat-mugs', 'parentId=cat-mugs');
  await askAs('pricing.manager', 'PUT /categories/cat-mugs/targets', {
    targetGpPct: null,
    minGpPct: 32,
    version: mugs.version,
  });
  const after = await figures('parentId=cat-mugs');
  const drinkware = { id: 'cat-drinkware', code: 'drinkware', name: 'Drinkware' };
  expect(after.items[0]).toMatchObject({
    targetGp: { own: null, applies: 36, from: drinkware },
    minGp: { own: 32, applies: 32, from: null },
  });
  expect(after.items[1]).toMatchObject({
    targetGp: { own: null, applies: 36, from: drinkware },
    minGp: { own: null, applies: 32, from: { name: 'Mugs' } },
  });
});

describe('refusals', () => {
  test('a category that is not there is not found', async () => {
    expect((await askAs('admin', 'GET /competitor-analysis/categories?parentId=cat-none')).status).toBe(404);
  });

  test('without View Costs margins are withheld', async () => {
    const { items } = await figures('', 'catalogue');
    expect(items.length).toBeGreaterThan(1);
    for (const row of items) {
      expect(row).toMatchObject({ gpPct: null, underFloor: null, targetGp: null, minGp: null });
    }
  });
});
