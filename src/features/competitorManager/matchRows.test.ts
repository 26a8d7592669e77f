import { expect, test } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { matchedCount, matchRows, nextDecisions } from './matchRows.ts';

const decisions = examples.competitorDecisions;
const { match, matchRejected, matchSuggested } = examples;

test('a competitor with a rejected match alone has an empty row too', () => {
  const ours = { ...decisions, competitors: [match.competitor, matchRejected.competitor] };
  expect(matchRows(ours, [matchRejected, match]).map(({ id }) => id)).toEqual([
    'lst-0001-1',
    'lst-0001-2',
    'cmp-2',
  ]);
});

test('an empty row says what was decided', () => {
  const [first, second] = matchRows(decisions, []);
  expect(first).toMatchObject({ id: 'cmp-1', match: null, decision: null });
  expect(second).toMatchObject({ id: 'cmp-7', decision: { decision: 'notSold' } });
});

test('the row of a page says too what was decided of its competitor', () => {
  const { competitor } = match;
  const items = decisions.items.slice(0, 1).map((one) => ({ ...one, competitorId: competitor.id }));
  expect(matchRows({ ...decisions, competitors: [competitor], items }, [match])).toMatchObject([
    { id: match.id, decision: { competitorId: competitor.id, decision: 'notSold' } },
  ]);
});

test('matched are competitors with a confirmed match, once each', () => {
  expect(matchedCount(decisions, [match, match, matchSuggested])).toEqual({ matched: 1, total: 2 });
});

test('a decision leaves the others alone', () => {
  expect(nextDecisions(decisions, 'cmp-1', 'notSold')).toEqual([
    { competitorId: 'cmp-7', decision: 'notSold' },
    { competitorId: 'cmp-8', decision: 'track' },
    { competitorId: 'cmp-1', decision: 'notSold' },
  ]);
  expect(nextDecisions(decisions, 'cmp-7', null)).toEqual([{ competitorId: 'cmp-8', decision: 'track' }]);
  expect(nextDecisions(decisions, 'cmp-7', 'notScanned')).toEqual([
    { competitorId: 'cmp-8', decision: 'track' },
    { competitorId: 'cmp-7', decision: 'notScanned' },
  ]);
});
