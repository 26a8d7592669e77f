import { describe, expect, test } from 'vitest';
import {
  isDropped,
  isTicked,
  noTicks,
  pageTicks,
  tick,
  tickedCount,
  ticksUnder,
  type TickAction,
} from './selectionRules.ts';

const page = ['a', 'b', 'c', 'd'];
const after = (...actions: TickAction[]) =>
  actions.reduce((ticks, action) => tick(ticks, 'all of them', action), noTicks('all of them'));
const toggle = (id: string): TickAction => ({ do: 'toggle', id });
const range = (id: string, pageIds = page): TickAction => ({ do: 'range', id, pageIds });
const wholePage: TickAction = { do: 'page', pageIds: page };
const all: TickAction = { do: 'all' };
const clear: TickAction = { do: 'clear' };

describe('a selection changes when', () => {
  test.each<[string, TickAction[], 'some' | 'all', string[]]>([
    ['nothing', [], 'some', []],
    ['one row', [toggle('b')], 'some', ['b']],
    ['one row twice', [toggle('b'), toggle('b')], 'some', []],
    ['rows of two pages', [toggle('b'), toggle('z')], 'some', ['b', 'z']],
    ['a range downwards', [toggle('a'), range('c')], 'some', ['a', 'b', 'c']],
    ['a range upwards', [toggle('d'), range('b')], 'some', ['b', 'c', 'd']],
    ['a range from the end of the one before', [toggle('a'), range('b'), range('d')], 'some', page],
    ['a range without a beginning: the row alone', [range('c')], 'some', ['c']],
    ['a range whose beginning is on another page', [toggle('z'), range('c')], 'some', ['c', 'z']],
    ['a range that ends on a ticked row takes all away', [wholePage, toggle('a'), range('c')], 'some', ['d']],
    ['a range after the page: the row alone', [toggle('a'), wholePage, wholePage, range('c')], 'some', ['c']],
    ['the page', [wholePage], 'some', page],
    ['the page when some of it was ticked', [toggle('b'), wholePage], 'some', page],
    ['the page when all of it was ticked', [wholePage, toggle('z'), wholePage], 'some', ['z']],
    ['all that match', [toggle('b'), all], 'all', []],
    ['all but two', [all, toggle('b'), toggle('z')], 'all', ['b', 'z']],
    ['all, and one left out taken in again', [all, toggle('b'), toggle('b')], 'all', []],
    ['all but a page', [all, wholePage], 'all', page],
    ['all but a page, and the page again', [all, wholePage, wholePage], 'all', []],
    ['all but a range', [all, toggle('a'), range('c')], 'all', ['a', 'b', 'c']],
    ['clearing', [all, toggle('b'), clear], 'some', []],
  ])('%s', (_what, actions, mode, ids) => {
    const ticks = after(...actions);
    expect(ticks.mode).toBe(mode);
    expect([...ticks.ids].sort()).toEqual(ids);
  });
});

test('a row is ticked when it is named, or not left out of all', () => {
  expect(isTicked(after(toggle('a')), 'a')).toBe(true);
  expect(isTicked(after(toggle('a')), 'b')).toBe(false);
  expect(isTicked(after(all, toggle('a')), 'a')).toBe(false);
  expect(isTicked(after(all, toggle('a')), 'b')).toBe(true);
});

test.each([
  ['named rows', [toggle('a'), toggle('b')], 1284, 2],
  ['named rows, whatever the list has now', [toggle('a')], 0, 1],
  ['all that match', [all], 1284, 1284],
  ['all but one', [all, toggle('a')], 1284, 1283],
  ['never fewer than none', [all, toggle('a'), toggle('b')], 1, 0],
] as const)('the count of %s is right', (_what, actions, total, count) => {
  expect(tickedCount(after(...actions), total)).toBe(count);
});

test('the master checkbox shows all, some and none of the page on screen', () => {
  expect(pageTicks(after(), page)).toBe('none');
  expect(pageTicks(after(toggle('z')), page)).toBe('none');
  expect(pageTicks(after(toggle('a')), page)).toBe('some');
  expect(pageTicks(after(wholePage), page)).toBe('all');
  expect(pageTicks(after(all), page)).toBe('all');
  expect(pageTicks(after(all, toggle('a')), page)).toBe('some');
  expect(pageTicks(after(all), [])).toBe('none');
});

test('named rows stay ticked under other filters, and a range begins anew', () => {
  const elsewhere = ticksUnder(after(toggle('a')), 'mugs');
  expect(elsewhere).toEqual({ key: 'mugs', mode: 'some', ids: new Set(['a']), anchor: null, isKept: true });
  const more = tick(after(toggle('a')), 'mugs', range('c'));
  expect([...more.ids]).toEqual(['a', 'c']);
  expect(more.isKept).toBe(true);
  expect(tick(more, 'mugs', clear)).toEqual(noTicks('mugs'));
});

test('a selection of all matching rows holds for its filters alone', () => {
  const ticks = after(all, toggle('a'));
  expect(ticksUnder(ticks, 'mugs')).toEqual(noTicks('mugs'));
  expect(isDropped(ticks, 'mugs')).toBe(true);
  expect(isDropped(ticks, 'all of them')).toBe(false);
  expect(isDropped(after(toggle('a')), 'mugs')).toBe(false);
  expect([...tick(ticks, 'mugs', toggle('m')).ids]).toEqual(['m']);
});

test('the selection before a change is not modified', () => {
  const before = after(toggle('a'));
  tick(before, 'all of them', toggle('b'));
  expect([...before.ids]).toEqual(['a']);
});
