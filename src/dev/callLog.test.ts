import { expect, test } from 'vitest';
import { began, ended, noCalls, sorted } from './callLog.ts';

test('the log counts calls, keeps the last answer and puts a new operation first', () => {
  let log = began(began(noCalls, 'menu'), 'list');
  expect(log.asked.get('list')).toEqual({ count: 1, last: 'waiting' });
  log = ended(began(ended(log, 'list', 503), 'list'), 'list', 200);
  expect(log.asked.get('list')).toEqual({ count: 2, last: 200 });
  expect(log.shown).toEqual(['list', 'menu']);
});

test('an operation that is called again keeps its place until the panel is reopened', () => {
  const log = began(began(began(noCalls, 'menu'), 'list'), 'menu');
  expect(log.shown).toEqual(['list', 'menu']);
  expect(sorted(log).shown).toEqual(['menu', 'list']);
});
