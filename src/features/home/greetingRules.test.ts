import { expect, test } from 'vitest';
import { greetingKey, greetingName } from './greetingRules.ts';

test.each([
  [0, 'greeting.evening'],
  [4, 'greeting.evening'],
  [5, 'greeting.morning'],
  [11, 'greeting.morning'],
  [12, 'greeting.afternoon'],
  [17, 'greeting.afternoon'],
  [18, 'greeting.evening'],
  [23, 'greeting.evening'],
])('at %i o’clock the greeting is: %s', (hour, key) => {
  expect(greetingKey(hour, true)).toBe(key);
  expect(greetingKey(hour, false)).toBe(`${key}Plain`);
});

test.each([
  [{ firstName: 'Ines', userName: 'Ines Ortega' }, 'Ines'],
  [{ firstName: ' ', userName: 'Ortega' }, 'Ortega'],
  [{ firstName: '', userName: '' }, null],
  [null, null],
])('E33 the greeted name of %j is %j', (user, name) => {
  expect(greetingName(user)).toBe(name);
});
