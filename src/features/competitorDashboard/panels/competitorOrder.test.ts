import { expect, test } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { orderCompetitors, type CompetitorSort } from './competitorOrder.ts';

const one = (name: string, index: string | null, drops: number) =>
  examples.analyzedCompetitors.items.slice(0, 1).map((example) => ({
    ...example,
    competitor: { ...example.competitor, name },
    index,
    drops,
  }));
const all = [...one('B', '99.10', 3), ...one('C', null, 9), ...one('A', '104.00', 3)];

test.each<[CompetitorSort, boolean, string]>([
  ['name', false, 'ABC'],
  ['name', true, 'CBA'],
  ['index', false, 'BAC'],
  ['index', true, 'ABC'],
  ['drops', true, 'CAB'],
  ['drops', false, 'ABC'],
])('by %s, descending %s: %s', (key, descending, names) => {
  const ordered = orderCompetitors(all, { key, descending });
  expect(ordered.map(({ competitor }) => competitor.name).join('')).toBe(names);
});
