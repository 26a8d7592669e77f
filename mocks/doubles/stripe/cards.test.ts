import { describe, expect, test } from 'vitest';
import { brandOf, cardBehaviours, cardOf, cards } from './cards.ts';
import { passesLuhn } from './passesLuhn.ts';

describe('the cards of the stand-in', () => {
  test.each(cards)('$number can be typed and is a $brand', ({ number, brand }) => {
    expect(passesLuhn(number)).toBe(true);
    expect(brandOf(number)).toBe(brand);
  });

  test('a number with a wrong digit cannot', () => {
    expect(passesLuhn('4242424242424241')).toBe(false);
  });

  test('no number stands there twice', () => {
    expect(new Set(cards.map(({ number }) => number)).size).toBe(cards.length);
  });

  test('every behaviour has a card, but the one for cards that are not for testing', () => {
    const shown = new Set(cards.map(({ behaviour }) => behaviour));
    expect(cardBehaviours.filter((behaviour) => !shown.has(behaviour))).toEqual(['test_mode_live_card']);
  });

  test('a card that is not for testing is refused when it is charged', () => {
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
  ])('the brand of %s is %s', (number, brand) => {
    expect(brandOf(number)).toBe(brand);
  });
});
