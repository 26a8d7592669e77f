import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isJobStart, shownChange, utcText } from './activityRules.ts';

const changes = [
  { field: 'moq', before: '72', after: '96' },
  { field: '250', before: '1.05', after: '0.99' },
  { field: 'status', before: 'Draft', after: 'active' },
];

test.each([
  ['nothing', {}, 'moq'],
  ['a field', { field: 'status' }, 'status'],
  ['the price of any break', { field: 'unitPrice' }, '250'],
  ['an old value in any case', { value: 'draft' }, 'status'],
  ['a new value', { value: '0.99' }, '250'],
  ['a field with a value of another', { field: 'moq', value: '0.99' }, 'moq'],
])('of several changes a row shows the one that was filtered for: %s', (_what, filter, field) => {
  expect(shownChange(changes, filter)).toMatchObject({ change: { field }, more: 2 });
});

test('a row counts all changes but the one that it shows, whatever was filtered for', () => {
  const change = fc.record({
    field: fc.string(),
    before: fc.option(fc.string(), { nil: null }),
    after: fc.option(fc.string(), { nil: null }),
  });
  fc.assert(
    fc.property(fc.array(change), fc.string(), fc.string(), (all, field, value) => {
      const shown = shownChange(all, { field, value });
      expect(shown === null).toBe(all.length === 0);
      if (shown) {
        expect(all).toContain(shown.change);
        expect(shown.more).toBe(all.length - 1);
      }
    }),
  );
});

test('a time in UTC has its seconds and says that it is UTC', () => {
  expect(utcText('2026-11-18T10:30:05+01:00')).toBe('2026-11-18 09:30:05 UTC');
});

test('a job begins with the entry that it names', () => {
  const job = { id: 'job-1', title: 'T', entryId: 'act-1', entries: 3 };
  expect(isJobStart({ id: 'act-1', job })).toBe(true);
  expect(isJobStart({ id: 'act-2', job })).toBe(false);
  expect(isJobStart({ id: 'act-1', job: null })).toBe(false);
});
