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
  test.each(cards)('tells what is to happen with $number and not its number', (card) => {
    const told: CardToken = {
      ...visa,
      behaviour: card.behaviour,
      brand: card.brand,
      last4: card.number.slice(-4),
    };
    const id = encodeToken(told);
    expect(decodeToken(id)).toEqual(told);
    expect(id).toMatch(/^ctoken_double_[\w-]+$/);
    expect(atob(id.slice('ctoken_double_'.length).replaceAll('-', '+').replaceAll('_', '/'))).not.toContain(
      card.number.slice(0, 12),
    );
  });

  test('a card given twice has two tokens', () => {
    expect(encodeToken(visa)).not.toBe(encodeToken(visa));
  });

  test('never takes up a number that was handed in beside the card', () => {
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
  ])('%s is none', (id) => {
    expect(decodeToken(id)).toBeNull();
  });
});
