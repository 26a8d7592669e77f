import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Charge } from '#api/generated/types.gen.ts';
import { chargeFields, chargeInput, mergedCharges, myChanges, type ChargeSides } from './chargeChanges.ts';

const charge = (id: string, facts: Partial<Charge> = {}): Charge => ({
  id,
  name: `Charge ${id}`,
  type: 'Setup',
  per: 'Order',
  price: '40.00',
  repeatPrice: null,
  appliesLtm: false,
  includedUnits: 0,
  ...facts,
});
const [one, two] = [charge('1'), charge('2')];
const base = [one, two];
/** As it is after a save, which gives new ids. */
const saved = (...charges: Charge[]): Charge[] => charges.map((each) => ({ ...each, id: `new ${each.id}` }));
const dearer = { ...two, price: '55.00' };
const added = charge('', { name: 'Proof' });

/** My changes in short, and what is saved when all of them are kept. */
function outcome(sides: ChargeSides) {
  const changes = myChanges(sides);
  const all = changes.map(({ id }) => id);
  return {
    changes: changes.map(({ field, changedBy }) => `${changedBy} ${field ?? 'whole'}`),
    merged: mergedCharges(sides, all).map(({ name, price }) => `${name} ${price}`),
  };
}

describe('D12 two people save the charges of a product', () => {
  test.each<[string, mine: Charge[], theirs: Charge[], changes: string[], merged: string[]]>([
    ['I changed nothing', base, saved(one, dearer), [], ['Charge 1 40.00', 'Charge 2 55.00']],
    [
      'they changed nothing',
      [one, dearer],
      saved(one, two),
      ['mine price'],
      ['Charge 1 40.00', 'Charge 2 55.00'],
    ],
    [
      'each of us changed another charge',
      [one, dearer],
      saved({ ...one, price: '1.00' }, two),
      ['mine price'],
      ['Charge 1 1.00', 'Charge 2 55.00'],
    ],
    [
      'each of us changed another field of one charge',
      [one, { ...two, name: 'Renamed' }],
      saved(one, dearer),
      ['mine name'],
      ['Charge 1 40.00', 'Renamed 55.00'],
    ],
    [
      'they gave it another name, and the server keeps ids',
      [one, dearer],
      [one, { ...two, name: 'Renamed' }],
      ['mine price'],
      ['Charge 1 40.00', 'Renamed 55.00'],
    ],
    [
      'we both changed one field',
      [one, dearer],
      saved(one, { ...two, price: '60.00' }),
      ['both price'],
      ['Charge 1 40.00', 'Charge 2 55.00'],
    ],
    [
      'we both changed it to the same price, written otherwise',
      [one, { ...two, price: '55' }],
      saved(one, dearer),
      [],
      ['Charge 1 40.00', 'Charge 2 55.00'],
    ],
    ['I removed what they left alone', [one], saved(one, two), ['mine whole'], ['Charge 1 40.00']],
    ['I removed what they changed', [one], saved(one, dearer), ['both whole'], ['Charge 1 40.00']],
    ['we both removed it', [one], saved(one), [], ['Charge 1 40.00']],
    ['they removed what I left alone', base, saved(one), [], ['Charge 1 40.00']],
    [
      'they removed what I changed',
      [one, dearer],
      saved(one),
      ['both whole'],
      ['Charge 1 40.00', 'Charge 2 55.00'],
    ],
    ['I added one', [...base, added], saved(one), ['mine whole'], ['Charge 1 40.00', 'Proof 40.00']],
    ['they added one', base, saved(one, two, added), [], ['Charge 1 40.00', 'Charge 2 40.00', 'Proof 40.00']],
    ['we both added the same', [one, added], saved(one, added), [], ['Charge 1 40.00', 'Proof 40.00']],
    [
      'we both added one of that name at another price',
      [one, two, { ...added, price: '9.00' }],
      saved(one, two, added),
      ['both price'],
      ['Charge 1 40.00', 'Charge 2 40.00', 'Proof 9.00'],
    ],
  ])('%s', (_how, mine, theirs, changes, merged) => {
    expect(outcome({ base, theirs, mine })).toEqual({ changes, merged });
  });

  test('of a charge that both changed, what I do not keep is as they left it', () => {
    const sides = {
      base,
      theirs: saved(one, { ...two, price: '60.00', includedUnits: 3 }),
      mine: [one, { ...dearer, per: 'Color' as const }],
    };
    const per = myChanges(sides).filter(({ field }) => field === 'per');
    const merged = mergedCharges(
      sides,
      per.map(({ id }) => id),
    );
    expect(merged[1]).toMatchObject({ price: '60.00', includedUnits: 3, per: 'Color' });
  });

  test('two charges of one name are kept apart by their type, and by their place', () => {
    const run = charge('3', { name: 'charge 2 ', type: 'Run' });
    const twins = [two, run, { ...two, id: '4' }];
    const theirs = saved(run, two, { ...two, id: '4' });
    expect(myChanges({ base: twins, theirs, mine: twins })).toEqual([]);
    expect(outcome({ base: twins, theirs, mine: [dearer, run, { ...two, id: '4' }] }).merged).toEqual([
      'charge 2  40.00',
      'Charge 2 55.00',
      'Charge 2 40.00',
    ]);
  });
});

