import { expect, test } from 'vitest';
import type { Category } from '#api/generated/types.gen.ts';
import { changedTargets, inheritedOf, targetInput, targetSchema, targetValues } from './targetForm.ts';

const category = (id: string, parentId: string | null, margins: Partial<Category>): Category => ({
  ...{ id, parentId, title: id, slug: id, path: id, depth: 1, position: 1, status: 'active' },
  ...{ productCount: 0, version: 3, targetGpPct: null, minGpPct: null },
  ...margins,
});
const tree = [
  category('Drinkware', null, { targetGpPct: 36, minGpPct: 30 }),
  category('Mugs', 'Drinkware', { minGpPct: 32.5 }),
  category('Enamel', 'Mugs', {}),
];
const [drinkware, mugs, enamel] = tree;
const problem = (values: { targetGpPct: string; minGpPct: string }, of = enamel) => {
  if (!of) throw new Error('no category');
  const inherited = {
    targetGpPct: inheritedOf(tree, of, 'targetGpPct'),
    minGpPct: inheritedOf(tree, of, 'minGpPct'),
  };
  const issue = targetSchema(inherited).safeParse(values).error?.issues[0];
  return issue && [issue.path[0], issue.message];
};

test('a margin is inherited from the nearest category above that has its own', () => {
  expect(enamel && inheritedOf(tree, enamel, 'minGpPct')).toEqual({ value: 32.5, title: 'Mugs' });
  expect(enamel && inheritedOf(tree, enamel, 'targetGpPct')).toEqual({ value: 36, title: 'Drinkware' });
  expect(drinkware && inheritedOf(tree, drinkware, 'targetGpPct')).toBeNull();
});

test.each([
  ['', '', undefined],
  ['40', '38', undefined],
  ['95', '', undefined],
  ['95.1', '', ['targetGpPct', 'targets.tooHigh']],
  ['.', '', ['targetGpPct', 'notANumber']],
  // The floor that is inherited, 32.5, is above the new target.
  ['32', '', ['minGpPct', 'targets.aboveTarget']],
  // The target that is inherited, 36, is below the new floor.
  ['', '37', ['minGpPct', 'targets.aboveTarget']],
])('a target of "%s" with a floor of "%s" says %j', (targetGpPct, minGpPct, expected) => {
  expect(problem({ targetGpPct, minGpPct })).toEqual(expected);
});

test('an empty field inherits, and what says the same number is no change', () => {
  if (!mugs) throw new Error('no category');
  expect(targetValues(mugs)).toEqual({ targetGpPct: '', minGpPct: '32.5' });
  expect(changedTargets(mugs, { targetGpPct: '', minGpPct: '32.50' })).toEqual([]);
  expect(changedTargets(mugs, { targetGpPct: '40', minGpPct: '' })).toEqual(['targetGpPct', 'minGpPct']);
  expect(targetInput(mugs, { targetGpPct: '40', minGpPct: ' ' })).toEqual({
    targetGpPct: 40,
    minGpPct: null,
    version: 3,
  });
});
