import { expect, test } from 'vitest';
import { parseList, formatList, fits, masterState, toggleOptions } from './choiceRules.ts';

test.each([
  ['', []],
  ['a', ['a']],
  ['a,b', ['a', 'b']],
  [',a,,b,a', ['a', 'b']],
])('the text %j of an address means %j', (text, ids) => {
  expect(parseList(text)).toEqual(ids);
  expect(parseList(formatList(ids))).toEqual(ids);
});

test.each([
  ['Café Grande', 'cafe', true],
  ['Café Grande', 'GRANDE caf', true],
  ['Café Grande', 'cafe tumbler', false],
  ['Anything', '  ', true],
  ['Θερμός', 'θερμος', true],
])('of %j, %j finds: %s', (label, query, found) => {
  expect(fits(label, query)).toBe(found);
});

test('ticking keeps the options that the query hides', () => {
  expect(toggleOptions(['a', 'x'], ['a', 'b'], true)).toEqual(['x', 'a', 'b']);
  expect(toggleOptions(['a', 'x'], ['a', 'b'], false)).toEqual(['x']);
});

test.each([
  [[], ['a'], 'none'],
  [['x'], ['a'], 'none'],
  [['a'], ['a', 'b'], 'some'],
  [['b', 'a', 'x'], ['a', 'b'], 'all'],
  [['a'], [], 'none'],
] as const)('with %j ticked, the box over %j is %s', (chosen, ids, state) => {
  expect(masterState(chosen, ids)).toBe(state);
});
