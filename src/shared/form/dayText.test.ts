import { expect, test } from 'vitest';
import { dayText, endOfDay } from './dayText.ts';

test('a day is read back from its last second in any time zone', () => {
  for (const day of ['2027-01-31', '2026-03-29', '2026-10-25', '2028-02-29', '0999-12-01']) {
    expect(dayText(endOfDay(day))).toBe(day);
  }
});

test.each(['Pacific/Kiritimati', 'America/New_York', 'Asia/Kathmandu', 'UTC'])(
  'D39 a day is a day in %s',
  (zone) => {
    for (const day of ['2027-01-31', '2026-03-29', '2026-11-01'])
      expect(dayText(endOfDay(day, zone), zone)).toBe(day);
  },
);

test('D39 a day ends in the time zone of the reader', () => {
  expect(endOfDay('2027-01-31', 'America/New_York')).toBe('2027-02-01T04:59:59.000Z');
  expect(dayText('2027-02-01T04:59:59Z', 'America/New_York')).toBe('2027-01-31');
  expect(dayText('2027-02-01T04:59:59Z', 'Europe/Berlin')).toBe('2027-02-01');
});

test.each([null, '', 'soon'])('no moment is an empty field: %j', (moment) => {
  expect(dayText(moment)).toBe('');
});

test.each(['', '2027-13-01', '2027-1-1', 'tomorrow'])('text that is no day is no moment: %j', (day) => {
  expect(endOfDay(day)).toBeNull();
});
