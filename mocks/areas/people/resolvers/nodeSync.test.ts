import { beforeEach, describe, expect, test } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, textIn, tokenOf } from '#tests/support/askMock.ts';
import { itemsIn, recordIn } from '#tests/support/replyBody.ts';

const ADMIN = 'admin@backroom.test';
const callAs = async (call: string, body?: unknown) => {
  const headers = { 'Idempotency-Key': crypto.randomUUID() };
  return ask(call, { token: await tokenOf(ADMIN), headers, ...(body === undefined ? {} : { body }) });
};
const readTree = async () => itemsIn(await callAs('GET /permission-nodes'));
const readNode = async (title: string) => {
  const node = (await readTree()).find((one) => one.title === title);
  if (!node) throw new Error(`no node ${title}`);
  return node;
};
const idOf = async (title: string) => String((await readNode(title)).id);

beforeEach(() => resetSession());

describe('who holds a permission', () => {
  const holders = async (title: string, query = '') =>
    callAs(`GET /permission-nodes/${await idOf(title)}/holders${query}`);

  test('are people whose account works and whose role reaches the node', async () => {
    const reply = await holders('Roles: Edit');
    expect(recordIn(reply)).toMatchObject({
      total: 1,
      items: [{ email: ADMIN, role: { name: 'Administrator', isSystem: true } }],
    });
    const all = itemsIn(await holders('Home'));
    expect(all.map(({ name }) => name)).toEqual(all.map(({ name }) => name).toSorted());
    expect(all.every(({ email }) => !String(email).startsWith('inactive'))).toBe(true);
  });

  test('are told page by page; a node that is not there has none', async () => {
    expect(recordIn(await holders('Home', '?pageSize=10&page=9'))).toMatchObject({ items: [], page: 9 });
    expect((await callAs('GET /permission-nodes/nod-0/holders')).status).toBe(404);
  });
});

describe('an import of nodes', () => {
  const preview = (nodes: readonly object[]) => callAs('POST /permission-nodes/sync/preview', { nodes });
  const apply = (syncId: string) => callAs(`POST /permission-nodes/sync/${syncId}/apply`);

  test('is written as it was previewed', async () => {
    const { nodes } = examples.nodeFile;
    const plan = await preview(nodes);
    expect(recordIn(plan)).toMatchObject({ problems: [], unchanged: 0 });
    expect((await readTree()).some(({ title }) => title === 'Samples')).toBe(false);
    expect((await apply(textIn(plan, 'syncId'))).status).toBe(200);
    expect(await readNode('Samples: Send')).toMatchObject({ parentId: await idOf('Samples'), roleCount: 1 });
    expect(await readNode('Documents')).toMatchObject({
      description: 'Artwork and price lists.',
      version: 2,
    });
    expect(recordIn(await preview(nodes))).toMatchObject({ create: [], change: [], unchanged: 3 });
  });

  test('is refused when the tree changed since, with the difference as it is now', async () => {
    const plan = await preview(examples.nodeFile.nodes);
    await callAs('POST /permission-nodes', { title: 'Samples', type: 'page', parentId: null });
    const reply = await apply(textIn(plan, 'syncId'));
    expect(reply).toMatchObject({
      status: 409,
      body: { code: 'plan_changed', current: { create: [{ title: 'Samples: Send' }], change: [{}, {}] } },
    });
    const { current } = recordIn(reply);
    expect((await apply(textIn({ ...reply, body: current }, 'syncId'))).status).toBe(200);
  });

  test('with problems cannot be applied, and an unknown one is not found', async () => {
    const plan = await preview(examples.nodeFileRefused.nodes);
    expect(recordIn(plan)).toMatchObject({ syncId: null, problems: examples.nodeDiffRefused.problems });
    expect((await apply('sync-0')).status).toBe(404);
  });
});
