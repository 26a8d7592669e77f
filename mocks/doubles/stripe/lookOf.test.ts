import { expect, test } from 'vitest';
import { lookOf } from './lookOf.ts';

test('the look of the page is taken over, as far as Stripe lets a page style its form', () => {
  const look = lookOf(
    {
      theme: 'night',
      variables: { colorText: '#eeeeee', borderRadius: '8px' },
      rules: {
        '.Input': { borderColor: '#60a5fa', boxShadow: 'none' },
        '.Input:focus-visible': { outline: 'none' },
        'body, .Input': { display: 'none' },
        '.Input {} body': { display: 'none' },
      },
    },
    'de',
    {},
  );
  expect(look.locale).toBe('de');
  expect(look.variables).toMatchObject({
    colorText: '#eeeeee',
    borderRadius: '8px',
    colorBackground: '#30313d',
  });
  expect(look.rules).toEqual({
    '.Input': { 'border-color': '#60a5fa', 'box-shadow': 'none' },
    '.Input:focus-visible': { outline: 'none' },
  });
});
