import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  zAnalysisSummary,
  zAnalyzedCompetitorList,
  zCategoryFiguresList,
  zGapDistribution,
  zIndexHeatmap,
  zIndexSeries,
  zPriceMoverPage,
} from '#api/generated/zod/analysis.gen.ts';
import { seed } from '#mocks/core/db.ts';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { randomFrom } from '#mocks/core/random.ts';
import { ask, tokenOf } from '#tests/support/askMock.ts';
import { readRawMarket } from '#tests/support/slowMarket/rawMarket.ts';
import {
  slowCategories,
  slowCompetitors,
  slowGaps,
  slowHeat,
  slowMovers,
  slowSeries,
  slowSummary,
} from '#tests/support/slowMarket/slowFigures.ts';
import { drawScope, readScope, toQuery } from '#tests/support/slowMarket/slowScope.ts';

const NOW = Date.UTC(2026, 10, 20, 9, 30);
const DAY_MS = 86_400_000;

vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
const market = readRawMarket(seed());
const random = randomFrom(2_091_128);
const scopes = Array.from({ length: 20 }, () => {
  const asked = drawScope(market, random);
  return { asked, query: toQuery(asked), scope: readScope(market, asked), rollup: random.percent(50) };
});

let token = '';
beforeAll(async () => {
  resetSession();
  token = await tokenOf('pricing.manager@backroom.test');
});
afterAll(() => vi.useRealTimers());

async function read(path: string, query: string): Promise<unknown> {
  const { status, body } = await ask(`GET /competitor-analysis/${path}?${query}`, { token });
  expect([path, status]).toEqual([path, 200]);
  return body;
}

/** A series is worked out in binary numbers: what ends in a half may be rounded the other way. */
function expectSame(shown: readonly (string | null)[], slow: readonly (string | null)[]): void {
  expect(shown.map((text) => text === null)).toEqual(slow.map((text) => text === null));
  for (const [at, text] of shown.entries()) {
    expect(Math.abs(Number(text) - Number(slow[at]))).toBeLessThan(0.011);
  }
}

test('the scopes that are drawn have products, past ends, and each part of a scope', () => {
  expect(scopes.filter(({ scope }) => scope.products.length > 2).length).toBeGreaterThan(10);
  const names = new Set(scopes.flatMap(({ asked }) => Object.keys(asked)));
  expect([...names].toSorted()).toEqual([
    'atMoq',
    'basis',
    'categoryId',
    'competitorId',
    'days',
    'exact',
    'kvi',
    'qty',
    'supplierId',
    'until',
  ]);
});

describe.each(scopes)(
  'worked out slowly from raw readings in "$query"',
  ({ asked, query, scope, rollup }) => {
    test('the summary is the same', async () => {
      const summary = zAnalysisSummary.parse(await read('summary', query));
      expect(summary).toMatchObject(slowSummary(market, scope));
    });

    test('the gaps, the table of heat, the competitors and the changes of prices are the same', async () => {
      const { buckets } = zGapDistribution.parse(await read('gap-distribution', query));
      expect(buckets.map(({ products }) => products)).toEqual(slowGaps(market, scope));
      const { rows } = zIndexHeatmap.parse(await read('heatmap', query));
      expect(rows.map(({ category, ...row }) => ({ id: category.id, ...row }))).toEqual(
        slowHeat(market, scope, asked.categoryId),
      );
      const { items } = zAnalyzedCompetitorList.parse(await read('competitors', query));
      expect(items.map(({ competitor, ...figures }) => ({ id: competitor.id, ...figures }))).toEqual(
        slowCompetitors(market, scope),
      );
      const movers = zPriceMoverPage.parse(await read('movers', `pageSize=100&${query}`));
      const slow = slowMovers(market, scope);
      expect(movers.total).toBe(slow.length);
      expect(movers.items.map(({ id, changePct, gapPct }) => ({ id, changePct, gapPct }))).toEqual(
        slow.slice(0, 100),
      );
    });

    test('the categories are the same', async () => {
      const parentId = asked.categoryId?.at(0) ?? null;
      const own = parentId === null ? '' : `parentId=${parentId}&`;
      const { items } = zCategoryFiguresList.parse(
        await read('categories', `${own}rollup=${rollup}&${query}`),
      );
      const slow = slowCategories(market, scope, parentId, rollup);
      expect(items.map(({ id }) => id)).toEqual(slow.map(({ id }) => id));
      expect(items).toMatchObject(slow);
    });

    test('the series is the same at each of its moments', async () => {
      const series = zIndexSeries.parse(await read('index-series', query));
      const moments = series.moments.map((moment) => Date.parse(moment));
      expect([moments[0], moments.at(-1)]).toEqual([scope.from, scope.to]);
      expect(moments.slice(0, -1).every((moment) => moment % DAY_MS === 0)).toBe(true);
      const slow = slowSeries(market, scope, moments);
      expectSame(series.market, slow.market);
      expect(series.competitors.map(({ competitor }) => competitor.id)).toEqual(
        slow.competitors.map(({ id }) => id),
      );
      for (const [at, { values }] of series.competitors.entries()) {
        expectSame(values, slow.competitors[at]?.values ?? []);
      }
    });
  },
);
