import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import type { MockReply } from '#tests/support/askMock.ts';
import { askAs, changeListing, marketNow } from '#tests/support/matches.ts';
import { itemsIn, numberIn, recordIn } from '#tests/support/replyBody.ts';

const MANAGER = 'pricing.manager@backroom.test';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const asManager = (call: string, body?: unknown): Promise<MockReply> => askAs(MANAGER, call, body);
const ofCompetitor = (id: string) =>
  marketNow()
    .listings.all()
    .filter(({ competitorId, status }) => competitorId === id && status !== 'rejected');

async function scan(id: string): Promise<{ runId: string; jobId: string }> {
  const reply = await asManager(`POST /competitors/${id}/scan`);
  expect(reply.status).toBe(202);
  const job = recordIn(reply);
  return { runId: String(job['scanRunId']), jobId: String(job['id']) };
}

const runOf = async (id: string) => recordIn(await asManager(`GET /scan-runs/${id}`));
const pass = (ms: number): void => {
  vi.setSystemTime(Date.now() + ms);
};

beforeEach(() => {
  resetSession();
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a run', () => {
  test('reads page by page as time passes, and is a job of whoever started it', async () => {
    const pages = ofCompetitor('cmp-1').length;
    const { runId, jobId } = await scan('cmp-1');
    expect(await runOf(runId)).toMatchObject({
      ...{ state: 'queued', trigger: 'manual', jobId, pages, read: 0, failed: 0, finishedAt: null },
      ...{ competitor: { id: 'cmp-1' }, startedBy: { name: 'Martin Albrecht' } },
    });
    pass(850);
    const running = await runOf(runId);
    expect(running).toMatchObject({ state: 'running', finishedAt: null });
    expect(Number(running['read']) + Number(running['failed'])).toBe(2);
    expect(recordIn(await asManager(`GET /jobs/${jobId}`))).toMatchObject({ kind: 'scan', scanRunId: runId });
    pass(60_000);
    const done = await runOf(runId);
    expect(done).toMatchObject({ state: 'done', pages });
    expect(Number(done['read']) + Number(done['failed'])).toBe(pages);
    expect(done['finishedAt']).not.toBeNull();
  });

  test('leaves out a product for which its competitor is not to be scanned, also one decided meanwhile', async () => {
    const [first, second] = ofCompetitor('cmp-3');
    if (!first || !second) throw new Error('The competitor has no pages.');
    const items = [{ competitorId: 'cmp-3', decision: 'notScanned' }];
    const leaveOut = ({ productId }: { productId: string }) =>
      asManager(`PUT /products/${productId}/competitor-decisions`, { version: 1, items });
    expect(await leaveOut(first)).toMatchObject({ status: 200 });
    const pages = ofCompetitor('cmp-3').length;
    const { runId, jobId } = await scan('cmp-3');
    expect(await runOf(runId)).toMatchObject({ pages: pages - 1 });
    await leaveOut(second);
    pass(60_000);
    expect(recordIn(await asManager(`GET /jobs/${jobId}`))).toMatchObject({ counts: { skipped: 1 } });
    for (const { id, version } of [first, second])
      expect(marketNow().listings.get(id)).toMatchObject({ version });
    // Whoever asks for one page gets it read.
    const reply = await askAs('pricing.analyst@backroom.test', `POST /matches/${first.id}/re-read`, {
      version: first.version,
    });
    expect(reply).toMatchObject({ status: 200, body: { version: first.version + 1 } });
  });

  test('reads as a person does who has each page read again', async () => {
    const before = new Map(ofCompetitor('cmp-3').map((listing) => [listing.id, listing]));
    const { runId } = await scan('cmp-3');
    pass(60_000);
    const pages = itemsIn(await asManager(`GET /scan-runs/${runId}/pages?pageSize=100`));
    expect(pages.map(({ id }) => id)).toEqual([...before.keys()]);
    for (const { id, outcome, readAt, before: old, after, failure } of pages) {
      const was = before.get(String(id));
      const match = recordIn(await asManager(`GET /matches/${String(id)}`));
      if (outcome === 'failed') {
        expect(failure).not.toBeNull();
        expect(match).toMatchObject({ failedReads: (was?.failedReads ?? 0) + 1 });
        continue;
      }
      expect(match).toMatchObject({ failedReads: 0, lastSeenAt: readAt });
      if (outcome === 'changed') {
        expect(match['reading']).toEqual(after);
        expect(old).not.toEqual(after);
      } else expect([old, after]).toEqual([null, null]);
    }
    expect(new Set(pages.map(({ outcome }) => outcome)).size).toBeGreaterThan(1);
    const competitor = recordIn(await asManager('GET /competitors/cmp-3'));
    const read = pages.flatMap(({ outcome, readAt }) => (outcome === 'failed' ? [] : String(readAt)));
    expect(competitor['lastScanAt']).toBe(read.toSorted().at(-1));
  });

  test('breaks a match at the third failure, and mends one that is there again', async () => {
    const [page] = ofCompetitor('cmp-3').filter(({ status }) => status === 'confirmed');
    let broke: unknown[] = [];
    for (let version = 1; version < 200 && broke.length === 0; version += 1) {
      changeListing(page?.id ?? '', { version, status: 'confirmed', failedReads: 2 });
      const { runId } = await scan('cmp-3');
      pass(60_000);
      const failed = itemsIn(await asManager(`GET /scan-runs/${runId}/pages?outcome=failed&pageSize=100`));
      broke = failed.filter(({ id }) => id === page?.id).map(({ becomes }) => becomes);
    }
    expect(broke).toEqual(['broken']);
    let mended: unknown[] = [];
    for (let round = 0; round < 50 && mended.length === 0; round += 1) {
      const { runId } = await scan('cmp-3');
      pass(60_000);
      const pages = itemsIn(await asManager(`GET /scan-runs/${runId}/pages?pageSize=100`));
      mended = pages.filter(({ id, becomes }) => id === page?.id && becomes === 'confirmed');
    }
    expect(mended).toHaveLength(1);
    expect(marketNow().listings.get(page?.id ?? '')).toMatchObject({ status: 'confirmed', failedReads: 0 });
  });

  test('goes no further when the site does not answer', async () => {
    const own = recordIn(await asManager('GET /competitors/cmp-2'));
    await asManager('PATCH /competitors/cmp-2', {
      version: own['version'],
      domain: 'unreachable-harbor.example',
    });
    const { runId } = await scan('cmp-2');
    pass(60_000);
    expect(await runOf(runId)).toMatchObject({
      ...{ state: 'failed', read: 0, failed: 2 },
      failures: [{ kind: 'siteDown', count: 2, advice: 'waitForSite' }],
    });
    const left = await asManager(`GET /scan-runs/${runId}/pages?outcome=notRead&pageSize=10`);
    expect(numberIn(left, 'total')).toBe(ofCompetitor('cmp-2').length - 2);
  });

  test('is one entry of the log, with what it changed below it', async () => {
    const { runId, jobId } = await scan('cmp-3');
    pass(60_000);
    const changed = itemsIn(await asManager(`GET /scan-runs/${runId}/pages?outcome=changed&pageSize=100`));
    const entries = itemsIn(
      await askAs('admin@backroom.test', `GET /activity-log?jobId=${jobId}&pageSize=100`),
    );
    expect(entries.filter(({ entityType }) => entityType === 'scan')).toMatchObject([
      { action: 'sync', entityLabel: 'Read the pages of PrintParade', source: 'call' },
    ]);
    const ofMatches = entries
      .filter(({ entityType }) => entityType === 'match')
      .map(({ entityId }) => entityId);
    expect(ofMatches).toEqual(expect.arrayContaining(changed.map(({ id }) => id)));
    const folded = itemsIn(await askAs('admin@backroom.test', 'GET /activity-log?grouped=true'));
    expect(folded.find(({ entityType }) => entityType === 'scan')).toMatchObject({
      folded: ofMatches.length,
    });
  });
});

