import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText, groupItems, filterByQuery } from './paletteMatch.ts';

const places = [
  { label: 'Home' },
  { label: 'Competitor Dashboard' },
  { label: 'Competitor Admin' },
  { label: 'Product Category' },
  { label: 'SKU Manager' },
  { label: 'Competitor Manager' },
  { label: 'Price Slabs' },
  { label: 'Rôles' },
  { label: 'Preisstaffeln für Werbeartikel' },
  { label: '商品价格管理' },
  { label: 'Τιμές πελατών' },
  { label: 'Журнал учёта' },
  { label: 'Logout', words: 'sign out, leave' },
  { label: 'Deutsch', words: 'German language' },
];

describe('the query matches words in any order, without case and accents', () => {
  test.each([
    ['home', ['Home']],
    ['HOME ', ['Home']],
    ['competitor', ['Competitor Dashboard', 'Competitor Admin', 'Competitor Manager']],
    ['dash comp', ['Competitor Dashboard']],
    ['comp dash', ['Competitor Dashboard']],
    ['man', ['SKU Manager', 'Competitor Manager', 'Deutsch']],
    ['manager sku', ['SKU Manager']],
    ['slab', ['Price Slabs']],
    ['roles', ['Rôles']],
    ['ROLÉS', ['Rôles']],
    ['fur werbe', ['Preisstaffeln für Werbeartikel']],
    ['staffel', ['Preisstaffeln für Werbeartikel']],
    ['价格', ['商品价格管理']],
    ['τιμεσ', ['Τιμές πελατών']],
    ['ΤΙΜΕΣ', ['Τιμές πελατών']],
    ['учета', ['Журнал учёта']],
    ['sign out', ['Logout']],
    ['out', ['Logout']],
    ['language', ['Deutsch']],
    ['german', ['Deutsch']],
    ['price — slabs', ['Price Slabs']],
    ['price home', []],
    ['xyzzy', []],
  ])('%j finds %j', (query, found) => {
    expect(filterByQuery(places, query).map(({ label }) => label)).toEqual(found);
  });

  test.each(['', '  ', ' / - ?'])('%j matches everything in its order', (query) => {
    expect(filterByQuery(places, query)).toEqual(places);
  });
});

describe('the query with a typing error', () => {
  test.each([
    ['compettior', ['Competitor Dashboard', 'Competitor Admin', 'Competitor Manager']],
    ['dashbord', ['Competitor Dashboard']],
    ['dahsb', ['Competitor Dashboard']],
    ['mnager sku', ['SKU Manager']],
    ['langauge', ['Deutsch']],
    ['категория', []],
    ['жунрал', ['Журнал учёта']],
    // Short words, and words of other letters, find only what they are.
    ['hmo', []],
    ['nome', []],
    ['价各', []],
  ])('%j finds %j', (query, found) => {
    expect(filterByQuery(places, query).map(({ label }) => label)).toEqual(found);
  });

  test('exact matches come before near ones', () => {
    const items = [{ label: 'Rolls' }, { label: 'Other', words: 'roles' }, { label: 'Roles' }];
    expect(filterByQuery(items, 'roles').map(({ label }) => label)).toEqual(['Roles', 'Other', 'Rolls']);
  });
});

test('the best comes first: the beginning of a label, a word in it, its middle, hidden words', () => {
  const items = [
    { label: 'Other', words: 'admin' },
    { label: 'Cadmine' },
    { label: 'Competitor Admin' },
    { label: 'Administration' },
    { label: 'Admin' },
  ];
  expect(filterByQuery(items, 'admin').map(({ label }) => label)).toEqual([
    'Admin',
    'Administration',
    'Competitor Admin',
    'Cadmine',
    'Other',
  ]);
});

test.each([
  ['Straße', 'strasse'],
  ['ÉÈç', 'eec'],
  ['Τιμές', 'τιμεσ'],
  ['Ёж', 'еж'],
  ['ﬁne', 'fine'],
])('%s is compared as %s', (text, plain) => {
  expect(foldText(text)).toBe(plain);
});

describe('for any query', () => {
  const word = fc.stringMatching(/^[a-zäéñöüßа-яα-ω0-9]{1,8}$/);
  const label = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => words.join(' '));
  const items = fc.array(fc.record({ label, words: label }), { maxLength: 12 });
  const anyText = fc.string({ unit: 'grapheme', maxLength: 30 });

  test('an entry is found by its words in any order, in capitals, and by their beginnings', () => {
    fc.assert(
      fc.property(items, label, fc.infiniteStream(fc.nat()), fc.boolean(), (all, own, dice, isCut) => {
        const item = { label: own };
        const words = own
          .split(' ')
          .map((each) => ({ each: isCut ? each.slice(0, 1) : each, at: dice.next().value }))
          .sort((a, b) => a.at - b.at)
          .map(({ each }) => each);
        return filterByQuery([...all, item], words.join(' ').toUpperCase()).includes(item);
      }),
    );
  });

  test('the result consists of given entries, each once', () => {
    fc.assert(
      fc.property(items, anyText, (all, query) => {
        const found = filterByQuery(all, query);
        return new Set(found).size === found.length && found.every((item) => all.includes(item));
      }),
    );
  });

  test('another word never finds more', () => {
    fc.assert(
      fc.property(items, anyText, anyText, (all, query, more) => {
        const before = filterByQuery(all, query);
        return filterByQuery(all, `${query} ${more}`).every((item) => before.includes(item));
      }),
    );
  });

  test('filtering the result again changes nothing', () => {
    fc.assert(
      fc.property(items, anyText, (all, query) => {
        const found = filterByQuery(all, query);
        expect(filterByQuery(found, query)).toEqual(found);
      }),
    );
  });
});

test('groups stand in the order of their first entry and keep theirs', () => {
  const items = [
    { group: 'b', id: 1 },
    { group: 'a', id: 2 },
    { group: 'b', id: 3 },
  ];
  expect(groupItems(items).map(({ group, items: all }) => [group, ...all.map(({ id }) => id)])).toEqual([
    ['b', 1, 3],
    ['a', 2],
  ]);
  expect(groupItems([])).toEqual([]);
});
