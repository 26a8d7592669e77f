import { beforeEach, describe, expect, test } from 'vitest';
import { resetSession } from '#mocks/core/mockSessions.ts';
import { ask, textIn, tokenOf } from '#tests/support/askMock.ts';
import { itemsIn, numberIn } from '#tests/support/replyBody.ts';

const ADMIN = 'admin@backroom.test';
const HEADERS = () => ({ 'Idempotency-Key': crypto.randomUUID() });
const callAs = async (call: string, body?: unknown, email = ADMIN) => {
  const sent = body === undefined ? {} : { body };
  return ask(call, { token: await tokenOf(email), headers: HEADERS(), ...sent });
};

const readTree = async () => itemsIn(await callAs('GET /permission-nodes'));
const readNode = async (title: string) => {
  const node = (await readTree()).find((one) => one.title === title);
  if (!node) throw new Error(`no node ${title}`);
  return node;
};
const idOf = async (title: string) => String((await readNode(title)).id);
const createNode = async (title: string, parent: string | null, type = 'page') =>
  callAs('POST /permission-nodes', { title, type, parentId: parent === null ? null : await idOf(parent) });
const move = async (title: string, parent: string | null, position = 1) => {
  const { id, version } = await readNode(title);
  const parentId = parent === null ? null : await idOf(parent);
  return callAs('POST /permission-nodes/move', { id, parentId, position, version });
};
const change = async (title: string, values: object) => {
  const { id, version } = await readNode(title);
  return callAs(`PATCH /permission-nodes/${String(id)}`, { version, ...values });
};
const remove = async (title: string, ...roles: string[]) => {
  const { id, version } = await readNode(title);
  const removeFrom = roles.length > 0 ? `&removeFrom=${roles.join(',')}` : '';
  return callAs(`DELETE /permission-nodes/${String(id)}?version=${String(version)}${removeFrom}`);
};
const menuOf = async (email: string) =>
  JSON.stringify((await ask('GET /node/userMenu', { token: await tokenOf(email) })).body);

beforeEach(() => resetSession());

describe('a new node', () => {
  test('comes last among its siblings, and system roles grant it at once', async () => {
    const reply = await createNode(' Samples ', 'Documents');
    expect(reply).toMatchObject({
      status: 201,
      body: { title: 'Samples', position: 3, version: 1, roleCount: 1, isSystem: false, route: null },
    });
    expect(await menuOf(ADMIN)).toContain('Samples');
    expect(await menuOf('auditor@backroom.test')).not.toContain('Samples');
  });

  test('needs a title that no node of the tree has, in any case', async () => {
    const reply = await createNode(' price SLABS', 'Documents');
    expect(reply).toMatchObject({ status: 422, body: { errors: [{ field: 'title', code: 'taken' }] } });
  });

  test.each([
    ['below an action', 'Documents: Delete', 'below_action'],
    ['on a fifth level', 'Level 4', 'too_deep'],
  ])('is refused %s', async (_where, parent, code) => {
    await createNode('Level 3', 'Price Slabs');
    await createNode('Level 4', 'Level 3');
    const reply = await createNode('One more', parent);
    expect(reply).toMatchObject({ status: 422, body: { errors: [{ field: 'parentId', code }] } });
  });

  test('is refused below a node that is not there', async () => {
    const body = { title: 'Samples', type: 'page', parentId: 'nod-0' };
    expect(await callAs('POST /permission-nodes', body)).toMatchObject({
      body: { errors: [{ field: 'parentId', code: 'unknown' }] },
    });
  });
});

describe('a move', () => {
  test('renumbers the siblings on both sides and takes along what is below', async () => {
    const reply = await move('Price Slabs', 'Documents', 2);
    const tree = itemsIn(reply);
    const documents = await idOf('Documents');
    const below = (id: unknown) => tree.filter(({ parentId }) => parentId === id);
    expect(below(documents).map(({ title, position }) => [title, position])).toEqual([
      ['Documents: Upload', 1],
      ['Price Slabs', 2],
      ['Documents: Delete', 3],
    ]);
    expect(below(await idOf('Price Slabs'))).toHaveLength(3);
    const places = below(await idOf('SKU Manager')).map(({ position }) => position);
    expect(places).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test.each([
    ['below itself', 'SKU Manager', 'SKU Manager', 'cycle'],
    ['below what is below it', 'SKU Manager', 'Price Slabs', 'cycle'],
    ['below an action', 'Search', 'Documents: Delete', 'below_action'],
  ])('is refused %s', async (_where, title, parent, code) => {
    expect(await move(title, parent)).toMatchObject({ status: 422, body: { errors: [{ code }] } });
  });

  test('counts its levels at the lowest node', async () => {
    await createNode('Archive', 'Documents');
    expect(await move('SKU Manager', 'Archive')).toMatchObject({ body: { errors: [{ code: 'too_deep' }] } });
    expect((await move('SKU Manager', 'Documents')).status).toBe(200);
  });

  test('of a system node is refused, and so is one on an old version', async () => {
    expect(await move('Team', 'Documents')).toMatchObject({ status: 409, body: { code: 'wrong_state' } });
    const { id } = await readNode('Search');
    const body = { id, parentId: null, position: 1, version: 9 };
    expect(await callAs('POST /permission-nodes/move', body)).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', current: { title: 'Search' } },
    });
  });
});

