import { beforeEach, expect, test } from 'vitest';

import { examples } from '#mocks/contract/examples.gen.ts';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { apiClient, finishJob } from '#tests/support/apiClient.ts';
import { textIn } from '#tests/support/askMock.ts';
import { itemsIn, numberIn, recordIn } from '#tests/support/replyBody.ts';
import { askAs, askAsAdmin } from '#tests/support/roles.ts';

const ONE = '/alert-rules/alr-1';
const input = examples.alertRuleInput;
const update = examples.alertRuleUpdate;

const create = (changes: object = {}) => askAsAdmin('POST /alert-rules', { ...input, ...changes });
const replace = (changes: object = {}) => askAsAdmin(`PUT ${ONE}`, { ...update, ...changes });
const latestEntry = async () => itemsIn(await askAsAdmin('GET /activity-log?entityType=alertRule'))[0] ?? {};
const undoLatest = async () => {
  const admin = await apiClient();
  const address = `/activity-log/${String((await latestEntry())['id'])}/undo`;
  const version = numberIn(await admin.post(`${address}/preview`), 'version');
  await finishJob(admin, await admin.post(`${address}/apply`, { version }));
};

beforeEach(() => {
  resetSession();
});

test('rules are listed by name', async () => {
  const names = itemsIn(await askAsAdmin('GET /alert-rules')).map(({ name }) => name);
  expect(names).toEqual([
    'Costs that rise',
    'No longer cheapest',
    'Pages that broke',
    'Prices that fall',
    'Prices that rise',
    'Stock that changes',
  ]);
});

test('a rule is created with the usual cooldown and any difference', async () => {
  const { name, condition, scope, channel, state, recipientIds } = input;
  const short = { name, condition, scope, channel, state, recipientIds };
  const created = await askAsAdmin('POST /alert-rules', short);
  expect(created).toMatchObject({
    status: 201,
    body: { cooldownHours: 24, minimumChange: null, version: 1, recipients: [{ id: 'u-1002' }] },
  });
  const id = textIn(created, 'id');
  expect((await askAsAdmin(`GET /alert-rules/${id}`)).body).toEqual(created.body);
  expect(await latestEntry()).toMatchObject({ action: 'create', entityId: id, entityLabel: input.name });
});

test.each([
  ['name', 'taken', { name: 'Prices that fall' }],
  ['condition.minimumPct', 'required', { condition: { kind: 'competitorRise', minimumPct: null } }],
  ['condition.minimumPct', 'not_allowed', { condition: { kind: 'costRise', minimumPct: '5' } }],
  ['scope.categoryIds.0', 'unknown', { scope: { ...input.scope, categoryIds: ['cat-none'] } }],
  ['scope.supplierIds.0', 'unknown', { scope: { ...input.scope, supplierIds: ['sup-none'] } }],
  ['scope.competitorIds.1', 'unknown', { scope: { ...input.scope, competitorIds: ['cmp-1', 'cmp-none'] } }],
  ['recipientIds.0', 'unknown', { recipientIds: ['u-none'] }],
])('%s is refused as %s', async (field, code, changes) => {
  const refused = { status: 422, body: { errors: [{ field, code }] } };
  expect(await create(changes)).toMatchObject(refused);
  if (code !== 'taken') expect(await replace(changes)).toMatchObject(refused);
});

test('a rule keeps its own name, and takes no name of another', async () => {
  expect(await replace({ cooldownHours: 48 })).toMatchObject({ status: 200, body: { version: 2 } });
  expect(await replace({ version: 2, name: 'Pages that broke' })).toMatchObject({ status: 422 });
});

test('what was changed is logged by name, and taken back', async () => {
  const scope = { ...update.scope, competitorIds: ['cmp-1'], kviOnly: true };
  await replace({ scope, state: 'off', cooldownHours: 48 });
  expect(await latestEntry()).toMatchObject({
    action: 'update',
    changes: [
      { field: 'competitors', after: 'Brightline Promo' },
      { field: 'kviOnly', before: 'false', after: 'true' },
      { field: 'cooldownHours', before: '24', after: '48' },
      { field: 'state', before: 'active', after: 'off' },
    ],
  });
  await undoLatest();
  expect((await askAsAdmin(`GET ${ONE}`)).body).toMatchObject({
    ...{ state: 'active', cooldownHours: 24, version: 3 },
    scope: { competitorIds: [], kviOnly: false },
  });
});

test('an older version is refused with the rule as it is', async () => {
  await replace();
  const conflict = { status: 409, body: { code: 'version_conflict', current: { id: 'alr-1', version: 2 } } };
  expect(await replace()).toMatchObject(conflict);
  expect(await askAsAdmin(`DELETE ${ONE}?version=1`)).toMatchObject(conflict);
});

test('a rule is deleted, and brought back by undoing that', async () => {
  const before = recordIn(await askAsAdmin(`GET ${ONE}`));
  expect(await askAsAdmin(`DELETE ${ONE}?version=1`)).toMatchObject({ status: 200, body: { id: 'alr-1' } });
  expect((await askAsAdmin(`GET ${ONE}`)).status).toBe(404);
  await undoLatest();
  expect(recordIn(await askAsAdmin(`GET ${ONE}`))).toMatchObject({ name: before['name'] });
});

test('a deleted rule whose name is taken stays deleted', async () => {
  await askAsAdmin(`DELETE ${ONE}?version=1`);
  const { id } = await latestEntry();
  await create({ name: 'Prices that fall' });
  const admin = await apiClient();
  const plan = await admin.post(`/activity-log/${String(id)}/undo/preview`);
  expect(plan.body).toMatchObject({ undoableCount: 0 });
});

test('a rule that is not there is not found', async () => {
  expect((await askAsAdmin('GET /alert-rules/alr-none')).status).toBe(404);
  expect((await askAsAdmin('PUT /alert-rules/alr-none', update)).status).toBe(404);
  expect((await askAsAdmin('DELETE /alert-rules/alr-none?version=1')).status).toBe(404);
});

test('an auditor reads rules and changes none', async () => {
  const auditor = 'auditor@backroom.test';
  expect(await askAs(auditor, 'GET /alert-rules')).toMatchObject({ status: 200 });
  for (const [call, body] of [
    ['POST /alert-rules', input],
    [`PUT ${ONE}`, update],
    [`DELETE ${ONE}?version=1`, undefined],
  ] as const)
    expect(await askAs(auditor, call, body)).toMatchObject({ status: 403 });
});
