import { expect, test } from 'vitest';
import { marketNow } from '#tests/support/matches.ts';
import type { ScannedRecord, ScanRunRecord } from '#mocks/areas/market/records/recordTypes.ts';
import { competitors } from './seedCompetitors.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 1440 * MINUTE_MS;

const market = marketNow();
const runs = market.scanRuns.all();
const runsOf = (competitorId: string): ScanRunRecord[] =>
  runs.filter((run) => run.competitorId === competitorId);
const pagesOf = (listingId: string): { run: ScanRunRecord; page: ScannedRecord }[] =>
  runs.flatMap((run) =>
    market.scannedIn(run).flatMap((page) => (page.listingId === listingId ? { run, page } : [])),
  );
const isRead = ({ outcome }: ScannedRecord): boolean => outcome === 'changed' || outcome === 'unchanged';
const listings = market.listings.all().filter(({ status }) => status !== 'rejected');

test('a competitor is read as often as it says, for two months, and one that is read by hand by a person', () => {
  const counts = { daily: [60, 61], weekly: [9], manual: [5] } as const;
  for (const { id, scanFrequency } of competitors) {
    const own = runsOf(id).filter(({ trigger }) => trigger !== 'retry');
    expect(counts[scanFrequency]).toContain(own.length);
    const starts = own.map(({ startedAt }) => Date.parse(startedAt));
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
    const days = { daily: 1, weekly: 7, manual: 14 }[scanFrequency];
    for (const [at, start] of starts.entries())
      if (at > 0) expect(start - (starts[at - 1] ?? 0)).toBe(days * DAY_MS);
    expect(own.every(({ startedBy }) => (startedBy === null) === (scanFrequency !== 'manual'))).toBe(true);
  }
});

test('a page was last read in the last run that read it', () => {
  for (const { id, lastSeenAt, status } of listings) {
    const read = pagesOf(id).filter(({ page }) => isRead(page));
    const last = read.at(-1);
    // What is not read for longer than the runs go back was read before them.
    if (!last) expect(['broken', 'confirmed', 'suggested']).toContain(status);
    else expect(last.page.readAt).toBe(lastSeenAt);
  }
});

test('each reading of these weeks that a scan wrote was found by a run, and each run that found one has it', () => {
  const start = Math.min(...runsOf('cmp-1').map(({ startedAt }) => Date.parse(startedAt)));
  for (const listing of listings.filter(({ competitorId }) => competitorId === 'cmp-1')) {
    const written = market
      .readingsOf(listing)
      .filter(({ capturedAt, method }) => method === 'crawl' && Date.parse(capturedAt) >= start);
    const found = pagesOf(listing.id).filter(({ page }) => page.outcome === 'changed');
    expect(found.map(({ page }) => page.readingId)).toEqual(written.map(({ id }) => id));
    for (const [at, { page }] of found.entries()) {
      const captured = Date.parse(written[at]?.capturedAt ?? '');
      expect(Math.floor(Date.parse(page.readAt ?? '') / MINUTE_MS)).toBe(captured / MINUTE_MS);
    }
  }
});

test('a broken page failed three times or more since it was read, and broke at the third', () => {
  const broken = listings.filter(({ status }) => status === 'broken');
  expect(broken.length).toBeGreaterThan(2);
  for (const { id } of broken) {
    const pages = pagesOf(id).filter(({ run }) => run.trigger !== 'retry');
    const since = pages.slice(pages.findLastIndex(({ page }) => isRead(page)) + 1);
    expect(since.length).toBeGreaterThan(2);
    expect(since.every(({ page }) => page.outcome === 'failed')).toBe(true);
    expect(since.map(({ page }) => page.becomes)).toEqual(
      since.map((_, at) => (at === 2 && since.length < pages.length ? 'broken' : null)),
    );
  }
});

test('one day had a new layout that nobody could read, on one a site refused us, and one run was stopped', () => {
  const kinds = (run: ScanRunRecord | undefined) =>
    run ? market.scannedIn(run).map(({ failure }) => failure) : [];
  const layout = runsOf('cmp-2').find(
    (run) => kinds(run).filter((kind) => kind === 'noPriceFound').length > 3,
  );
  expect(layout?.end?.state).toBe('done');
  const blocked = runsOf('cmp-3').find(({ end }) => end?.state === 'failed');
  expect(kinds(blocked)).toContain('blocked');
  const again = runs.find(({ retryOf }) => retryOf === blocked?.id);
  const readAgain = again ? market.scannedIn(again) : [];
  expect(readAgain).toHaveLength(kinds(blocked).filter((kind) => kind !== null).length);
  expect(readAgain.every(isRead)).toBe(true);
  const stopped = runsOf('cmp-1').find(({ end }) => end?.state === 'stopped');
  const outcomes = new Set(stopped && market.scannedIn(stopped).map(({ outcome }) => outcome));
  expect(outcomes).toEqual(new Set(['unchanged', 'notRead']));
});
