import { describe, expect, test } from 'vitest';
import { requestedSearch, isLeaving } from './pageSearch.ts';

const list = (search: string) => ({ pathname: '/list', search });
const other = (search: string) => ({ pathname: '/other', search });

describe('the last query of a page', () => {
  test.each([
    ['where the router is', list('?q=mug'), undefined, '?q=mug'],
    ['where it goes on the same page', list('?q=mug'), list('?q=mugs'), '?q=mugs'],
    ['where it is, while it leaves the page', list('?q=mug'), other('?page=2'), '?q=mug'],
    ['where it comes back to', other('?page=2'), list('?q=mugs'), '?q=mugs'],
    ['what is rendered, once it has left', other('?page=2'), undefined, '?q=m'],
  ])('is %s', (_, location, ahead, asked) => {
    expect(requestedSearch({ location, navigation: { location: ahead } }, list('?q=m'))).toBe(asked);
  });
});

test('a page is left as soon as the router goes elsewhere, until it comes back', () => {
  const leaves = (location: ReturnType<typeof list>, ahead?: ReturnType<typeof list>) =>
    isLeaving({ location, navigation: { location: ahead } }, { pathname: '/list' });
  expect(leaves(list(''))).toBe(false);
  expect(leaves(list(''), list('?q=mug'))).toBe(false);
  expect(leaves(list(''), other(''))).toBe(true);
  expect(leaves(other(''))).toBe(true);
  expect(leaves(other(''), list(''))).toBe(false);
});
