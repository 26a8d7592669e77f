import { describe, expect, test } from 'vitest';
import { cards } from './cards.ts';
import { decodeToken, encodeToken, type CardToken } from './tokens.ts';

const visa: CardToken = {
  behaviour: 'succeeds',
  brand: 'visa',
  last4: '4242',
  expMonth: 12,
  expYear: 2034,
  funding: 'credit',
  country: 'US',
};

describe('a confirmation token of the stand-in', () => {
  test.each(cards)('holds the behaviour of $number and not its number', (card) => {
    const expected: CardToken = {
      ...visa,
      behaviour: card.behaviour,
      brand: card.brand,
      last4: card.number.slice(-4),
    };
    const id = encodeToken(expected);
    expect(decodeToken(id)).toEqual(expected);
    expect(id).toMatch(/^ctoken_double_[\w-]+$/);
    expect(atob(id.slice('ctoken_double_'.length).replaceAll('-', '+').replaceAll('_', '/'))).not.toContain(
      card.number.slice(0, 12),
    );
  });

  test('is a new one each time for the same card', () => {
    expect(encodeToken(visa)).not.toBe(encodeToken(visa));
  });

  test('never contains a card number that was passed along with the card', () => {
    const careless = { ...visa, number: '4242424242424242' };
    expect(decodeToken(encodeToken(careless))).toEqual(visa);
  });

  test.each([
    '',
    'ctoken_1Nabc',
    'ctoken_double_',
    'ctoken_double_!!!',
    `ctoken_double_${btoa('{}')}`,
    `ctoken_double_${btoa(JSON.stringify({ ...visa, behaviour: 'toString' }))}`,
    `ctoken_double_${btoa(JSON.stringify({ ...visa, expMonth: 13 }))}`,
  ])('is not decoded from %j', (id) => {
    expect(decodeToken(id)).toBeNull();
  });
});
