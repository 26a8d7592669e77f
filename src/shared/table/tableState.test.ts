import { expect, test } from 'vitest';
import { tableState } from './tableState.ts';

const error = new Error('no answer');

test.each([
  ['waiting', 'nothing is known yet', undefined, null, false, undefined],
  ['error', 'the first page failed', undefined, error, false, undefined],
  ['rows', 'there are rows', ['a'], null, false, 1],
  ['rows', 'reading again failed: the old ones stay', ['a'], error, true, 1],
  ['empty', 'there is nothing at all', [], null, false, 0],
  ['noMatch', 'the filters leave nothing', [], null, true, 0],
  ['waiting', 'E114 the page is beyond the last one', [], null, true, 40],
  ['empty', 'there is nothing, and no total was said', [], null, false, undefined],
] as const)('the state is %s when %s', (state, _when, rows, failure, isFiltered, total) => {
  expect(tableState({ rows, error: failure, isFiltered, total })).toBe(state);
});
