import { expect, test } from 'vitest';
import { recentSignIns } from './recentSignIns.ts';

const at = (startedAt: string) => ({
  id: startedAt,
  device: 'Firefox',
  startedAt,
  lastSeenAt: startedAt,
  current: false,
});

test('the newest sign-in comes first, whenever each was last seen', () => {
  const list = [at('2026-11-18T08:00:00Z'), at('2026-11-20T08:00:00Z'), at('2026-11-19T08:00:00Z')];
  expect(recentSignIns(list).map(({ id }) => id.slice(8, 10))).toEqual(['20', '19', '18']);
  expect(list[0]?.id).toBe('2026-11-18T08:00:00Z');
});

test('there are five at most, and one without a date is last', () => {
  const list = [at('not a date'), ...[1, 2, 3, 4].map((day) => at(`2026-11-0${day}T08:00:00Z`))];
  expect(recentSignIns(list).at(-1)?.id).toBe('not a date');
  expect(recentSignIns([...list, at('2026-11-09T08:00:00Z')])).toHaveLength(5);
});
