import { beforeEach, describe, expect, test } from 'vitest';
import {
  zAnalysisSummary,
  zAnalyzedCompetitorList,
  zAnalyzedProductPage,
  zGapDistribution,
  zIndexHeatmap,
  zIndexSeries,
  zOpportunityList,
  zPriceMoverPage,
} from '#api/generated/zod/analysis.gen.ts';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, tokenOf } from '#tests/support/askMock.ts';
import { hideCostsFrom } from '#tests/support/costSecrets.ts';
import { recordIn } from '#tests/support/replyBody.ts';

beforeEach(() => resetSession());

const askAs = async (name: string, call: string, body?: unknown) =>
  ask(call, {
    token: await tokenOf(`${name}@backroom.test`),
    ...(body !== undefined && { body, headers: { 'Idempotency-Key': crypto.randomUUID() } }),
  });
const read = async (path: string, query = '') =>
  (await askAs('pricing.manager', `GET /competitor-analysis/${path}${query}`)).body;
const productsIn = async (query: string) =>
  zAnalyzedProductPage.parse(await read('products', `?pageSize=100&${query}`));

const scopes = [
  '',
  'days=7',
  'days=90&basis=unit&qty=500',
  'atMoq=true',
  'categoryId=cat-drinkware',
  'competitorId=cmp-1&competitorId=cmp-4',
  'kvi=true&exact=true',
  'until=2026-01-31&days=60',
];

describe.each(scopes)('in the scope "%s"', (scope) => {
  test('each figure counts exactly the products that the list has under its word', async () => {
    const summary = zAnalysisSummary.parse(await read('summary', `?${scope}`));
    expect((await productsIn(scope)).total).toBe(summary.tracked);
    for (const [word, count] of Object.entries(summary.now)) {
      expect([word, (await productsIn(`is=${word}&${scope}`)).total]).toEqual([word, count]);
    }
    const { covered, uncovered, first, tied, between, last, fresh, notFresh } = summary.now;
    expect(covered + uncovered).toBe(summary.tracked);
    expect(fresh + notFresh).toBe(summary.tracked);
    expect(first + tied + between + last).toBeLessThanOrEqual(covered);
  });

  test('each bucket and each opportunity counts exactly the products that the list has', async () => {
    const { buckets } = zGapDistribution.parse(await read('gap-distribution', `?${scope}`));
    for (const { gapFrom, gapTo, products } of buckets) {
      const bounds = [gapFrom === null ? '' : `gapFrom=${gapFrom}`, gapTo === null ? '' : `gapTo=${gapTo}`];
      expect((await productsIn([...bounds, scope].filter(Boolean).join('&'))).total).toBe(products);
    }
    const { items } = zOpportunityList.parse(await read('opportunities', `?${scope}`));
    expect(items.map(({ kind }) => kind)).toEqual(['raise', 'lower', 'checkMatch']);
    for (const { kind, products } of items) {
      expect((await productsIn(`is=${kind}&${scope}`)).total).toBe(products);
    }
  });

  test('the series begins and ends with the figures of the summary, and the table has its mean', async () => {
    const { index, indexBefore, from, asOf } = zAnalysisSummary.parse(await read('summary', `?${scope}`));
    const { moments, market } = zIndexSeries.parse(await read('index-series', `?${scope}`));
    expect([market[0], market.at(-1)]).toEqual([indexBefore, index]);
    expect(moments[0]).toBe(from);
    expect(Date.parse(moments.at(-1) ?? '') - Date.parse(asOf)).toBeLessThan(60_000);
    expect(moments).toEqual(moments.toSorted());
  });

  test('movers are those of the list’s rises and drops', async () => {
    const { items: products } = await productsIn(scope);
    const up = zPriceMoverPage.parse(await read('movers', `?pageSize=100&direction=up&${scope}`));
    const down = zPriceMoverPage.parse(await read('movers', `?pageSize=100&direction=down&${scope}`));
    const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);
    expect(up.total).toBe(sum(products.map(({ rises }) => rises)));
    expect(down.total).toBe(sum(products.map(({ drops }) => drops)));
    const sizes = up.items.map(({ changePct }) => Number(changePct));
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
  });
});

