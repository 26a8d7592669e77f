import { expect, test } from 'vitest';
import type { PermissionNode } from '#api/generated/types.gen.ts';
import { keepFields } from '#resource/write/keepFields.ts';
import { differingKeys, nodeInput, nodeSchema, nodeUpdate, nodeValues } from './nodeForm.ts';

const node: PermissionNode = {
  ...{ id: 'nod-1', title: 'Search', type: 'page', parentId: null, route: '/typesense', position: 1 },
  ...{ description: '', isSystem: false, roleCount: 0, roles: [], version: 4 },
};
const other: PermissionNode = { ...node, id: 'nod-2', title: 'Documents', route: null };
const values = nodeValues(node);
const complaints = (change: Partial<typeof values>, ownId?: string) =>
  nodeSchema([node, other], ownId)
    .safeParse({ ...values, ...change })
    .error?.issues.map(({ path, message }) => [path.join('.'), message]);

test.each([
  [{ title: '' }, [['title', 'title.missing']]],
  [{ title: 'x'.repeat(81) }, [['title', 'title.long']]],
  [{ title: ' documents ' }, [['title', 'title.taken']]],
  [{ route: 'typesense' }, [['route', 'route.wrong']]],
  [{ route: '/a b' }, [['route', 'route.wrong']]],
  [{ description: 'x'.repeat(501) }, [['description', 'description.long']]],
  [{ title: 'x'.repeat(80), route: '', description: 'x'.repeat(500) }, undefined],
])('%j is complained about by %j', (change, found) => {
  expect(complaints(change, 'nod-1')).toEqual(found);
});

test.each([
  ['nothing', {}, {}],
  ['a title', { title: 'Find' }, { title: 'Find' }],
  ['no address', { route: '' }, { route: null }],
  [
    'a type and a description',
    { type: 'menu' as const, description: 'x' },
    { type: 'menu', description: 'x' },
  ],
])('only changed fields are sent: %s', (_name, change, sent) => {
  expect(nodeUpdate(node, { ...values, ...change })).toEqual({ version: 4, ...sent });
});

test('a new node has an address only as a page', () => {
  const input = { title: 'A', description: '', parentId: null };
  expect(nodeInput({ ...values, ...input, parentId: '', type: 'page', route: '/a' })).toMatchObject({
    ...input,
    route: '/a',
  });
  expect(nodeInput({ ...values, type: 'action', parentId: 'nod-2' })).toMatchObject({
    parentId: 'nod-2',
    route: null,
  });
});

test('what I keep of mine stands on theirs', () => {
  const mine = { ...values, title: 'Find', description: 'mine' };
  const theirs = { ...values, title: 'Seek', route: '/seek' };
  expect(differingKeys(mine, theirs)).toEqual(['title', 'route', 'description']);
  expect(keepFields(theirs, mine, ['title'])).toEqual({ ...theirs, title: 'Find' });
});
