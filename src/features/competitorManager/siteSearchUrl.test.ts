import { expect, test } from 'vitest';
import { siteSearchUrl } from './siteSearchUrl.ts';

test('a product is looked for on one domain alone, whatever signs its name has', () => {
  const url = new URL(siteSearchUrl('brightline.example', 'Umbrella, 62" & more'));
  expect(url.origin).toBe('https://duckduckgo.com');
  expect([...url.searchParams]).toEqual([['q', 'site:brightline.example Umbrella, 62" & more']]);
});
