import { expect, test } from 'vitest';

import { pseudoTexts } from './pseudo.ts';

function pseudo(text: string): string {
  return pseudoTexts({ text })['text'] ?? '';
}

test('a sentence is bracketed and at least 40 % longer', () => {
  for (const text of [
    'A',
    'Home',
    'Competitor Dashboard',
    'The session ended after 24 minutes without activity.',
  ]) {
    expect(pseudo(text)).toMatch(/^⟦.+⟧$/u);
    expect(pseudo(text).length).toBeGreaterThanOrEqual(text.length * 1.4);
    expect(pseudo(text).length).toBeLessThan(text.length * 1.4 + 12);
  }
});

test('placeholders, tags and keys keep their spelling', () => {
  expect(pseudo('Hi {{name}}, <1>open</1> {{count}} slabs')).toContain(
    '{{name}}, <1>öpéñ</1> {{count}} šlåbš',
  );
  expect(Object.keys(pseudoTexts({ 'page.title': 'Home' }))).toEqual(['page.title']);
});
