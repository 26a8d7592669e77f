import { beforeEach, expect, test } from 'vitest';

import { resetSession } from '#mocks/core/mockSessions.ts';
import { textIn } from '#tests/support/askMock.ts';
import {
  askAs,
  askAsAnalyst,
  CONFIRMED,
  MERCHANDISER,
  REJECTED,
  typedReading,
} from '#tests/support/matches.ts';
import { itemsIn, numberIn, recordIn, textsIn } from '#tests/support/replyBody.ts';

beforeEach(() => resetSession());

const PATH = `/matches/${CONFIRMED}/readings`;
const add = (change: object = {}) => askAsAnalyst(`POST ${PATH}`, { ...typedReading, ...change });
const read = async () => recordIn(await askAsAnalyst(`GET /matches/${CONFIRMED}`));
const mark = (id: string, isAnomaly: boolean) => askAsAnalyst(`PATCH ${PATH}/${id}`, { isAnomaly });

test('readings are listed with the latest first, each with an id of its own', async () => {
  const reply = await askAsAnalyst(`GET ${PATH}?pageSize=100`);
  const times = textsIn(reply, 'capturedAt');
  expect(times).toEqual(times.toSorted().toReversed());
  expect(new Set(textsIn(reply, 'id')).size).toBe(times.length);
  expect(times.length).toBe(numberIn(reply, 'total'));
  expect(times.length).toBeGreaterThan(12);
  expect(itemsIn(await askAsAnalyst(`GET ${PATH}?page=2&pageSize=10`))[0]).toEqual(itemsIn(reply)[10]);
});

test('a reading that is added is the price of the match, and gives it a new version', async () => {
  const reply = await add();
  expect(reply).toMatchObject({ status: 201, body: { ...typedReading, method: 'manual', isAnomaly: false } });
  const address = `${PATH}/${textIn(reply, 'id')}`;
  expect(reply.headers.get('location')).toBe(`/api${address}`);
  expect((await askAsAnalyst(`GET ${address}`)).body).toEqual(reply.body);
  expect(itemsIn(await askAsAnalyst(`GET ${PATH}`))[0]).toEqual(reply.body);
  expect(await read()).toMatchObject({ reading: reply.body, version: 2, freshness: 'fresh' });
});

test('a reading of an earlier time goes into the history and leaves the price alone', async () => {
  const { reading } = await read();
  const reply = await add({ capturedAt: '2025-03-01T12:00:00+02:00' });
  expect(reply.body).toMatchObject({ capturedAt: '2025-03-01T10:00:00.000Z' });
  expect(await read()).toMatchObject({ reading, version: 2 });
  const times = textsIn(await askAsAnalyst(`GET ${PATH}?pageSize=100`), 'capturedAt');
  expect(times).toEqual(times.toSorted().toReversed());
});

test('amounts are kept with their decimals and without leading zeros', async () => {
  const breaks = [{ minQty: 1, unitPrice: '005.0500' }];
  expect((await add({ breaks, setupCharge: '0050.00' })).body).toMatchObject({
    breaks: [{ minQty: 1, unitPrice: '5.0500' }],
    setupCharge: '50.00',
  });
});

test('quantities that do not rise, prices of nothing, too many breaks and the future are refused', async () => {
  const refused = async (change: object) => (await add(change)).body;
  const two = (second: object) => ({ breaks: [{ minQty: 10, unitPrice: '1.00' }, second] });
  expect(await refused(two({ minQty: 10, unitPrice: '1.00' }))).toMatchObject({
    errors: [{ field: 'breaks.1.minQty', code: 'not_ascending' }],
  });
  expect(await refused(two({ minQty: 20, unitPrice: '0' }))).toMatchObject({
    errors: [{ field: 'breaks.1.unitPrice', code: 'not_positive' }],
  });
  expect(await refused({ capturedAt: '2999-01-01T00:00:00Z' })).toMatchObject({
    errors: [{ field: 'capturedAt', code: 'in_future' }],
  });
  const breaks = Array.from({ length: 13 }, (_, row) => ({ minQty: row + 1, unitPrice: '1.00' }));
  expect((await add({ breaks })).status).toBe(422);
  expect((await add({ breaks: breaks.slice(0, 12) })).status).toBe(201);
});

test('an anomaly is kept, and the reading before it counts again', async () => {
  const { reading } = await read();
  const id = textIn(await add(), 'id');
  expect((await mark(id, true)).body).toMatchObject({ id, isAnomaly: true });
  expect(await read()).toMatchObject({ reading, version: 3 });
  expect(itemsIn(await askAsAnalyst(`GET ${PATH}`))[0]).toMatchObject({ id, isAnomaly: true });
  await mark(id, false);
  expect(await read()).toMatchObject({ reading: { id }, version: 4 });
  // Nothing changed, nothing is written.
  await mark(id, false);
  expect(await read()).toMatchObject({ version: 4 });
});

test('a reading of the scan can be marked too', async () => {
  const [latest, before] = itemsIn(await askAsAnalyst(`GET ${PATH}`));
  await mark(String(latest?.['id']), true);
  expect(await read()).toMatchObject({ reading: { id: before?.['id'] } });
});

test('a rejected match has no further readings, and what is not there is not found', async () => {
  expect(await askAsAnalyst(`POST /matches/${REJECTED}/readings`, typedReading)).toMatchObject({
    status: 409,
    body: { code: 'wrong_state' },
  });
  expect((await askAsAnalyst('POST /matches/lst-0/readings', typedReading)).status).toBe(404);
  expect((await mark('rdg-0', true)).status).toBe(404);
  expect((await askAsAnalyst('PATCH /matches/lst-0/readings/rdg-0', { isAnomaly: true })).status).toBe(404);
});

test('adding and marking need the permission to edit', async () => {
  const forbidden = { status: 403, body: { node: 'Competitor Manager: Edit' } };
  expect(await askAs(MERCHANDISER, `POST ${PATH}`, typedReading)).toMatchObject(forbidden);
  expect(await askAs(MERCHANDISER, `PATCH ${PATH}/x`, { isAnomaly: true })).toMatchObject(forbidden);
});
