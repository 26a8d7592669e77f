import { expect, test } from 'vitest';

import { noChanges, tableOf } from './table.ts';

interface Thing {
  id: string;
  name: string;
}

const seed: ReadonlyMap<string, Thing> = new Map(
  ['a', 'b', 'c'].map((id) => [id, { id, name: `seeded ${id}` }]),
);
const names = (things: readonly Thing[]): string[] => things.map(({ name }) => name);

test('a table shows the seed, what was changed in it, and after it what was added', () => {
  const changes = noChanges<Thing>();
  const table = tableOf(seed, changes);
  table.put({ id: 'z', name: 'added' });
  table.put({ id: 'b', name: 'changed' });
  expect(names(table.all())).toEqual(['seeded a', 'changed', 'seeded c', 'added']);
  expect(table.get('b')?.name).toBe('changed');
  expect(table.get('nothing')).toBeUndefined();
});

test('a removed record is gone, and can be put back', () => {
  const table = tableOf(seed, noChanges<Thing>());
  table.put({ id: 'z', name: 'added' });
  table.remove('a');
  table.remove('z');
  expect(names(table.all())).toEqual(['seeded b', 'seeded c']);
  expect([table.get('a'), table.get('z')]).toEqual([undefined, undefined]);
  table.put({ id: 'a', name: 'back' });
  expect(names(table.all())).toEqual(['back', 'seeded b', 'seeded c']);
});

test('two sessions with one seed do not see each other, and the seed stays', () => {
  const one = tableOf(seed, noChanges<Thing>());
  one.put({ id: 'a', name: 'changed' });
  one.remove('b');
  expect(names(tableOf(seed, noChanges<Thing>()).all())).toEqual(['seeded a', 'seeded b', 'seeded c']);
});

test('property names that every object has are no ids of records', () => {
  const table = tableOf(seed, noChanges<Thing>());
  expect(['constructor', '__proto__', 'toString'].map((id) => table.get(id))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('the changes can be serialised and restored', () => {
  const changes = noChanges<Thing>();
  const table = tableOf(seed, changes);
  table.put({ id: 'z', name: 'added' });
  table.remove('a');
  const copy: typeof changes = JSON.parse(JSON.stringify(changes));
  expect(tableOf(seed, copy).all()).toEqual(table.all());
});
