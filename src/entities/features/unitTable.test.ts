import { expect, test } from 'vitest';
import { findUnit, isAmbiguousUnit, units } from './unitTable.ts';

test('no two units have one id, and each is found by all its names in its dimension', () => {
  expect(new Set(units.map(({ id }) => id)).size).toBe(units.length);
  for (const unit of units)
    for (const name of [unit.id, unit.id.toUpperCase(), ...unit.names])
      expect(findUnit(name, unit.dimension)).toBe(unit);
});

test('the factors are those of the international definitions', () => {
  expect(Object.fromEntries(units.map(({ id, factor }) => [id, Number(factor)]))).toEqual({
    ml: 1,
    cl: 10,
    dl: 100,
    l: 1000,
    'fl oz': 3785.411784 / 128,
    cup: 3785.411784 / 16,
    pt: 3785.411784 / 8,
    qt: 3785.411784 / 4,
    gal: 3785.411784,
    mm: 1,
    cm: 10,
    m: 1000,
    in: 25.4,
    ft: 304.8,
    yd: 914.4,
    mg: 0.001,
    g: 1,
    kg: 1000,
    oz: 453.59237 / 16,
    lb: 453.59237,
    'mm²': 0.01,
    'cm²': 1,
    'm²': 10_000,
    'in²': 6.4516,
    'ft²': 929.0304,
    B: 1,
    KB: 1000,
    MB: 1e6,
    GB: 1e9,
    TB: 1e12,
    KiB: 1024,
    MiB: 1024 ** 2,
    GiB: 1024 ** 3,
  });
});

test.each([
  ['oz', undefined, 'fl oz'],
  ['oz', 'volume', 'fl oz'],
  ['oz', 'weight', 'oz'],
  ['Ounces', 'weight', 'oz'],
  ['oz', 'length', undefined],
  [' FL. OZ. ', undefined, 'fl oz'],
  ['fl.oz', undefined, 'fl oz'],
  ['fl  oz', undefined, 'fl oz'],
  ['㎖', undefined, 'ml'],
  ['sq. in.', undefined, 'in²'],
  ['in²', undefined, 'in²'],
  ['″', undefined, 'in'],
  ['gb', undefined, 'GB'],
  ['stone', undefined, undefined],
  ['', undefined, undefined],
] as const)('the unit %j with the dimension %s is %s', (name, dimension, id) => {
  expect(findUnit(name, dimension)?.id).toBe(id);
});

test('only ounces are of two dimensions', () => {
  const all = [...new Set(units.flatMap(({ id, names }) => [id, ...names]))];
  expect(all.filter(isAmbiguousUnit)).toEqual(['oz', 'ounce', 'ounces', 'unze', 'unzen']);
  expect(isAmbiguousUnit('OZ.')).toBe(true);
  expect(isAmbiguousUnit('stone')).toBe(false);
});
