import { expect, test } from 'vitest';
import { dayText, endOfDay } from './dayText.ts';

test('a day comes back from its last second, whatever the time zone', () => {
  for (const day of ['2027-01-31', '2026-03-29', '2026-10-25', '2028-02-29', '0999-12-01']) {
    expect(dayText(endOfDay(day))).toBe(day);
  }
});

test.each([null, '', 'soon'])('no moment is an empty field: %j', (moment) => {
  expect(dayText(moment)).toBe('');
});

test.each(['', '2027-13-01', '2027-1-1', 'tomorrow'])('what is no day is none: %j', (day) => {
  expect(endOfDay(day)).toBeNull();
});
