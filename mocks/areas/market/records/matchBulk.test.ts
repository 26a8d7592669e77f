import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { advanceTime, apiClient, finishJob, type ApiClient } from '#tests/support/apiClient.ts';
import { apply, preview } from '#tests/support/bulk.ts';
import {
  ANALYST,
  askAsAnalyst,
  CONFIRMED,
  changeListing,
  marketNow,
  REJECTED,
  SUGGESTED,
} from '#tests/support/matches.ts';
import { textIn } from '#tests/support/askMock.ts';
import { itemsIn, recordIn } from '#tests/support/replyBody.ts';

let client: ApiClient;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  client = await apiClient(ANALYST);
});
afterEach(() => {
  vi.useRealTimers();
});

const request = (action: string, selection: object, params: object = {}) => ({
  resource: 'matches',
  action,
  params,
  selection,
});

describe('a bulk action on matches', () => {
  test('confirms the surest suggestions, and no other', async () => {
    const query = 'status=suggested';
    const plan = recordIn(await preview(client, request('confirm', { query })));
    const sure = recordIn(await askAsAnalyst(`GET /matches?${query}&confidenceMin=0.95`));
    expect(plan).toMatchObject({ affected: sure['total'] });
    expect(plan['skipped']).toContainEqual(expect.objectContaining({ reason: 'uncertain' }));
    const job = await finishJob(client, await apply(client, request('confirm', { query })));
    expect(job.body).toMatchObject({ state: 'done', counts: { done: sure['total'] } });
    const left = marketNow()
      .listings.all()
      .filter(({ status }) => status === 'suggested');
    expect(Math.max(...left.map(({ confidence }) => confidence))).toBeLessThan(0.95);
  });

  test('rejects with a reason, sets the type and the pack factor', async () => {
    const selection = { ids: [SUGGESTED, CONFIRMED, REJECTED] };
    for (const [action, params] of [
      ['setMatchType', { matchType: 'equivalent' }],
      ['setPackFactor', { packFactor: 25 }],
      ['reject', { reason: 'wrongPack' }],
    ] as const)
      await finishJob(client, await apply(client, request(action, selection, params)));
    for (const id of [SUGGESTED, CONFIRMED])
      expect(marketNow().listings.get(id)).toMatchObject({
        matchType: 'equivalent',
        packFactor: 25,
        status: 'rejected',
        rejectReason: 'wrongPack',
        decidedBy: { name: 'Priya Raman' },
      });
    expect(marketNow().listings.get(REJECTED)).toMatchObject({ version: 1 });
  });

  test('needs the value that it sets, and leaves out what somebody changed meanwhile', async () => {
    const selection = { ids: [SUGGESTED] };
    for (const [action, field] of [
      ['reject', 'params.reason'],
      ['setMatchType', 'params.matchType'],
      ['setPackFactor', 'params.packFactor'],
    ] as const)
      expect(await preview(client, request(action, selection))).toMatchObject({
        status: 422,
        body: { errors: [{ field }] },
      });
    expect(await preview(client, request('confirm', { query: 'status=certain' }))).toMatchObject({
      status: 422,
      body: { errors: [{ field: expect.stringContaining('selection.query.status') }] },
    });
    expect(
      await preview(client, request('setCategory', selection, { categoryId: 'cat-mugs' })),
    ).toMatchObject({ body: { affected: 0, skipped: [{ reason: 'invalid' }] } });
    changeListing(SUGGESTED, { confidence: 0.97 });
    const job = await apply(client, request('confirm', selection));
    changeListing(SUGGESTED, { version: 9 });
    expect((await finishJob(client, job)).body).toMatchObject({ counts: { skipped: 1 } });
  });

  test('reads pages again one by one: one that cannot be read stops no other, and a second try takes that one alone', async () => {
    const ids = marketNow()
      .listings.all()
      .filter(({ competitorId, status }) => competitorId === 'cmp-2' && status === 'confirmed')
      .map(({ id }) => id);
    const before = new Map(ids.map((id) => [id, marketNow().listings.get(id)]));
    const started = await apply(client, request('reRead', { ids }));
    advanceTime(850);
    const underway = recordIn(await client.get(`/jobs/${textIn(started, 'id')}`));
    expect(underway).toMatchObject({ state: 'running', counts: { total: ids.length } });
    const job = recordIn(await finishJob(client, started));
    const rows = itemsIn(await client.get(`/jobs/${String(job['id'])}/rows?pageSize=100`));
    expect(rows.map(({ id }) => id)).toEqual(ids);
    expect(new Set(rows.map(({ found, reason }) => found ?? reason))).toEqual(
      new Set(['samePrice', 'newPrice', 'unreadable']),
    );
    for (const { id, result, found } of rows) {
      const now = marketNow().listings.get(String(id));
      const was = before.get(String(id));
      expect(now?.version).toBe((was?.version ?? 0) + 1);
      expect(now?.failedReads).toBe(result === 'failed' ? (was?.failedReads ?? 0) + 1 : 0);
      const added = marketNow().session.changes.readings.filter(({ listingId }) => listingId === id);
      expect(added).toHaveLength(found === 'newPrice' ? 1 : 0);
    }
    vi.setSystemTime(Date.parse(String(job['finishedAt'])));
    const again = recordIn(await preview(client, request('reRead', { ids })));
    const failed = rows.filter(({ result }) => result === 'failed').length;
    expect(again).toMatchObject({ selected: ids.length, affected: failed });
    expect(again['skipped']).toContainEqual(expect.objectContaining({ reason: 'justRead' }));
  });

  test('leaves pages alone that are not read: of a paused competitor, and rejected ones', async () => {
    const { competitors } = marketNow();
    const paused = competitors.get(marketNow().listings.get(CONFIRMED)?.competitorId ?? '');
    if (!paused) throw new Error('The page has no competitor.');
    competitors.put({ ...paused, status: 'paused' });
    expect(
      await preview(client, request('reRead', { ids: [CONFIRMED, REJECTED, 'lst-none'] })),
    ).toMatchObject({
      body: {
        affected: 0,
        skipped: [{ reason: 'notScanned' }, { reason: 'invalid' }, { reason: 'invalid' }],
      },
    });
  });

  test('deciding and changing have permissions of their own', async () => {
    const reader = await apiClient('merchandiser@backroom.test');
    expect(await preview(reader, request('confirm', { ids: [SUGGESTED] }))).toMatchObject({
      status: 403,
      body: { node: 'Competitor Manager: Decide' },
    });
    expect(
      await preview(reader, request('setPackFactor', { ids: [SUGGESTED] }, { packFactor: 1 })),
    ).toMatchObject({ status: 403, body: { node: 'Competitor Manager: Edit' } });
  });

  test('is one action in the log', async () => {
    const query = 'status=suggested&confidenceMin=0.95';
    const job = recordIn(await finishJob(client, await apply(client, request('confirm', { query }))));
    const entries = itemsIn(await askAsAnalyst(`GET /activity-log?jobId=${String(job['id'])}`));
    expect(entries.length).toBeGreaterThan(0);
    expect(entries[0]).toMatchObject({ entityType: 'match', correlationId: job['id'] });
  });
});
