import { expect, test } from 'vitest';
import { system } from './system.ts';

/** The rules of the tokens layer, by selector. */
function variables(selector: string): Record<string, unknown> {
  const layer: unknown = system.getTokenCss()['@layer tokens'];
  if (!isRecord(layer)) throw new Error('no tokens layer');
  const rules = Object.entries(layer).find(([key]) => key.includes(selector))?.[1];
  return isRecord(rules) ? rules : {};
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

test('D26 colours switch by data-mode on the root only', () => {
  expect(variables(':root, :host')).toMatchObject({ '--br-colors-bg-panel': '#FFFFFF' });
  expect(variables('html[data-mode=dark] &, ')).toMatchObject({ '--br-colors-bg-panel': '#161B22' });
  expect(JSON.stringify(system.getTokenCss())).not.toContain('.dark');
});

test('D26 a dark sidebar or top bar on a light page takes the dark column, its ground the page’s ink', () => {
  const rules = variables('[data-bar=side]');
  expect(rules).toHaveProperty('--br-colors-fg', '#E8ECF2');
  expect(rules).not.toHaveProperty('--br-colors-ink');
});

test('a palette gives a fill, its text and a tint', () => {
  for (const part of ['solid', 'contrast', 'hover', 'subtle'])
    expect(system.token(`colors.accent.${part}`), part).toBeDefined();
});

test('A09 one global rule ends every animation under reduced motion', () => {
  expect(JSON.stringify(system.getGlobalCss())).toContain('animation":"none !important');
});
