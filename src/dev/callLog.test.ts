import { expect, test } from 'vitest';
import { recordStart, recordEnd, emptyLog, sortByLatest } from './callLog.ts';

test('the log counts calls, keeps the last answer and puts a new operation first', () => {
  let log = recordStart(recordStart(emptyLog, 'menu'), 'list');
  expect(log.asked.get('list')).toEqual({ count: 1, last: 'waiting' });
  log = recordEnd(recordStart(recordEnd(log, 'list', 503), 'list'), 'list', 200);
  expect(log.asked.get('list')).toEqual({ count: 2, last: 200 });
  expect(log.shown).toEqual(['list', 'menu']);
});

test('an operation that is called again keeps its place until the panel is reopened', () => {
  const log = recordStart(recordStart(recordStart(emptyLog, 'menu'), 'list'), 'menu');
  expect(log.shown).toEqual(['list', 'menu']);
  expect(sortByLatest(log).shown).toEqual(['menu', 'list']);
});