describe('a renamed node', () => {
  test('shows in the menu at the next call, and the old title allows nothing any more', async () => {
    const before = await callAs('GET /suppliers', undefined, 'merchandiser@backroom.test');
    expect(before.status).toBe(200);
    expect(await change('SKU Manager', { title: 'Stock Manager' })).toMatchObject({
      status: 200,
      body: { title: 'Stock Manager', version: 2 },
    });
    expect(await change('Price Slabs', { title: 'Ladders' })).toMatchObject({ status: 200 });
    expect(await menuOf('merchandiser@backroom.test')).toContain('"title":"Stock Manager"');
    expect(await callAs('GET /suppliers', undefined, 'merchandiser@backroom.test')).toMatchObject({
      status: 403,
      body: { node: 'SKU Manager' },
    });
  });

  test('keeps its title where it is a system node, but may be described', async () => {
    expect(await change('Team', { title: 'People' })).toMatchObject({ status: 409 });
    expect(await change('Team', { type: 'menu' })).toMatchObject({ status: 409 });
    expect(await change('Team', { description: 'Who works here' })).toMatchObject({ status: 200 });
  });

  test('becomes no action while something is below it, and takes no title that another has', async () => {
    expect(await change('Documents', { type: 'action' })).toMatchObject({
      body: { errors: [{ field: 'type', code: 'has_children' }] },
    });
    expect(await change('Documents', { title: 'SEARCH' })).toMatchObject({
      body: { errors: [{ field: 'title', code: 'taken' }] },
    });
    expect((await change('Documents', { title: 'DOCUMENTS' })).status).toBe(200);
  });
});

describe('deleting a node', () => {
  test('needs all roles that grant it, and takes it from them', async () => {
    expect(await remove('Documents: Delete')).toMatchObject({
      status: 409,
      body: { code: 'wrong_state', current: { roles: [{ id: 'rol-1' }, { id: 'rol-5' }] } },
    });
    expect((await remove('Documents: Delete', 'rol-4')).status).toBe(409);
    expect((await remove('Documents: Delete', 'rol-5')).status).toBe(200);
    expect(await menuOf('catalogue@backroom.test')).not.toContain('Documents: Delete');
  });

  test('that no role was given goes without a list, and its siblings are numbered again', async () => {
    await createNode('Samples', 'Documents');
    await move('Samples', 'Documents', 1);
    expect((await remove('Samples')).status).toBe(200);
    expect(await readNode('Documents: Upload')).toMatchObject({ position: 1 });
  });

  test('is refused over others, and of a system node', async () => {
    expect(await remove('SKU Manager')).toMatchObject({ status: 409 });
    expect(await remove('Team: Edit')).toMatchObject({ status: 409 });
  });
});

test('every write needs Permission Nodes: Edit; reading does not', async () => {
  const body = { title: 'Samples', type: 'page', parentId: null };
  const auditor = 'auditor@backroom.test';
  const refusal = { status: 403, body: { node: 'Permission Nodes: Edit' } };
  const search = await idOf('Search');
  expect(await callAs('POST /permission-nodes', body, auditor)).toMatchObject(refusal);
  const place = { id: search, parentId: null, position: 1, version: 1 };
  expect(await callAs('POST /permission-nodes/move', place, auditor)).toMatchObject(refusal);
  const change = { version: 1, title: 'Find' };
  expect(await callAs(`PATCH /permission-nodes/${search}`, change, auditor)).toMatchObject(refusal);
  expect(await callAs(`DELETE /permission-nodes/${search}?version=1`, undefined, auditor)).toMatchObject(
    refusal,
  );
  const file = { nodes: [{ title: 'Samples', type: 'page', parent: null }] };
  expect(await callAs('POST /permission-nodes/sync/preview', file, auditor)).toMatchObject(refusal);
  const titles = { titles: ['Home'] };
  expect((await callAs('POST /permission-nodes/check', titles, auditor)).status).toBe(200);
});

test('what people do to nodes is in the activity log', async () => {
  const id = textIn(await createNode('Samples', 'Documents'), 'id');
  await change('Samples', { description: 'Sent to customers' });
  await remove('Samples');
  const log = await callAs(`GET /activity-log?entityType=permissionNode&entityId=${id}`);
  expect(itemsIn(log).map(({ action }) => action)).toEqual(['delete', 'update', 'create']);
});

test('the version of a node rises with each change', async () => {
  for (const version of [2, 3]) {
    expect(numberIn(await change('Search', { description: `${version}` }), 'version')).toBe(version);
  }
});
