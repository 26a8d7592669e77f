import { expect, test } from 'vitest';
import { readAppearance } from './readAppearance.ts';

test('the style of the page is taken over, as far as Stripe lets a page style its form', () => {
  const style = readAppearance(
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
  expect(style.locale).toBe('de');
  expect(style.variables).toMatchObject({
    colorText: '#eeeeee',
    borderRadius: '8px',
    colorBackground: '#30313d',
  });
  expect(style.rules).toEqual({
    '.Input': { 'border-color': '#60a5fa', 'box-shadow': 'none' },
    '.Input:focus-visible': { outline: 'none' },
  });
});
