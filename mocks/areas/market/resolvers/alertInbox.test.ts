import { beforeEach, expect, test, vi } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { apiClient, finishJob } from '#tests/support/apiClient.ts';
import { itemsIn, numberIn, recordIn } from '#tests/support/replyBody.ts';
import { askAs, askAsAdmin, changeOf, idsOf } from '#tests/support/roles.ts';

const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString();
const count = async (who = 'pricing.manager') =>
  recordIn(await askAs(`${who}@backroom.test`, 'GET /alerts/count'));
const open = async (query = '') => itemsIn(await askAsAdmin(`GET /alerts?state=open&pageSize=100${query}`));
const firstId = async () => String((await open())[0]?.['id']);
const stateOf = async (id: string) =>
  itemsIn(await askAsAdmin('GET /alerts?pageSize=100')).find((alert) => alert['id'] === id);

beforeEach(() => {
  resetSession();
});

test('alerts of the last 30 days are there, the newest first, and none twice', async () => {
  const alerts = await open();
  const times = alerts.map(({ happenedAt }) => Date.parse(String(happenedAt)));
  expect(alerts.length).toBeGreaterThan(20);
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(new Set(alerts.map(({ id }) => id)).size).toBe(alerts.length);
  expect(Math.min(...times)).toBeGreaterThan(Date.now() - 31 * DAY_MS);
});

test('whom a rule notifies has its alerts among the own ones, and so has who got one', async () => {
  const id = await firstId();
  expect(await count('pricing.analyst')).toMatchObject({ mine: (await open()).length });
  expect(await count('admin')).toMatchObject({ mine: 0 });
  await askAsAdmin('POST /alerts/assign', { alertIds: [id], memberId: 'u-1001' });
  expect(await count('admin')).toMatchObject({ mine: 1 });
  expect(itemsIn(await askAsAdmin('GET /alerts?mine=true'))).toMatchObject([{ id }]);
  expect(await count('pricing.analyst')).toMatchObject({ mine: (await open()).length - 1 });
});

test('an acknowledged alert is not open, and it can be opened again', async () => {
  const id = await firstId();
  const before = await count();
  const done = await askAsAdmin('POST /alerts/acknowledge', { alertIds: [id] });
  expect(itemsIn(done)).toMatchObject([{ id, state: 'acknowledged' }]);
  expect(await count()).toMatchObject({ open: Number(before['open']) - 1 });
  await askAsAdmin('POST /alerts/reopen', { alertIds: [id] });
  expect(await count()).toEqual(before);
});

test('a snoozed alert is open again when its time is over', async () => {
  const id = await firstId();
  await askAsAdmin('POST /alerts/snooze', { alertIds: [id], until: inDays(1) });
  expect(await stateOf(id)).toMatchObject({ state: 'snoozed' });
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.now() + 1.01 * DAY_MS);
  try {
    expect(await stateOf(id)).toMatchObject({ state: 'open', snoozedUntil: null });
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['acknowledge', {}, 'alertIds.0'],
  ['assign', { memberId: null }, 'alertIds.0'],
  ['snooze', { until: inDays(1) }, 'alertIds.0'],
])('%s of an alert that is not there changes nothing', async (what, more, field) => {
  const refused = await askAsAdmin(`POST /alerts/${what}`, { alertIds: ['alt-none'], ...more });
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ field, code: 'unknown' }] } });
});

test.each([
  ['over', -1],
  ['too far away', 91],
])('nothing is put off until a moment that is %s', async (_, days) => {
  const refused = await askAsAdmin('POST /alerts/snooze', {
    alertIds: [await firstId()],
    until: inDays(days),
  });
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: [{ field: 'until', code: 'out_of_range' }] },
  });
});

test('an alert without its rule is closed, and nothing opens it', async () => {
  const [raised] = await open('&ruleId=alr-1');
  const id = String(raised?.['id']);
  await askAsAdmin('DELETE /alert-rules/alr-1?version=1');
  expect(await stateOf(id)).toMatchObject({ state: 'closed', rule: { name: 'Prices that fall' } });
  await askAsAdmin('POST /alerts/reopen', { alertIds: [id] });
  expect(await stateOf(id)).toMatchObject({ state: 'closed' });
});

