// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { installBrowserGaps } from './browserGaps.ts';

installBrowserGaps(window);

test('E126 a width query answers as a browser does at 767 px and reports its change', () => {
  const query = window.matchMedia('(max-width: 766.98px)');
  const changes: boolean[] = [];
  query.addEventListener('change', (event) => changes.push(event.matches));

  for (const width of [767, 766, 766, 767]) {
    Object.defineProperty(window, 'innerWidth', { value: width, configurable: true });
    window.dispatchEvent(new Event('resize'));
  }

  expect(changes).toEqual([true, false]);
  expect(window.matchMedia('(prefers-color-scheme: dark)').matches).toBe(false);
});

test('R11 dates in tests are in UTC', () => {
  expect(new Date('2026-03-29T01:30:00Z').getTimezoneOffset()).toBe(0);
});
