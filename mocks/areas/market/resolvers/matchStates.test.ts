import { beforeEach, describe, expect, test } from 'vitest';

import { resetSession } from '#mocks/core/mockSessions.ts';
import { seedOf } from '#mocks/core/random.ts';
import {
  askAs,
  askAsAnalyst,
  BROKEN,
  changeListing,
  CONFIRMED,
  marketNow,
  MERCHANDISER,
  REJECTED,
  SUGGESTED,
} from '#tests/support/matches.ts';
import { itemsIn, numberIn, recordIn, textsIn } from '#tests/support/replyBody.ts';

beforeEach(() => resetSession());

const decide = (id: string, what: string, body: object = {}) =>
  askAsAnalyst(`POST /matches/${id}/${what}`, {
    version: 1,
    ...(what === 'reject' ? { reason: 'wrongPack' } : {}),
    ...body,
  });
const wrongState = { status: 409, body: { code: 'wrong_state' } };

describe('deciding on a match', () => {
  test('confirming a suggestion makes its price count', async () => {
    changeListing(SUGGESTED, { lastSeenAt: new Date().toISOString() });
    const matches = numberIn(await askAsAnalyst('GET /products/prd-0008'), 'matches');
    expect((await decide(SUGGESTED, 'confirm')).body).toMatchObject({
      status: 'confirmed',
      counted: true,
      decidedBy: { name: 'Priya Raman' },
      decidedAt: expect.any(String),
      version: 2,
    });
    expect(numberIn(await askAsAnalyst('GET /products/prd-0008'), 'matches')).toBe(matches + 1);
  });

  test('a suggestion can be confirmed as goods that serve in their place', async () => {
    expect((await decide(SUGGESTED, 'confirm', { matchType: 'equivalent' })).body).toMatchObject({
      status: 'confirmed',
      matchType: 'equivalent',
    });
  });

  test('rejecting takes the price out of the market and keeps the reason', async () => {
    expect((await decide(CONFIRMED, 'reject')).body).toMatchObject({
      status: 'rejected',
      rejectReason: 'wrongPack',
      counted: false,
    });
    const ladders = await askAsAnalyst('GET /products/prd-0008/market');
    expect(textsIn(ladders, 'name')).not.toContain('Logo Harbor');
    expect((await decide(SUGGESTED, 'reject')).status).toBe(200);
    expect((await decide(BROKEN, 'reject', { reason: 'deadUrl' })).status).toBe(200);
  });

  test('restoring makes a suggestion of it that nobody decided on', async () => {
    expect((await decide(REJECTED, 'restore')).body).toMatchObject({
      status: 'suggested',
      decidedBy: null,
      decidedAt: null,
      rejectReason: null,
    });
  });

  test('a confirmation is taken back: it is a suggestion whose price does not count', async () => {
    expect((await decide(CONFIRMED, 'restore')).body).toMatchObject({
      status: 'suggested',
      decidedBy: null,
      counted: false,
    });
    expect(await decide(CONFIRMED, 'confirm', { version: 2 })).toMatchObject({ status: 200 });
  });

  test('with the type that a confirmation changed, it is as if nobody had confirmed it', async () => {
    const { matchType } = changeListing(SUGGESTED, { matchType: 'exact' });
    expect((await decide(SUGGESTED, 'confirm', { matchType: 'equivalent' })).body).toMatchObject({
      matchType: 'equivalent',
    });
    expect((await decide(SUGGESTED, 'restore', { version: 2, matchType })).body).toMatchObject({
      status: 'suggested',
      matchType: 'exact',
    });
  });

  test('two people never decide on one match twice', async () => {
    expect((await decide(SUGGESTED, 'confirm')).status).toBe(200);
    const second = await decide(SUGGESTED, 'reject');
    expect(second).toMatchObject({
      status: 409,
      body: {
        code: 'version_conflict',
        detail: 'Priya Raman changed this in the meantime.',
        current: { status: 'confirmed', version: 2 },
      },
    });
    expect(await decide(SUGGESTED, 'confirm')).toMatchObject(wrongState);
  });

  test('only what its state allows is done to a match', async () => {
    for (const id of [CONFIRMED, REJECTED, BROKEN])
      expect(await decide(id, 'confirm')).toMatchObject(wrongState);
    for (const id of [SUGGESTED, BROKEN]) expect(await decide(id, 'restore')).toMatchObject(wrongState);
    expect(await decide(REJECTED, 'reject')).toMatchObject(wrongState);
    expect(await decide(REJECTED, 're-read')).toMatchObject(wrongState);
  });

  test('deciding has a permission of its own, and a match that is not there is not found', async () => {
    for (const what of ['confirm', 'reject', 'restore', 're-read']) {
      expect((await decide('lst-0', what)).status).toBe(404);
      const body = { version: 1, ...(what === 'reject' ? { reason: 'other' } : {}) };
      const node = `Competitor Manager: ${what === 're-read' ? 'Edit' : 'Decide'}`;
      expect(await askAs(MERCHANDISER, `POST /matches/${SUGGESTED}/${what}`, body)).toMatchObject({
        status: 403,
        body: { node },
      });
    }
  });
});

