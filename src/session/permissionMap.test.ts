import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Permission } from './permissions.ts';
import { filterMenu, buildPermissionMap, keepTitles, readMenu } from './permissionMap.ts';

const titlesOf = (data: readonly unknown[]) => [...buildPermissionMap(data).titles];

describe('the reply of GET /node/userMenu', () => {
  test.each(['success', 'Success', 'SUCCESS', ' success '])('E29 accepts the msg %j', (msg) => {
    expect(readMenu({ msg, data: [{ title: 'Home' }] })?.titles).toEqual(new Set(['Home']));
  });

  test.each([
    ['another msg', { msg: 'failure', data: [] }],
    ['a longer msg', { msg: 'no success', data: [] }],
    ['msg no text', { msg: true, data: [] }],
    ['no msg', { data: [] }],
    ['an inherited msg', Object.create({ msg: 'success', data: [] })],
    ['data null', { msg: 'success', data: null }],
    ['data no list', { msg: 'success', data: { title: 'Home' } }],
    ['nothing', null],
    ['text', 'success'],
    ['a list', [{ title: 'Home' }]],
  ])('E30 gives no menu for %s', (_name, reply: unknown) => {
    expect(readMenu(reply)).toBeNull();
  });

  test('E31 an empty list is a valid menu', () => {
    expect(readMenu({ msg: 'success', data: [] })).toEqual({ nodes: [], titles: new Set() });
  });
});

describe('the permission map', () => {
  test('E98 trims and composes titles and keeps their case', () => {
    expect(titlesOf([{ title: '  Cafe\u0301 ' }, { title: 'home' }])).toEqual(['Caf\u00e9', 'home']);
  });

  test('E102 flattens nodes of any depth and keeps the tree', () => {
    const data = [
      { title: 'A', child: [{ title: 'B', child: [{ title: 'C' }] }] },
      { title: 'D', child: [] },
    ];
    expect(titlesOf(data)).toEqual(['A', 'B', 'C', 'D']);
    expect(buildPermissionMap(data).nodes).toEqual([
      { title: 'A', child: [{ title: 'B', child: [{ title: 'C', child: [] }] }] },
      { title: 'D', child: [] },
    ]);
  });

  const chain = (depth: number): unknown =>
    Array.from({ length: depth }, (_, at) => depth - at).reduce<unknown>(
      (child, at) => ({ title: `T${at}`, child: child === undefined ? [] : [child] }),
      undefined,
    );

  test('E102 reads twenty levels and not the twenty-first', () => {
    expect(titlesOf([chain(25)])).toEqual(Array.from({ length: 20 }, (_, at) => `T${at + 1}`));
  });

  test('E102 reads a cyclic tree without looping', () => {
    const parent: { title: string; child: unknown[] } = { title: 'A', child: [] };
    parent.child.push(parent, { title: 'B', child: [parent, parent] });
    expect(titlesOf([parent, parent])).toEqual(['A', 'B']);
    expect(buildPermissionMap([parent, parent]).nodes).toEqual([
      { title: 'A', child: [{ title: 'B', child: [] }] },
    ]);
  });

  test('E103 treats hostile titles as text, cuts long ones and leaves out empty ones', () => {
    const long = 'x'.repeat(10_240);
    const data = [
      ...['__proto__', 'constructor', '<img src=x onerror=alert(1)>', long, '', '   '].map((title) => ({
        title,
      })),
      { title: 5 },
      { child: [{ title: 'Below nothing' }] },
      null,
      'Home',
      7,
      ['Home'],
      Object.create({ title: 'Inherited' }),
    ];
    expect(titlesOf(data)).toEqual([
      '__proto__',
      'constructor',
      '<img src=x onerror=alert(1)>',
      'x'.repeat(200),
      'Below nothing',
    ]);
    expect(buildPermissionMap(data).nodes.at(-1)).toEqual({ title: 'Below nothing', child: [] });
    expect(Object.keys(Object.prototype)).toEqual([]);
  });

  test('E103 cuts a title between characters', () => {
    expect(titlesOf([{ title: '😀'.repeat(201) }])).toEqual(['😀'.repeat(200)]);
    expect(titlesOf([{ title: 'x'.repeat(200) }])).toEqual(['x'.repeat(200)]);
  });

  test.each<[string, (at: number, all: unknown[]) => unknown[]]>([
    ['flat', () => []],
    ['each in two places', (at, all) => all.slice(at + 1, at + 3)],
  ])('E106 reads each title of 10,000 nodes once: %s', (_name, childOf) => {
    let reads = 0;
    const all: unknown[] = [];
    for (let at = 9999; at >= 0; at -= 1) {
      all[at] = {
        get title() {
          reads += 1;
          return `T${at}`;
        },
        child: childOf(at, all),
      };
    }
    expect(buildPermissionMap(all).titles.size).toBe(10_000);
    expect(reads).toBe(10_000);
  });

  test('reads any input without harm', () => {
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true, maxDepth: 5 }), (data) => {
        const map = readMenu({ msg: 'success', data: [data, { title: 'Home', child: data }] });
        return map !== null && map.titles.has('Home');
      }),
      { numRuns: 2000 },
    );
  });
});

