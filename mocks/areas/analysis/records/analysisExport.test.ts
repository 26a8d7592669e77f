import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  zAnalyzedCompetitorList,
  zAnalyzedProductPage,
  zPriceMoverPage,
} from '#api/generated/zod/analysis.gen.ts';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { apiClient } from '#tests/support/apiClient.ts';
import { hideCostsFrom } from '#tests/support/costSecrets.ts';
import { exportedSheet } from '#tests/support/exported.ts';

const MANAGER = 'pricing.manager@backroom.test';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
});
afterEach(() => vi.useRealTimers());

const scope = 'days=90&basis=unit&qty=500';

test('a file of products has the rows of the list in its order, with its figures', async () => {
  const client = await apiClient(MANAGER);
  const query = `${scope}&sort=-rises&sort=product`;
  const { body } = await client.get(`/competitor-analysis/products?pageSize=100&${query}`);
  const { items } = zAnalyzedProductPage.parse(body);
  const columns = ['product', 'name', 'category', 'ours', 'gapPct', 'standing', 'gpPct', 'rises', 'drops'];
  const sheet = await exportedSheet(client, { resource: 'analyzedProducts', query, columns });
  expect(sheet?.headers).toEqual(columns);
  expect(items.length).toBeGreaterThan(10);
  expect(sheet?.rows).toEqual(
    items.map(({ product, category, ours, gapPct, standing, gpPct, rises, drops }) => [
      ...[product.code, product.name, category.name],
      ...[ours, gapPct, standing, gpPct, rises, drops].map((value) => String(value ?? '')),
    ]),
  );
});

test('a file of price changes has all of them, also beyond those on screen', async () => {
  const client = await apiClient(MANAGER);
  const query = `${scope}&direction=up`;
  const { body } = await client.get(`/competitor-analysis/movers?pageSize=100&${query}`);
  const { items, total } = zPriceMoverPage.parse(body);
  const columns = ['product', 'competitor', 'changePct', 'before', 'after', 'at', 'url'];
  const sheet = await exportedSheet(client, { resource: 'priceMovers', query, columns });
  expect(sheet?.rows).toHaveLength(total);
  expect(sheet?.rows.slice(0, 100)).toEqual(
    items.map(({ product, competitor, changePct, before, after, at, evidenceUrl }) => [
      ...[product.code, competitor.name],
      ...[changePct, before, after, at, evidenceUrl].map(String),
    ]),
  );
});

test('a file of competitors has the figures of each', async () => {
  const client = await apiClient(MANAGER);
  const { body } = await client.get(`/competitor-analysis/competitors?${scope}`);
  const columns = ['name', 'index', 'common', 'fresh', 'broken'];
  const sheet = await exportedSheet(client, { resource: 'analyzedCompetitors', query: scope, columns });
  expect(sheet?.rows).toEqual(
    zAnalyzedCompetitorList
      .parse(body)
      .items.map(({ competitor, index, common, fresh, broken }) => [
        competitor.name,
        ...[index ?? '', common, fresh, broken].map(String),
      ]),
  );
});

test('what the lists refuse is refused, and so is who may read none of them', async () => {
  const client = await apiClient(MANAGER);
  const ask = (body: object) => client.post('/exports', { columns: ['name'], query: '', ...body });
  expect(await ask({ resource: 'priceMovers', query: 'is=last' })).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'query.is', code: 'unknown_field' }] },
  });
  expect(await ask({ resource: 'analyzedProducts', query: 'days=0' })).toMatchObject({ status: 422 });
  expect(await ask({ resource: 'analyzedCompetitors', columns: ['secret'] })).toMatchObject({ status: 422 });
  const other = await apiClient('service@backroom.test');
  for (const resource of ['analyzedProducts', 'analyzedCompetitors', 'priceMovers'])
    expect(await other.post('/exports', { resource, query: '', columns: ['name'] })).toMatchObject({
      status: 403,
    });
});

test('without View Costs a file tells nothing of margins', async () => {
  hideCostsFrom('', MANAGER);
  const client = await apiClient(MANAGER);
  const request = { resource: 'analyzedProducts', query: '', columns: ['name', 'opportunities'] };
  for (const refused of [{ query: 'is=lower' }, { query: 'sort=-gpPct' }, { columns: ['gpPct'] }])
    expect(await client.post('/exports', { ...request, ...refused })).toMatchObject({ status: 403 });
  const sheet = await exportedSheet(client, request);
  const words = sheet?.rows.flatMap((row) => row[1]?.split(', ') ?? []) ?? [];
  expect(words).toContain('raise');
  expect(words).not.toContain('lower');
});
