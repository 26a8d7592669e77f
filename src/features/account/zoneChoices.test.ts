import { expect, test } from 'vitest';
import { zoneChoices } from './zoneChoices.ts';

test('D39 the zones that this browser knows can be chosen, each once and by name', () => {
  const zones = zoneChoices('');
  expect(zones).toEqual(expect.arrayContaining(['America/New_York', 'Asia/Tokyo', 'Europe/Athens', 'UTC']));
  expect(zones).toEqual([...new Set(zones)].toSorted());
  expect(zones).not.toContain('');
});

test.each(['Asia/Calcutta', 'Asia/Kolkata', 'Europe/Berlin', 'UTC'])(
  'D39 the chosen zone %s is kept, under whichever of its names it was chosen',
  (zone) => {
    expect(zoneChoices(zone).filter((name) => name === zone)).toEqual([zone]);
  },
);

test('D39 an unknown zone cannot be chosen', () => {
  expect(zoneChoices('Europe/Atlantis')).toEqual(zoneChoices(''));
});