interface Entry {
  permission: Permission | null;
  path: string | null;
  label: string;
  children?: readonly Entry[];
}

const menu: readonly Entry[] = [
  { permission: 'Home', path: '/home', label: 'home' },
  {
    permission: 'Competitor Analysis',
    path: null,
    label: 'analysis',
    children: [
      { permission: 'Competitor Dashboard', path: '/dashboard', label: 'dashboard' },
      { permission: 'Product Category', path: '/category', label: 'category' },
    ],
  },
  {
    permission: 'Admin',
    path: '/admin',
    label: 'admin',
    children: [{ permission: 'Team', path: '/team', label: 'team' }],
  },
  { permission: null, path: '/account', label: 'account' },
  { permission: null, path: null, label: 'heading' },
];

const shown = (titles: string[]): string[] =>
  filterMenu(menu, new Set(titles)).flatMap(({ label, children = [] }) => [
    label,
    ...children.map((child) => `${label}>${child.label}`),
  ]);

describe('spec §6 the menu is filtered by title', () => {
  test('shows an entry only if its title is in the map, and one without a title always', () => {
    expect(shown(['Home'])).toEqual(['home', 'account']);
    expect(shown([])).toEqual(['account']);
  });

  test('E98 matches exactly, in its case', () => {
    expect(shown(['home', 'HOME', 'Home ', 'Inicio'])).toEqual(['account']);
  });

  test('E99 a title at two places allows both', () => {
    const twice: Entry[] = [
      { permission: 'Team', path: '/team', label: 'one' },
      { permission: 'Team', path: '/people', label: 'two' },
    ];
    expect(filterMenu(twice, new Set(['Team'])).map(({ label }) => label)).toEqual(['one', 'two']);
  });

  test('E100 hides a child without its parent', () => {
    expect(shown(['Team', 'Competitor Dashboard'])).toEqual(['account']);
  });

  test('E101 keeps a parent without an allowed child only when it leads somewhere itself', () => {
    expect(shown(['Competitor Analysis', 'Admin'])).toEqual(['admin', 'account']);
  });

  test('puts allowed children below their parent', () => {
    expect(shown(['Competitor Analysis', 'Product Category', 'Admin', 'Team'])).toEqual([
      'analysis',
      'analysis>category',
      'admin',
      'admin>team',
      'account',
    ]);
  });
});

test('a part of a map has the titles that are kept, and their nodes in the place of those above that are not', () => {
  const map = buildPermissionMap([{ title: 'Admin', child: [{ title: 'Team' }, { title: 'Roles' }] }]);
  expect(keepTitles(map, new Set(['Team', 'Search']))).toEqual(buildPermissionMap([{ title: 'Team' }]));
});