test('what was done with an alert is in the log and is taken back there', async () => {
  const id = await firstId();
  await askAsAdmin('POST /alerts/acknowledge', { alertIds: [id] });
  const [entry] = itemsIn(await askAsAdmin('GET /activity-log?entityType=alert'));
  expect(entry).toMatchObject({
    entityId: id,
    changes: [{ field: 'state', before: 'open', after: 'acknowledged' }],
  });
  const admin = await apiClient();
  const address = `/activity-log/${String(entry?.['id'])}/undo`;
  const version = numberIn(await admin.post(`${address}/preview`), 'version');
  await finishJob(admin, await admin.post(`${address}/apply`, { version }));
  expect(await stateOf(id)).toMatchObject({ state: 'open' });
});

test('a new price raises one alert of a rule that waits for it', async () => {
  const [match] = itemsIn(await askAsAdmin('GET /matches?status=confirmed&competitorId=cmp-1'));
  const id = String(match?.['id']);
  const last = itemsIn(await askAsAdmin(`GET /matches/${id}/readings`))[0] ?? {};
  const before = await open('&ruleId=alr-1');
  const charges = { setupCharge: null, runCharge: null, shippingNote: null };
  const breaks = itemsIn({ status: 200, body: last, headers: new Headers() }, 'breaks').map(
    ({ minQty, unitPrice }) => ({ minQty, unitPrice: (Number(unitPrice) * 0.5).toFixed(2) }),
  );
  const reading = { currency: last['currency'], breaks, ...charges };
  const admin = await apiClient();
  expect(await admin.post(`/matches/${id}/readings`, reading)).toMatchObject({ status: 201 });
  const after = await open('&ruleId=alr-1');
  expect(after).toHaveLength(before.length + 1);
  expect(after[0]).toMatchObject({ kind: 'competitorDrop', matchId: id });
  expect(await open('&ruleId=alr-1')).toHaveLength(after.length);
});

test('a rule that is changed says nothing of what was before', async () => {
  const before = await open('&ruleId=alr-1');
  const wide = { ...examples.alertRuleUpdate, condition: { kind: 'competitorDrop', minimumPct: '0.01' } };
  await askAsAdmin('PUT /alert-rules/alr-1', wide);
  expect(await open('&ruleId=alr-1')).toHaveLength(before.length);
});

test('who may not see costs learns nothing of them', async () => {
  const terms = { ...examples.alertTerms, condition: { kind: 'costRise', minimumPct: null } };
  const rise = { ...terms, minimumChange: null, cooldownHours: 1 };
  const find = () => askAs('pricing.manager@backroom.test', 'POST /alert-rules/backtest', rise);
  expect((await find()).body).not.toMatchObject({ count: 0 });
  const nodeIds = idsOf('Home', 'Competitor Analysis', 'Competitor Admin', 'Competitor Admin: Rules');
  expect(await askAsAdmin('PUT /roles/rol-2', changeOf(nodeIds, 1, 'Pricing Manager'))).toMatchObject({
    status: 200,
  });
  expect((await find()).body).toMatchObject({ count: 0, samples: [] });
});

test('alerts are for those who have the dashboard', async () => {
  expect(await askAs('service@backroom.test', 'GET /alerts')).toMatchObject({
    status: 403,
    body: { node: 'Competitor Dashboard' },
  });
});

test('who only reads everything handles no alert', async () => {
  const acknowledged = askAs('auditor@backroom.test', 'POST /alerts/acknowledge', {
    alertIds: [await firstId()],
  });
  expect(await acknowledged).toMatchObject({ status: 403, body: { node: 'Competitor Manager: Edit' } });
});

test('active members who have the dashboard can be notified', async () => {
  const members = itemsIn(await askAs('pricing.analyst@backroom.test', 'GET /alerts/members'));
  const names = members.map(({ name }) => name);
  expect(names).toContain('Priya Raman');
  expect(names).not.toContain('Elena Papadaki');
  expect(names).toEqual(names.toSorted());
});
