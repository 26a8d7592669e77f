import { describe, expect, test } from 'vitest';
import { brandOf, cardBehaviours, cardOf, cards } from './cards.ts';
import { passesLuhn } from './passesLuhn.ts';

describe('the cards of the stand-in', () => {
  test.each(cards)('include the valid number $number of $brand', ({ number, brand }) => {
    expect(passesLuhn(number)).toBe(true);
    expect(brandOf(number)).toBe(brand);
  });

  test('become invalid with one wrong digit', () => {
    expect(passesLuhn('4242424242424241')).toBe(false);
  });

  test('include no number twice', () => {
    expect(new Set(cards.map(({ number }) => number)).size).toBe(cards.length);
  });

  test('include one for every behaviour, except that of cards that are not for testing', () => {
    const coveredBehaviours = new Set(cards.map(({ behaviour }) => behaviour));
    expect(cardBehaviours.filter((behaviour) => !coveredBehaviours.has(behaviour))).toEqual([
      'test_mode_live_card',
    ]);
  });

  test('exclude other cards, which are refused when they are charged', () => {
    expect(cardOf('4111111111111111')).toMatchObject({ behaviour: 'test_mode_live_card', brand: 'visa' });
    expect(cardOf('4000000000009995').behaviour).toBe('insufficient_funds');
  });

  test.each([
    ['2221000000000000', 'mastercard'],
    ['2720990000000000', 'mastercard'],
    ['2721000000000000', 'unknown'],
    ['36', 'diners'],
    ['3530', 'jcb'],
    ['62', 'unionpay'],
    ['', 'unknown'],
  ])('find for the number %s the brand %s', (number, brand) => {
    expect(brandOf(number)).toBe(brand);
  });
});
