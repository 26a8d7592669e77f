import { beforeEach, expect, test } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { apiClient, finishJob } from '#tests/support/apiClient.ts';
import { ask, tokenOf, type MockReply } from '#tests/support/askMock.ts';
import { firstSettings } from '#tests/support/marketSettings.ts';
import { itemsIn, numberIn, recordIn } from '#tests/support/replyBody.ts';

const ADMIN = 'admin@backroom.test';

beforeEach(() => resetSession());

const read = async (email = ADMIN) => ask('GET /competitor-settings', { token: await tokenOf(email) });
const put = async (changes: object, version = 1, email = ADMIN): Promise<MockReply> =>
  ask('PUT /competitor-settings', {
    token: await tokenOf(email),
    body: { ...firstSettings, ...changes, version },
  });
const preview = async (changes: object, email = ADMIN): Promise<MockReply> =>
  ask('POST /competitor-settings/preview', {
    token: await tokenOf(email),
    body: { ...firstSettings, ...changes },
  });

test('settings are there before anybody set them, and are kept as they were sent', async () => {
  expect((await read()).body).toMatchObject({ ...firstSettings, version: 1 });
  const changes = { listQuantity: 500, fixedRates: [{ currency: 'CHF', rate: '0.8815' }] };
  const changed = await put(changes);
  expect(changed.status).toBe(200);
  expect((await read()).body).toEqual(changed.body);
  expect(changed.body).toMatchObject({ ...firstSettings, ...changes, version: 2 });
});

test('settings that somebody else changed meanwhile are a conflict that brings them', async () => {
  await put({ suspiciousPct: 30 });
  const reply = await put({ suspiciousPct: 50 });
  expect(reply.status).toBe(409);
  expect(reply.body).toMatchObject({ current: { suspiciousPct: 30, version: 2 } });
});

test.each([
  [{ standardQuantities: [250, 100] }, 'standardQuantities.1', 'not_ascending'],
  [{ listQuantity: 300 }, 'listQuantity', 'unknown'],
  [{ fixedRates: [{ currency: 'USD', rate: '1' }] }, 'fixedRates.0.currency', 'not_allowed'],
  [{ fixedRates: [{ currency: 'EUR', rate: '0.0' }] }, 'fixedRates.0.rate', 'not_positive'],
])('%j is refused, saved or tried out', async (changes, field, code) => {
  for (const reply of [await put(changes), await preview(changes)]) {
    expect(reply.status).toBe(422);
    expect(reply.body).toMatchObject({ errors: [{ field, code }] });
  }
});

test('who reads them may try others out and change none', async () => {
  const analyst = 'auditor@backroom.test';
  expect((await read(analyst)).status).toBe(200);
  expect((await preview({}, analyst)).status).toBe(200);
  expect((await put({}, 1, analyst)).status).toBe(403);
  const service = 'service@backroom.test';
  for (const reply of [await read(service), await preview({}, service)]) expect(reply.status).toBe(403);
});

test('a change is in the log by field, and is taken back there', async () => {
  const token = await tokenOf(ADMIN);
  await put({ suspiciousPct: 20, standardQuantities: [250], fixedRates: [{ currency: 'CHF', rate: '0.9' }] });
  const [entry] = itemsIn(await ask('GET /activity-log?entityType=marketSettings', { token }));
  expect(entry).toMatchObject({
    entityLabel: 'Settings of the market',
    undoable: true,
    changes: [
      { field: 'standardQuantities', before: '100, 250, 500, 1000', after: '250' },
      { field: 'suspiciousPct', before: '40', after: '20' },
      { field: 'fixedRates', before: '', after: 'CHF 0.9' },
    ],
  });
  const admin = await apiClient();
  const address = `/activity-log/${String(entry?.['id'])}/undo`;
  const version = numberIn(await admin.post(`${address}/preview`), 'version');
  await finishJob(admin, await admin.post(`${address}/apply`, { version }));
  expect((await read()).body).toMatchObject({ ...firstSettings, version: 3 });
});

test('what is tried out changes no figure, and what is tried out and saved gives the figures that were shown', async () => {
  const same = recordIn(await preview({}));
  expect(same).toMatchObject({ moved: 0, samples: [] });
  expect(same['preview']).toEqual(same['today']);

  const strict = { suspiciousPct: 10, fixedRates: [{ currency: 'CHF', rate: '0.8815' }] };
  const tried = recordIn(await preview(strict));
  expect(tried['preview']).not.toEqual(tried['today']);
  expect(tried['today']).toEqual(same['today']);
  expect(recordIn(await preview({}))['today']).toEqual(same['today']);

  await put(strict);
  expect(recordIn(await preview(strict))['today']).toEqual(tried['preview']);
});

test('the products that move furthest come first, then those that gain or lose an index', async () => {
  const { samples, moved } = recordIn(await preview({ listQuantity: 1000, suspiciousPct: 60 }));
  const rows = Array.isArray(samples) ? samples : [];
  expect(rows.length).toBe(Math.min(10, Number(moved)));
  const moves = rows.map(({ today, preview: after }) =>
    today === null || after === null ? -1 : Math.abs(Number(after) - Number(today)),
  );
  expect(moves).toEqual(moves.toSorted((a, b) => b - a));
  expect(moves[0]).toBeGreaterThan(0);
});