/** The edit of one side to a charge: null removes it, else some of its fields get one of few values. */
const edit = fc.option(
  fc.record(
    {
      price: fc.constantFrom('40.00', '41.00', '42'),
      repeatPrice: fc.constantFrom(null, '1.00', '2.00'),
      includedUnits: fc.constantFrom(0, 1, 2),
      appliesLtm: fc.boolean(),
    },
    { requiredKeys: [] },
  ),
  { freq: 6 },
);
const edits = fc.array(fc.record({ theirs: edit, mine: edit }), { maxLength: 8 });

test('D12 whatever two people do: one side’s change is kept, the same change is none, two changes are a conflict', () => {
  fc.assert(
    fc.property(edits, fc.boolean(), fc.boolean(), (edited, iAdd, theyAdd) => {
      const start = edited.map((_, at) => charge(String(at)));
      const side = (who: 'theirs' | 'mine', extra: readonly Charge[]): Charge[] => [
        ...start.flatMap((each, at) => {
          const change = edited[at]?.[who];
          return change ? [{ ...each, ...change }] : [];
        }),
        ...extra,
      ];
      const mine = side('mine', iAdd ? [charge('', { name: 'My own' })] : []);
      const theirs = saved(...side('theirs', theyAdd ? [charge('t', { name: 'Their own' })] : []));
      const sides = { base: start, theirs, mine };
      const changes = myChanges(sides);
      const merged = mergedCharges(
        sides,
        changes.map(({ id }) => id),
      );
      const nameIn = (list: readonly Charge[], name: string) => list.find((each) => each.name === name);

      for (const was of start) {
        const [here, there, now] = [mine, theirs, merged].map((list) => nameIn(list, was.name));
        const found = changes.filter((change) => change.base === was);
        if (here && there) {
          for (const field of chargeFields) {
            const [began, own, other] = [was, here, there].map((each) =>
              field === 'price' ? Number(each.price) : each[field],
            );
            const change = found.find((each) => each.field === field);
            const expected = own === other || own === began ? undefined : other === began ? 'mine' : 'both';
            expect(change?.changedBy).toBe(expected);
            expect(now?.[field]).toBe(own === began || own === other ? there[field] : here[field]);
          }
        } else {
          const touched = (each: Charge | undefined) =>
            each === undefined || JSON.stringify(numbers(each)) !== JSON.stringify(numbers(was));
          const expected = (!here && !there) || !touched(here) ? [] : [touched(there) ? 'both' : 'mine'];
          expect(found.map(({ changedBy }) => changedBy)).toEqual(expected);
          expect(now === undefined).toBe(expected.length === 0 ? !there : !here);
        }
      }
      expect(nameIn(merged, 'My own') !== undefined).toBe(iAdd);
      expect(nameIn(merged, 'Their own') !== undefined).toBe(theyAdd);
      expect(mergedCharges(sides, [])).toEqual(theirs);
    }),
  );
});

const numbers = (each: Charge) => ({ ...chargeInput(each), price: Number(each.price) });
