import fc from 'fast-check';
import { expect, test } from 'vitest';
import { momentAt } from './momentAt.ts';
import { deviceZone, knownZone, wallTime, zoneOffset } from './zonedTime.ts';

const iso = (wall: string, zone: string): string | undefined => {
  const moment = momentAt(wall, zone);
  return moment === null ? undefined : new Date(moment).toISOString();
};

test('D39 a zone that the browser does not know is no zone, whatever its name', () => {
  for (const name of [null, '', 'Europe/Atlantis', 'Mars', '‮', 'undefined'])
    expect(knownZone(name)).toBeNull();
  expect(knownZone('Europe/Berlin')).toBe('Europe/Berlin');
  expect(deviceZone()).toBe('UTC');
});

test.each([
  ['UTC', '2026-11-24T12:00:00'],
  ['Europe/Berlin', '2026-11-24T13:00:00'],
  ['America/New_York', '2026-11-24T07:00:00'],
  ['Asia/Kathmandu', '2026-11-24T17:45:00'],
  ['Pacific/Kiritimati', '2026-11-25T02:00:00'],
])('the clocks of %s show %s at noon in UTC', (zone, wall) => {
  expect(wallTime('2026-11-24T12:00:00Z', zone)).toBe(wall);
  expect(iso(wall, zone)).toBe('2026-11-24T12:00:00.000Z');
});

test.each([
  ['left out', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ['just before it', '2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
  ['just after it', '2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
  ['there twice', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['the hour after', '2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
])('over the change of clocks a time that is %s is one moment', (_, wall, moment) => {
  expect(iso(wall, 'Europe/Berlin')).toBe(moment);
});

test.each(['', 'soon', '2026-13-01T00:00', '2026-01-01', '2026-01-01T24:30', '2026-01-01T00:00Z'])(
  'the text %j is no time',
  (wall) => {
    expect(momentAt(wall, 'Europe/Berlin')).toBeNull();
  },
);

test('a missing moment is an empty text', () => {
  expect(wallTime('soon', 'UTC')).toBe('');
  expect(wallTime(Number.NaN, 'UTC')).toBe('');
});

test('a time shown in a zone is read back as the same moment, except in an hour that comes twice', () => {
  const minute = fc.integer({ min: Date.UTC(1975, 0), max: Date.UTC(2040, 0) });
  const zone = fc.constantFrom('Europe/London', 'America/Sao_Paulo', 'Australia/Lord_Howe', 'Asia/Kolkata');
  fc.assert(
    fc.property(minute, zone, (at, name) => {
      const second = Math.floor(at / 1000) * 1000;
      const back = momentAt(wallTime(second, name), name);
      expect(wallTime(back ?? Number.NaN, name)).toBe(wallTime(second, name));
      expect(Math.abs(zoneOffset(second, name))).toBeLessThanOrEqual(15 * 3_600_000);
    }),
  );
});
