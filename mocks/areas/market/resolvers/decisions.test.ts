import { beforeEach, expect, test } from 'vitest';

import { resetSession } from '#mocks/core/mockSessions.ts';
import {
  askAs,
  askAsAnalyst,
  CATALOGUE,
  marketNow,
  MERCHANDISER,
  newMatch,
  REJECTED,
} from '#tests/support/matches.ts';
import { itemsIn } from '#tests/support/replyBody.ts';

beforeEach(() => resetSession());

const PATH = '/products/prd-0016/competitor-decisions';
const decide = (items: readonly object[], version = 1) => askAsAnalyst(`PUT ${PATH}`, { version, items });
const notSold = (competitorId: string) => ({ competitorId, decision: 'notSold' });

test('nothing is decided at first, of competitors that are compared', async () => {
  const { competitors } = marketNow();
  const alpina = competitors.get('cmp-9');
  if (alpina) competitors.put({ ...alpina, status: 'paused' });
  const reply = await askAsAnalyst(`GET ${PATH}`);
  expect(reply.body).toMatchObject({ product: { id: 'prd-0016' }, version: 1, items: [] });
  const names = itemsIn(reply, 'competitors').map(({ name }) => String(name));
  expect(names).toEqual(names.toSorted());
  expect(names).toHaveLength(9);
});

test('what is decided says who did it and when, and stays when another decision is added', async () => {
  const first = await decide([notSold('cmp-7')]);
  expect(first.body).toMatchObject({
    version: 2,
    items: [{ ...notSold('cmp-7'), decidedBy: { name: 'Priya Raman' }, decidedAt: expect.any(String) }],
  });
  const second = await askAs('pricing.manager@backroom.test', `PUT ${PATH}`, {
    version: 2,
    items: [notSold('cmp-7'), { competitorId: 'cmp-8', decision: 'track' }],
  });
  expect(second.body).toMatchObject({
    items: [{ decidedBy: { id: 'u-1003' } }, { decision: 'track', decidedBy: { id: 'u-1002' } }],
  });
  expect((await askAsAnalyst(`GET ${PATH}`)).body).toEqual(second.body);
});

test('a competitor with a match can be left out of scans, and stays so when another page is attached', async () => {
  expect((await decide([{ competitorId: 'cmp-5', decision: 'notScanned' }])).status).toBe(200);
  await askAsAnalyst('POST /matches', newMatch);
  expect(itemsIn(await askAsAnalyst(`GET ${PATH}`))).toMatchObject([
    { competitorId: 'cmp-5', decision: 'notScanned' },
  ]);
});

test('a competitor with a match sells the product', async () => {
  expect(await decide([notSold('cmp-2')])).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'items.0.decision', code: 'matched' }] },
  });
  // One whose page was rejected has none.
  expect((await decide([notSold('cmp-1')])).status).toBe(200);
});

test('a decision ends when a page of the competitor is attached or confirmed', async () => {
  await decide([notSold('cmp-5'), notSold('cmp-1'), notSold('cmp-7')]);
  await askAsAnalyst('POST /matches', newMatch);
  await askAsAnalyst(`POST /matches/${REJECTED}/restore`, { version: 1 });
  await askAsAnalyst(`POST /matches/${REJECTED}/confirm`, { version: 2 });
  expect((await askAsAnalyst(`GET ${PATH}`)).body).toMatchObject({
    version: 4,
    items: [notSold('cmp-7')],
  });
});

test('a competitor that is not there or named twice is refused', async () => {
  expect(await decide([notSold('cmp-0')])).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'items.0.competitorId', code: 'unknown' }] },
  });
  expect(await decide([notSold('cmp-7'), notSold('cmp-7')])).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'items.1.competitorId', code: 'duplicate' }] },
  });
});

test('another version, another product and other people are refused', async () => {
  await decide([notSold('cmp-7')]);
  expect(await decide([], 1)).toMatchObject({
    status: 409,
    body: { code: 'version_conflict', current: { version: 2, items: [notSold('cmp-7')] } },
  });
  const elsewhere = '/products/prd-0/competitor-decisions';
  expect((await askAsAnalyst(`GET ${elsewhere}`)).status).toBe(404);
  expect((await askAsAnalyst(`PUT ${elsewhere}`, { version: 1, items: [] })).status).toBe(404);
  expect((await askAs(MERCHANDISER, `GET ${PATH}`)).status).toBe(200);
  expect(await askAs(MERCHANDISER, `PUT ${PATH}`, { version: 2, items: [] })).toMatchObject({
    status: 403,
    body: { node: 'Competitor Manager: Decide' },
  });
  expect((await askAs(CATALOGUE, `GET ${PATH}`)).status).toBe(403);
});

test('a decision is in the history of the product’s competitors', async () => {
  await decide([notSold('cmp-7')]);
  await decide([], 2);
  const log = await askAsAnalyst('GET /activity-log?entityType=competitorDecisions&entityId=prd-0016');
  expect(itemsIn(log)).toMatchObject([
    { changes: [{ field: 'Regent Branded Goods', before: 'notSold', after: null }] },
    { changes: [{ field: 'Regent Branded Goods', before: null, after: 'notSold' }] },
  ]);
});
