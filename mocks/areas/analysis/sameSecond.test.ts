import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { zAnalysisSummary, zAnalyzedCompetitorList } from '#api/generated/zod/analysis.gen.ts';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { apiClient, type ApiClient } from '#tests/support/apiClient.ts';
import { ask } from '#tests/support/askMock.ts';
import { firstSettings } from '#tests/support/marketSettings.ts';
import { CONFIRMED } from '#tests/support/matches.ts';
import { numberIn } from '#tests/support/replyBody.ts';

// Calls of one second share what they look at: what is written between them has to show all the same.
let admin: ApiClient;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  admin = await apiClient('admin@backroom.test');
});
afterEach(() => {
  vi.useRealTimers();
});

const summary = async () => zAnalysisSummary.parse((await admin.get('/competitor-analysis/summary')).body);
const versionOf = async (path: string) => numberIn(await admin.get(path), 'version');

test('a product that is archived leaves the figures at once', async () => {
  const before = await summary();
  const path = '/products/prd-0008';
  const call = `DELETE ${path}?version=${await versionOf(path)}`;
  expect((await ask(call, { token: admin.token })).status).toBe(200);
  expect((await summary()).tracked).toBe(before.tracked - 1);
});

test('a page that is rejected leaves the figures at once', async () => {
  const common = async () => {
    const { items } = zAnalyzedCompetitorList.parse(
      (await admin.get('/competitor-analysis/competitors')).body,
    );
    return items.reduce((sum, one) => sum + one.common, 0);
  };
  const before = await common();
  const page = `/matches/${CONFIRMED}`;
  const body = { version: await versionOf(page), reason: 'other' };
  expect((await admin.post(`${page}/reject`, body)).status).toBe(200);
  expect(await common()).toBe(before - 1);
});

test('settings of the market hold at once', async () => {
  const before = await summary();
  await ask('PUT /competitor-settings', {
    token: admin.token,
    body: { ...firstSettings, version: 1, tieTolerancePct: '20' },
  });
  const after = await summary();
  expect(after.now.tied).toBeGreaterThan(before.now.tied);
});
