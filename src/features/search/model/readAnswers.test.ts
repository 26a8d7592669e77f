import { expect, test } from 'vitest';
import type { FoundAnswer, SearchAnswer } from '#features/search/api/searchAnswer.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import { badField } from './badField.ts';
import { buildSearches, type SearchPlan } from './buildSearches.ts';
import { readAnswers } from './readAnswers.ts';
import { readSearch } from './urlState.ts';
import { retryAfter, SearchFault } from './searchFault.ts';

const [products] = examples.searchSession.collections;
if (!products) throw new Error('The example is empty.');
const plan: SearchPlan = {
  ...buildSearches(readSearch('?q=mug'), products),
  refined: { brand: 1 },
  tabs: { skus: 2 },
};
const found = (change: Partial<FoundAnswer> = {}): FoundAnswer => ({
  found: 3,
  hits: [],
  facet_counts: [],
  search_cutoff: false,
  search_time_ms: 1,
  request_params: { q: 'mug' },
  ...change,
});
const brand = { field_name: 'brand', counts: [{ value: 'Fern', count: 2 }] };
const price = { field_name: 'fromPrice', counts: [], stats: { min: 1, max: 9 } };
const read = (...answers: SearchAnswer[]) => readAnswers(plan, { answers, isDegraded: false });
const kindOf = (...answers: SearchAnswer[]) => {
  try {
    read(...answers);
    return 'read';
  } catch (error) {
    return error instanceof SearchFault ? error.kind : 'another error';
  }
};

test('results, counts and tabs are read from their answers', () => {
  const result = read(
    found({ facet_counts: [price] }),
    found({ facet_counts: [brand], search_cutoff: true }),
    found({ found: 70 }),
  );
  expect(result).toMatchObject({
    found: 3,
    counts: { brand: [{ value: 'Fern', count: 2 }] },
    stats: { fromPrice: { min: 1, max: 9 } },
    tabs: { skus: 70 },
    isPartial: true,
  });
});

test('the answer to an earlier text is not shown', () => {
  expect(kindOf(found({ request_params: { q: 'mu' } }), found(), found())).toBe('stale');
});

test.each([
  [400, 'badFilter'],
  [404, 'badFilter'],
  [401, 'unauthorized'],
  [429, 'tooMany'],
  [503, 'down'],
])('a search that is refused with %i is %s', (code, kind) => {
  expect(kindOf({ code, error: 'no' }, found(), found())).toBe(kind);
  expect(kindOf(found(), { code, error: 'no' }, found())).toBe(kind);
});

test('a tab that cannot be counted does not affect the results', () => {
  expect(read(found(), found(), { code: 404, error: 'Not found.' }).tabs).toEqual({ skus: null });
});

test('fewer answers than searches are refused', () => {
  expect(kindOf()).toBe('unexpected');
});

test.each([
  ['Could not find a filter field named `brand` in the schema.', 'brand'],
  ['Could not find a facet field named `color` in the schema.', null],
  ['Malformed.', null],
  [undefined, null],
])('the error %s is about %s', (detail, field) => {
  expect(badField(detail, ['status', 'brand'])).toBe(field);
});

test('a server that does not answer is retried after 5, 15 and then every 30 seconds', () => {
  expect([0, 1, 2, 3].map((failures) => retryAfter('down', failures))).toEqual([
    5000, 15_000, 30_000, 30_000,
  ]);
  expect(retryAfter('noAccess', 0)).toBeNull();
  expect([0, 1].map((failures) => retryAfter('stale', failures))).toEqual([0, null]);
});
