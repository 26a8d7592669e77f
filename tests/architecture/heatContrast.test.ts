import { expect, test } from 'vitest';
import { heatShares } from '#shared/chart/heat.ts';
import { colorTokens } from '#theme/tokens.ts';

const modes = [
  ['light', 0],
  ['dark', 1],
] as const;

/** Parts of red, green and blue, from 0 to 255. */
const parts = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** As `color-mix` in sRGB mixes a share of a colour into another. */
const mix = (color: string, ground: string, share: number): number[] =>
  parts(color).map((part, at) => (part * share + (parts(ground)[at] ?? 0) * (100 - share)) / 100);

function luminance(color: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function ratio(one: readonly number[], other: readonly number[]): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

test.each(modes)('the text of a table of heat is AA on each of its tints, %s', (_mode, at) => {
  for (const tone of ['good', 'bad'] as const)
    for (const share of heatShares) {
      const tint = mix(colorTokens[tone][at], colorTokens['bg.panel'][at], share);
      expect.soft(ratio(parts(colorTokens.fg[at]), tint), `${tone} ${share}`).toBeGreaterThanOrEqual(4.5);
      expect
        .soft(ratio(parts(colorTokens.accent[at]), tint), `focus, ${tone} ${share}`)
        .toBeGreaterThanOrEqual(3);
    }
});