test('the list has the index that the list of products has, in the usual scope', async () => {
  const { items } = await productsIn('');
  expect(items.length).toBeGreaterThan(10);
  for (const { id, priceIndex } of items) {
    const product = recordIn(await askAs('admin', `GET /products/${id}`));
    expect([id, priceIndex]).toEqual([id, product['priceIndex']]);
  }
});

test('the table of heat has the indexes of one category and one competitor', async () => {
  const { rows } = zIndexHeatmap.parse(await read('heatmap'));
  expect(rows.length).toBeGreaterThan(1);
  for (const { category, index, tracked, cells } of rows) {
    const ofCategory = `categoryId=${category.id}`;
    const summary = zAnalysisSummary.parse(await read('summary', `?${ofCategory}`));
    expect([summary.index, summary.tracked]).toEqual([index, tracked]);
    for (const cell of cells.slice(0, 3)) {
      const { items } = zAnalyzedCompetitorList.parse(await read('competitors', `?${ofCategory}`));
      const same = items.find(({ competitor }) => competitor.id === cell.competitorId);
      expect([same?.index, same?.common]).toEqual([cell.index, cell.products]);
    }
  }
});

test('a new reading moves every figure it is part of, and an archived competitor leaves all', async () => {
  const { items } = await productsIn('is=last&sort=-gapPct');
  const [dearest] = items;
  expect(dearest).toBeDefined();
  const competitorId = dearest?.lowest?.competitor.id ?? '';
  const paused = recordIn(await askAs('admin', `GET /competitors/${competitorId}`));
  const { status } = await askAs('admin', `PATCH /competitors/${competitorId}`, {
    version: paused['version'],
    status: 'paused',
  });
  expect(status).toBe(200);
  const names = zAnalyzedCompetitorList
    .parse(await read('competitors'))
    .items.map(({ competitor }) => competitor.id);
  expect(names).not.toContain(competitorId);
  const after = (await productsIn('')).items.find(({ id }) => id === dearest?.id);
  expect(after?.lowest?.competitor.id).not.toBe(competitorId);
});

describe('without View Costs', () => {
  beforeEach(() => hideCostsFrom('', 'merchandiser@backroom.test'));

  test('margins are not told, neither in figures nor by asking for them', async () => {
    const page = await askAs('merchandiser', 'GET /competitor-analysis/summary');
    const summary = zAnalysisSummary.parse(page.body);
    expect(summary.now.underFloor).toBeNull();
    const list = await askAs('merchandiser', 'GET /competitor-analysis/products?pageSize=100');
    const { items } = zAnalyzedProductPage.parse(list.body);
    expect(items.length).toBeGreaterThan(5);
    expect(items.every(({ gpPct, underFloor }) => gpPct === null && underFloor === null)).toBe(true);
    expect(items.flatMap(({ opportunities }) => opportunities)).not.toContain('lower');
    for (const query of ['is=underFloor', 'is=lower', 'sort=-gpPct']) {
      expect((await askAs('merchandiser', `GET /competitor-analysis/products?${query}`)).status).toBe(403);
    }
  });
});

describe('putting opportunities aside', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const snooze = (name: string, kind: string, until: string | null) =>
    askAs(name, 'POST /competitor-analysis/opportunities/snooze', { kind, until });
  const untilOf = async (name: string, kind: string) => {
    const { body } = await askAs(name, 'GET /competitor-analysis/opportunities');
    return zOpportunityList.parse(body).items.find((one) => one.kind === kind)?.snoozedUntil;
  };

  test('is for the person alone, and taken back with null', async () => {
    const until = inDays(7);
    expect((await snooze('pricing.manager', 'raise', until)).status).toBe(200);
    expect(await untilOf('pricing.manager', 'raise')).toBe(until);
    expect(await untilOf('pricing.manager', 'checkMatch')).toBeNull();
    expect(await untilOf('admin', 'raise')).toBeNull();
    await snooze('pricing.manager', 'raise', null);
    expect(await untilOf('pricing.manager', 'raise')).toBeNull();
  });

  test.each([-1, 91])('until %d days ahead is out of range', async (days) => {
    const { status, body } = await snooze('pricing.manager', 'raise', inDays(days));
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain('out_of_range');
  });
});
