import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { resetSession } from '#mocks/core/mockSessions.ts';
import { PASSWORD, staff } from '#mocks/core/users.ts';
import { grantedTo } from '#tests/support/staffRoles.ts';
import { permissions } from '#session/permissions.ts';

import { ask, textIn, tokenOf } from '#tests/support/askMock.ts';
import { hideCostsFrom, plantCosts, secretCosts, toldOfCosts } from '#tests/support/costSecrets.ts';
import { itemsIn } from '#tests/support/replyBody.ts';
import { startServer } from './faultyServers/startServer.ts';
import { readContract } from './model/readContract.ts';
import { httpTransport } from './run/transport.ts';
import { verify } from './run/verify.ts';

const contract = readContract(readFileSync(join(import.meta.dirname, '../../openapi.yaml'), 'utf8'));

/** What a manager did before: it is in the history and among the views. */
async function work(session: string): Promise<void> {
  const token = await tokenOf('pricing.manager@backroom.test', session);
  const { minGpPct, targetGpPct, codePct } = secretCosts;
  const view = {
    screen: 'skumanager.products',
    name: 'Under the floor',
    density: 'normal',
    isDefault: false,
  };
  const calls: [string, object][] = [
    ['PUT /categories/cat-mugs/targets', { version: 1, minGpPct, targetGpPct }],
    ['PATCH /suppliers/sup-01', { version: 1, discountCodes: { C: codePct } }],
    ['POST /views', { ...view, query: 'flag=underFloor', columns: ['sku', 'gpPct250'], scope: 'shared' }],
  ];
  for (const [call, body] of calls)
    expect((await ask(call, { token, session, body })).status).toBeLessThan(300);
}

/** Asks every operation as somebody; what the answers tell of costs, by operation. Files and refusals count too. */
async function leakedTo(email: string, runs: number, prepare: (session: string) => void = () => undefined) {
  const session = `costs ${email}`;
  plantCosts(session, secretCosts);
  await work(session);
  prepare(session);
  const server = await startServer(session);
  const leaked = new Map<string, string[]>();
  let answered = 0;
  await verify({
    ...{ contract, operations: contract.operations, base: server.base, transport: httpTransport(20_000) },
    checks: [
      {
        ...{ id: 'tells-costs', rule: 'No answer tells what things cost.', appliesTo: () => true },
        inspect: ({ operation, answer }) => {
          if (answer.status >= 200 && answer.status < 300) answered += 1;
          const found = toldOfCosts(answer.text);
          if (found.length > 0) leaked.set(operation.id, [...(leaked.get(operation.id) ?? []), ...found]);
          return [];
        },
      },
    ],
    ...{ token: undefined, login: { name: email, password: PASSWORD } },
    ...{ safe: false, strict: false, seed: 7, runs, slowMs: 20_000, onProgress: () => undefined },
  });
  await server.close();
  resetSession(session);
  return { leaked: Object.fromEntries(leaked), answered };
}

const seers = staff.filter((member) => grantedTo(member).has(permissions.viewCosts));
const others = staff.filter((member) => !grantedTo(member).has(permissions.viewCosts));

test('two of the eight roles may not see costs', () => {
  expect(others.map(({ email }) => email)).toEqual(['catalogue@backroom.test', 'service@backroom.test']);
  expect(seers).toHaveLength(6);
});

test.each(others)(
  'no operation tells $email what things cost',
  async ({ email }) => {
    const { leaked, answered } = await leakedTo(email, 6);
    expect(leaked).toEqual({});
    expect(answered).toBeGreaterThan(100);
  },
  180_000,
);

/** What search servers answer to a person's own key, one answer for each search. */
async function searched(email: string, searches: readonly object[], prepare: (session: string) => void) {
  const session = `search ${email}`;
  prepare(session);
  const token = await tokenOf(email, session);
  const key = textIn(await ask('POST /search/session', { token, session }), 'apiKey');
  const url = `/__typesense/1/multi_search?x-typesense-api-key=${encodeURIComponent(key)}`;
  const reply = await ask(`POST ${url}`, { session, body: { searches } });
  resetSession(session);
  return itemsIn(reply, 'results').map((result) => JSON.stringify(result));
}

const goods = ['products', 'skus', 'products_margins', 'skus_margins'];
const aboutMargins = [
  ...[
    { filter_by: 'gpPct:>0' },
    { filter_by: 'status:!=x || gpPct:<30' },
    { filter_by: 'audience:=margins' },
  ],
  ...[
    { sort_by: 'gpPct:desc' },
    { facet_by: 'gpPct' },
    { facet_by: 'gpPct(low:[0,30])' },
    { group_by: 'gpPct' },
  ],
  ...[{ query_by: 'gpPct' }, { include_fields: 'gpPct' }, { highlight_fields: 'gpPct' }],
].flatMap((asked) => goods.map((collection) => ({ collection, q: '*', query_by: 'name', ...asked })));

test.each([
  ...others.map(({ email }) => ({ email, prepare: () => undefined })),
  {
    email: 'admin@backroom.test',
    prepare: (session: string) => hideCostsFrom(session, 'admin@backroom.test'),
  },
])('no search with the key of $email tells of a margin', async ({ email, prepare }) => {
  const answers = await searched(email, aboutMargins, prepare);
  expect(answers).toHaveLength(aboutMargins.length);
  for (const [at, answer] of answers.entries()) {
    const { collection, ...asked } = aboutMargins[at] ?? {};
    expect(answer).not.toMatch(/"gpPct":|"audience":"margins"/);
    // No such field, nothing of it, or all goods as if nothing had been asked.
    const isAboutField = !('include_fields' in asked || 'highlight_fields' in asked);
    if (isAboutField || collection?.endsWith('_margins'))
      expect(answer, JSON.stringify(aboutMargins[at])).not.toMatch(/"found":[1-9]|"count":[1-9]/);
  }
});

test('a search with the key of whoever may see costs tells of margins', async () => {
  const answers = await searched('admin@backroom.test', aboutMargins, () => undefined);
  expect(answers.filter((answer) => /"found":[1-9].*"gpPct"/.test(answer)).length).toBeGreaterThan(9);
});

test('no operation tells what things cost to somebody who may do everything else', async () => {
  const { leaked, answered } = await leakedTo('admin@backroom.test', 6, (session) =>
    hideCostsFrom(session, 'admin@backroom.test'),
  );
  expect(leaked).toEqual({});
  expect(answered).toBeGreaterThan(200);
}, 180_000);

test.each(seers)(
  '$email is told what things cost, so that nothing above holds of an empty server',
  async ({ email }) => {
    const { leaked } = await leakedTo(email, 2);
    expect(Object.keys(leaked)).toEqual(
      expect.arrayContaining(['getCosts', 'listProducts', 'listSuppliers']),
    );
    const all = Object.values(leaked).flat();
    expect(all).toEqual(expect.arrayContaining(['3.7717', '41.37', '43.91', '47.13', '2.2113']));
  },
  180_000,
);
