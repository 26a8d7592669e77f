import { expect, test } from 'vitest';
import { spellings } from './spelling.ts';

const hit = (...values: string[]) => ({
  document: {},
  highlight: { name: { value: values.join(' ').replaceAll('[', '\uE000').replaceAll(']', '\uE001') } },
});

test.each([
  ['chargr', [hit('USB [Charger]')], [{ word: 'chargr', found: 'Charger' }]],
  ['charger', [hit('USB [Charger]')], []],
  // The last word may be the beginning of one.
  ['charg', [hit('USB [Charger]')], []],
  ['usb chargr', [hit('[USB] [Charger]')], [{ word: 'chargr', found: 'Charger' }]],
  ['red mug', [hit('[Mug] white')], [{ word: 'red', found: '' }]],
  ['krasnaya кружка', [hit('[Кружка] синяя')], [{ word: 'krasnaya', found: '' }]],
  ['καφες', [hit('[Καφές]')], []],
  ['', [hit('[Mug]')], []],
  ['mug', [hit('Mug')], []],
])('the correction of %j is %j', (q, hits, corrections) => {
  expect(spellings(q, hits)).toEqual(corrections);
});
