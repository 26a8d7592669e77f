import { expect, test } from 'vitest';
import { findIds } from '#tests/support/searchShelf.ts';

test.each([
  ['brand:acme', 'acd', 'a word of the value'],
  ['brand:=Acme', 'ac', 'the whole value'],
  ['brand:=[`Acme Paper`, Bolt]', 'bde', 'one of several'],
  ['brand:!=Acme', 'bdefgh', 'not the value, nor one without it'],
  ['brand:=Acm*', 'acd', 'the start of the value'],
  ['tags:=usb', 'abe', 'one value of a list'],
  ['tags:!=[usb,paper]', 'dfgh', 'none of them'],
  ['price:8', 'be', 'a number'],
  ['price:[3..8]', 'bce', 'a range with its ends'],
  ['price:[3, 20..21]', 'cfg', 'numbers and ranges'],
  ['price:>12.5', 'fgh', 'more'],
  ['price:>=12.5', 'afgh', 'as much or more'],
  ['price:<8', 'c', 'less'],
  ['stock:<=2', 'de', 'as much or less'],
  ['price:!=8', 'acdfgh', 'another number, or none'],
  ['isNew:true', 'ae', 'yes'],
  ['isNew:!=true', 'bcdfgh', 'not yes'],
  ['isNew:true && brand:=Bolt || id:c', 'ce', 'and, or'],
  ['isNew:true && (brand:=Bolt || id:[a,b])', 'ae', 'brackets'],
  ['maker.name:osaka', 'e', 'inside of an object'],
])('the filter %s lets the documents %s through: %s', (filter_by, ids) => {
  expect(findIds('*', { filter_by }).toSorted().join('')).toBe(ids);
});

test('a filter is applied before typos: what it excludes is not found', () => {
  expect(findIds('charger', { filter_by: 'isNew:true' })).toEqual(['a']);
  expect(findIds('cable', { filter_by: 'isNew:false' })).toEqual(['b']);
});
