import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { resetSession } from '#mocks/core/mockSessions.ts';
import { apiClient, finishJob, type ApiClient } from '#tests/support/apiClient.ts';
import { textIn } from '#tests/support/askMock.ts';
import {
  ANALYST,
  askAsAnalyst,
  changeListing,
  CONFIRMED,
  newMatch,
  SUGGESTED,
} from '#tests/support/matches.ts';
import { itemsIn, numberIn, recordIn } from '#tests/support/replyBody.ts';
import { askAsAdmin, idsOf } from '#tests/support/roles.ts';

let admin: ApiClient;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  resetSession();
  admin = await apiClient();
});
afterEach(() => {
  vi.useRealTimers();
});

async function latest(type = 'match'): Promise<string> {
  return String(itemsIn(await admin.get(`/activity-log?entityType=${type}`))[0]?.['id']);
}

async function undo(entry: string, client = admin) {
  const plan = await client.post(`/activity-log/${entry}/undo/preview`);
  const apply = await client.post(`/activity-log/${entry}/undo/apply`, {
    version: numberIn(plan, 'version'),
  });
  if (apply.status === 202) await finishJob(client, apply);
  return plan.body;
}

const confirm = () => askAsAnalyst(`POST /matches/${SUGGESTED}/confirm`, { version: 1 });
const reRead = (version: number) => askAsAnalyst(`POST /matches/${CONFIRMED}/re-read`, { version });
const reject = { version: 1, reason: 'other' };

test('a decision is taken back, and the undoing of it too', async () => {
  await confirm();
  expect(await undo(await latest())).toMatchObject({ undoableCount: 1 });
  expect((await admin.get(`/matches/${SUGGESTED}`)).body).toMatchObject({
    status: 'suggested',
    decidedBy: null,
    version: 3,
  });
  await undo(await latest());
  expect((await admin.get(`/matches/${SUGGESTED}`)).body).toMatchObject({ status: 'confirmed', version: 4 });
});

test('a page that was attached is taken away again', async () => {
  const id = textIn(await askAsAnalyst('POST /matches', newMatch), 'id');
  await undo(await latest());
  expect((await admin.get(`/matches/${id}`)).status).toBe(404);
});

test('reading a page again stands in nobody’s way, and what it found stays', async () => {
  await askAsAnalyst(`PATCH /matches/${CONFIRMED}`, { version: 1, packFactor: 2 });
  const entry = await latest();
  changeListing(CONFIRMED, { failedReads: 1 });
  await reRead(2);
  const { lastSeenAt } = changeListing(CONFIRMED, {});
  await undo(entry);
  expect(changeListing(CONFIRMED, {})).toMatchObject({ packFactor: 1, failedReads: 0, lastSeenAt });
});

test('an anomaly is taken back', async () => {
  const id = String(itemsIn(await admin.get(`/matches/${CONFIRMED}/readings`))[0]?.['id']);
  await askAsAnalyst(`PATCH /matches/${CONFIRMED}/readings/${id}`, { isAnomaly: true });
  await undo(await latest());
  expect((await admin.get(`/matches/${CONFIRMED}`)).body).toMatchObject({ reading: { id } });
});

test('a move is not taken back where the page is attached again', async () => {
  await askAsAnalyst(`PATCH /matches/${CONFIRMED}`, { version: 1, productId: 'prd-0012' });
  const entry = await latest();
  await askAsAnalyst('POST /matches', {
    ...newMatch,
    productId: 'prd-0008',
    url: 'https://logo-harbor.example/p/0008',
  });
  expect(await undo(entry)).toMatchObject({ blocked: [{ reason: 'inUse' }] });
});

test('a rejection is not taken back when the competitor is said not to sell the product', async () => {
  await askAsAnalyst(`POST /matches/${CONFIRMED}/reject`, reject);
  const entry = await latest();
  const items = [{ competitorId: 'cmp-2', decision: 'notSold' }];
  await askAsAnalyst('PUT /products/prd-0008/competitor-decisions', { version: 1, items });
  expect(await undo(entry)).toMatchObject({ blocked: [{ reason: 'inUse' }] });
  expect(await undo(await latest('competitorDecisions'))).toMatchObject({ undoableCount: 1 });
  expect(await undo(entry)).toMatchObject({ undoableCount: 1 });
});

test('a decision that ended with a match does not come back while it has one', async () => {
  const items = [{ competitorId: 'cmp-5', decision: 'notSold' }];
  await askAsAnalyst('PUT /products/prd-0016/competitor-decisions', { version: 1, items });
  await askAsAnalyst('POST /matches', newMatch);
  expect(await undo(await latest('competitorDecisions'))).toMatchObject({ blocked: [{ reason: 'inUse' }] });
});

test('who may edit and not decide takes back a pack factor, and no decision', async () => {
  const role = recordIn(await admin.get('/roles/rol-3'));
  const decide = idsOf('Competitor Manager: Decide');
  const kept = Array.isArray(role['nodeIds']) ? role['nodeIds'].map(String) : [];
  const nodeIds = [...kept.filter((id) => !decide.includes(id)), ...idsOf('Activity Log: Undo')];
  await askAsAnalyst(`POST /matches/${SUGGESTED}/reject`, reject);
  const rejection = await latest();
  await askAsAnalyst(`PATCH /matches/${CONFIRMED}`, { version: 1, packFactor: 2 });
  const correction = await latest();
  await askAsAdmin('PUT /roles/rol-3', { version: 1, name: 'Pricing Analyst', description: '', nodeIds });
  const analyst = await apiClient(ANALYST);
  expect(await undo(rejection, analyst)).toMatchObject({ blocked: [{ reason: 'notAllowed' }] });
  expect(await undo(correction, analyst)).toMatchObject({ undoableCount: 1 });
});
