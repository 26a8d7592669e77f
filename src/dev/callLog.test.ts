import { expect, test } from 'vitest';
import { began, ended, noCalls, sorted } from './callLog.ts';

test('calls are counted, the last answer is kept, and what is asked first comes on top', () => {
  let log = began(began(noCalls, 'menu'), 'list');
  expect(log.asked.get('list')).toEqual({ count: 1, last: 'waiting' });
  log = ended(began(ended(log, 'list', 503), 'list'), 'list', 200);
  expect(log.asked.get('list')).toEqual({ count: 2, last: 200 });
  expect(log.shown).toEqual(['list', 'menu']);
});

test('an operation that is asked again keeps its place until the panel is opened anew', () => {
  const log = began(began(began(noCalls, 'menu'), 'list'), 'menu');
  expect(log.shown).toEqual(['list', 'menu']);
  expect(sorted(log).shown).toEqual(['menu', 'list']);
});