describe('a run is stopped', () => {
  test('by anybody who may, and keeps what it read', async () => {
    const { runId, jobId } = await scan('cmp-1');
    pass(850);
    const reply = await askAs('admin@backroom.test', `POST /scan-runs/${runId}/stop`);
    expect(reply.status).toBe(200);
    const stopped = recordIn(reply);
    expect(stopped).toMatchObject({ state: 'stopped' });
    expect(Number(stopped['read']) + Number(stopped['failed'])).toBe(2);
    pass(60_000);
    expect(await runOf(runId)).toEqual(stopped);
    expect(recordIn(await asManager(`GET /jobs/${jobId}`))).toMatchObject({ state: 'cancelled' });
    const again = await asManager(`POST /scan-runs/${runId}/stop`);
    expect([again.status, recordIn(again)['code']]).toEqual([409, 'wrong_state']);
    const entries = itemsIn(await askAs('admin@backroom.test', 'GET /activity-log'));
    expect(entries.find(({ entityType }) => entityType === 'scan')).toMatchObject({
      changes: [{ field: 'state', before: 'running', after: 'cancelled' }],
    });
  });
});

describe('the failed pages of a run', () => {
  test('are read again, and no others', async () => {
    const first = await runOf('scn-4-9');
    expect(Number(first['failed'])).toBeGreaterThan(0);
    const reply = await asManager('POST /scan-runs/scn-4-9/retry');
    expect(reply.status).toBe(202);
    const run = await runOf(String(recordIn(reply)['scanRunId']));
    expect(run).toMatchObject({ trigger: 'retry', retryOf: 'scn-4-9', pages: first['failed'] });
  });

  test('are not there, or it goes on: there is nothing to read again', async () => {
    const runs = itemsIn(await asManager('GET /scan-runs?state=done&pageSize=100'));
    const clean = runs.find(({ failed }) => failed === 0);
    const refused = await asManager(`POST /scan-runs/${String(clean?.['id'])}/retry`);
    expect([refused.status, recordIn(refused)['code']]).toEqual([409, 'wrong_state']);
    const { runId } = await scan('cmp-4');
    expect((await asManager(`POST /scan-runs/${runId}/retry`)).status).toBe(409);
    const beside = await asManager('POST /scan-runs/scn-4-9/retry');
    expect(beside.status).toBe(202);
    const again = await asManager('POST /scan-runs/scn-4-9/retry');
    expect(recordIn(again)).toMatchObject({
      code: 'scan_running',
      current: { id: recordIn(beside)['scanRunId'], retryOf: 'scn-4-9' },
    });
  });
});