describe('reading a page again', () => {
  /** Reads a page so often; each read takes the version that the one before left. */
  async function readOften(id: string, times: number) {
    const seen: Record<string, unknown>[] = [];
    for (let read = 0; read < times; read += 1) {
      const version = numberIn(await askAsAnalyst(`GET /matches/${id}`), 'version');
      seen.push(recordIn(await decide(id, 're-read', { version })));
    }
    return seen;
  }

  test('mostly shows the same price, sometimes a new one, and the same each time from the start', async () => {
    const before = numberIn(await askAsAnalyst(`GET /matches/${CONFIRMED}/readings`), 'total');
    const seen = await readOften(CONFIRMED, 12);
    const prices = seen.map(({ comparison }) => JSON.stringify(comparison));
    const added = numberIn(await askAsAnalyst(`GET /matches/${CONFIRMED}/readings`), 'total') - before;
    expect(added).toBeGreaterThan(0);
    expect(added).toBeLessThan(8);
    resetSession();
    expect((await readOften(CONFIRMED, 12)).map(({ comparison }) => JSON.stringify(comparison))).toEqual(
      prices,
    );
  });

  test('moves the moment at which the price was seen, though no reading is added', async () => {
    const { lastSeenAt } = changeListing(CONFIRMED, { lastSeenAt: '2026-01-01T00:00:00.000Z' });
    const [after] = await readOften(CONFIRMED, 1);
    expect(Date.parse(String(after?.['lastSeenAt']))).toBeGreaterThan(Date.parse(lastSeenAt));
    expect(after).toMatchObject({ freshness: 'fresh', version: 2 });
  });

  test('the third failure in a row breaks a confirmed match, whose last price is kept', async () => {
    const down = marketNow()
      .listings.all()
      .find(({ status, failedReads, id }) => status === 'confirmed' && failedReads === 0 && isDown(id));
    const id = down?.id ?? '';
    const seen = await readOften(id, 3);
    expect(seen.map(({ failedReads, status }) => [failedReads, status])).toEqual([
      [1, 'confirmed'],
      [2, 'confirmed'],
      [3, 'broken'],
    ]);
    expect(seen.at(-1)).toMatchObject({ reading: expect.any(Object), notCountedBecause: 'broken' });
  });

  test('a broken page comes back now and then, and is confirmed again', async () => {
    const seen = await readOften(BROKEN, 12);
    const back = seen.find(({ status }) => status === 'confirmed');
    expect(back).toMatchObject({ failedReads: 0, freshness: 'fresh' });
  });

  test('the pages of a paused competitor are not read', async () => {
    const { competitors } = marketNow();
    const harbor = competitors.get('cmp-2');
    if (harbor) competitors.put({ ...harbor, status: 'paused' });
    expect(await decide(CONFIRMED, 're-read')).toMatchObject(wrongState);
  });

  test('is refused on another version', async () => {
    expect(await decide(CONFIRMED, 're-read', { version: 7 })).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', current: { version: 1 } },
    });
  });

  test('each read is in the history of the match, and a new price with it', async () => {
    await readOften(CONFIRMED, 12);
    const log = await askAsAnalyst(`GET /activity-log?entityType=match&entityId=${CONFIRMED}`);
    expect(itemsIn(log)).toHaveLength(12);
    const fields = itemsIn(log).flatMap(({ changes }) => JSON.stringify(changes));
    expect(fields.some((text) => text.includes('"reading"'))).toBe(true);
    expect(itemsIn(log).every(({ undoable }) => undoable === false)).toBe(true);
  });
});

/** Whether a page is down for good, by its id. */
const isDown = (id: string): boolean => seedOf(id) % 12 === 5;
