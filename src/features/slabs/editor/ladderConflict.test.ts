import fc from 'fast-check';
import { expect, test } from 'vitest';
import { examples } from '#mocks/contract/examples.gen.ts';
import { breakConflicts, isSameLadder, mixedLadder } from './ladderConflict.ts';

const ladder = (breaks: Record<number, string>) =>
  Object.entries(breaks).map(([quantity, unitPrice]) => ({ minQty: Number(quantity), unitPrice }));
const base = ladder({ 50: '3.00', 100: '2.00', 250: '1.00' });

test.each([
  [
    'nobody changed anything',
    { 50: '3', 100: '2.00', 250: '1.00' },
    { 50: '3.00', 100: '2.00', 250: '1.00' },
    [],
  ],
  [
    'only they changed a price',
    { 50: '3.00', 100: '2.00', 250: '1.00' },
    { 50: '3.00', 100: '1.90', 250: '1.00' },
    [[100, 'theirs']],
  ],
  [
    'only I changed a price',
    { 50: '3.00', 100: '1.90', 250: '1.00' },
    { 50: '3.00', 100: '2.00', 250: '1.00' },
    [[100, 'mine']],
  ],
  [
    'both changed it',
    { 50: '3.00', 100: '1.90', 250: '1.00' },
    { 50: '3.00', 100: '1.80', 250: '1.00' },
    [[100, 'both']],
  ],
  [
    'both changed it alike',
    { 50: '3.00', 100: '1.90', 250: '1.00' },
    { 50: '3.00', 100: '1.9', 250: '1.00' },
    [],
  ],
  [
    'they took a break away',
    { 50: '3.00', 100: '2.00', 250: '1.00' },
    { 50: '3.00', 250: '1.00' },
    [[100, 'theirs']],
  ],
  [
    'I took one away that they changed',
    { 50: '3.00', 250: '1.00' },
    { 50: '3.00', 100: '1.90', 250: '1.00' },
    [[100, 'both']],
  ],
  [
    'I moved a break',
    { 50: '3.00', 120: '2.00', 250: '1.00' },
    { 50: '3.00', 100: '2.00', 250: '1.00' },
    [
      [100, 'mine'],
      [120, 'mine'],
    ],
  ],
] as const)('where %s', (_what, mine, theirs, listed) => {
  const found = breakConflicts(base, ladder(mine), ladder(theirs));
  expect(found.map(({ quantity, changedBy }) => [quantity, changedBy])).toEqual(listed);
});

const breaks = fc
  .dictionary(fc.constantFrom('50', '100', '250', '500'), fc.constantFrom('1.00', '2.00', '3.00'))
  .map(ladder);

test('what is listed differs from what both began with, and the preselected ladder loses no change of only one side', () => {
  fc.assert(
    fc.property(breaks, breaks, breaks, (from, mine, theirs) => {
      const at = (slabs: typeof from, quantity: number) =>
        slabs.find(({ minQty }) => minQty === quantity)?.unitPrice;
      const found = breakConflicts(from, mine, theirs);
      const kept = found
        .filter(({ changedBy }) => changedBy !== 'theirs')
        .map(({ quantity }) => String(quantity));
      const merged = mixedLadder(mine, theirs, kept);
      for (const quantity of [50, 100, 250, 500]) {
        const [was, here, there, is] = [from, mine, theirs, merged].map((slabs) => at(slabs, quantity));
        const listed = found.some((one) => one.quantity === quantity);
        expect(listed).toBe(here !== there);
        if (was === here) expect(is).toBe(there);
        if (was === there) expect(is).toBe(here);
      }
    }),
  );
});

test('two ladders are the same by what they say, not by how it is written', () => {
  const { slabs, link, note } = examples.slabSetDraft;
  const one = { slabs, link, note };
  expect(
    isSameLadder(one, { slabs: slabs.map((slab) => ({ ...slab })), link: null, note: ` ${note} ` }),
  ).toBe(link === null);
  expect(isSameLadder(one, { ...one, slabs: slabs.slice(1) })).toBe(false);
  expect(isSameLadder(one, { ...one, note: 'another' })).toBe(false);
  expect(isSameLadder(one, { ...one, link: { currency: 'EUR', rounding: 'x9' } })).toBe(false);
});