describe('no run begins', () => {
  test('while one goes on', async () => {
    const { runId } = await scan('cmp-1');
    const second = await asManager('POST /competitors/cmp-1/scan');
    expect(second.status).toBe(409);
    expect(recordIn(second)).toMatchObject({ code: 'scan_running', current: { id: runId } });
    pass(60_000);
    expect((await asManager('POST /competitors/cmp-1/scan')).status).toBe(202);
  });

  test('of a paused or archived competitor', async () => {
    await asManager('PATCH /competitors/cmp-1', { version: 1, status: 'paused' });
    const paused = await asManager('POST /competitors/cmp-1/scan');
    expect(recordIn(paused)).toMatchObject({ code: 'wrong_state', current: { status: 'paused' } });
    await asManager('DELETE /competitors/cmp-2?version=1');
    const archived = await asManager('POST /competitors/cmp-2/scan');
    expect(recordIn(archived)).toMatchObject({ code: 'wrong_state', current: { id: 'cmp-2' } });
  });
});

test('the next scan follows from the frequency and the last run', async () => {
  const next = async (id: string) => recordIn(await asManager(`GET /competitors/${id}`))['nextScanAt'];
  const [last] = itemsIn(await asManager('GET /scan-runs?competitorId=cmp-1&pageSize=10'));
  const start = Date.parse(String(last?.['startedAt']));
  expect(await next('cmp-1')).toBe(new Date(start + DAY_MS).toISOString());
  expect(await next('cmp-10')).toBeNull();
  await asManager('PATCH /competitors/cmp-1', { version: 1, scanFrequency: 'weekly' });
  expect(await next('cmp-1')).toBe(new Date(start + 7 * DAY_MS).toISOString());
  pass(9 * DAY_MS);
  expect(await next('cmp-1')).toBe(new Date((Math.floor(Date.now() / HOUR_MS) + 1) * HOUR_MS).toISOString());
  await scan('cmp-1');
  expect(await next('cmp-1')).toBe(new Date(Date.now() + 7 * DAY_MS).toISOString());
  await asManager('PATCH /competitors/cmp-1', { version: 2, status: 'paused' });
  expect(await next('cmp-1')).toBeNull();
});
