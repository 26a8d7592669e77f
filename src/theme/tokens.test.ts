import { describe, expect, test } from 'vitest';
import { colorTokens, fontTokens, publicFont, type ColorToken } from './tokens.ts';
import { toCssVariables } from './tokensCss.ts';

const modes = [
  ['light', 0],
  ['dark', 1],
] as const;
const surfaces = ['bg', 'bg.panel', 'bg.subtle'] as const;
const texts = ['fg', 'fg.muted', 'fg.subtle', 'accent', 'good', 'caution', 'bad', 'info'] as const;
const tints = ['accent', 'good', 'caution', 'bad', 'info'] as const;
const inks = ['ink', 'ink.subtle'] as const;
const edges = ['border.strong', 'accent', 'bad'] as const;
const fills = ['accent', 'bad'] as const;
const series = Object.keys(colorTokens).filter(isSeries);

/** Colours that say nothing, so that no contrast is asked of them. */
const decoration: readonly string[] = [
  'border', // parts panels that their ground parts already
  'ink.border', // likewise in dark bars
  'backdrop', // dims the page behind a dialog
];

const vision: Record<string, readonly (readonly number[])[]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanope: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranope: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanope: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

describe.each(modes)('contrast, %s', (_, mode) => {
  const at = (token: ColorToken) => colorTokens[token][mode];

  test.each(texts)('text in %s is AA on every surface', (text) => {
    for (const surface of surfaces)
      expect.soft(ratio(at(text), at(surface)), surface).toBeGreaterThanOrEqual(4.5);
  });

  test.each(tints)('on the %s tint its own colour and plain text are AA', (tint) => {
    for (const text of [tint, 'fg', 'fg.muted'] as const)
      expect.soft(ratio(at(text), at(`${tint}.subtle`)), text).toBeGreaterThanOrEqual(4.5);
  });

  test.each(fills)('text on a solid %s fill is AA', (fill) => {
    expect(ratio(at(`${fill}.contrast`), at(fill))).toBeGreaterThanOrEqual(4.5);
    expect(ratio(at(`${fill}.contrast`), at(`${fill}.hover`))).toBeGreaterThanOrEqual(4.5);
  });

  test('a tooltip has the inverse colours of the page', () => {
    expect(ratio(at('bg.panel'), at('fg'))).toBeGreaterThanOrEqual(4.5);
  });

  test('edges of inputs and the focus ring are 3:1 on every surface', () => {
    for (const surface of surfaces)
      for (const edge of edges)
        expect.soft(ratio(at(edge), at(surface)), `${edge} on ${surface}`).toBeGreaterThanOrEqual(3);
  });

  test('the focus ring is 3:1 on every tint and beside every solid fill', () => {
    for (const tint of tints)
      expect.soft(ratio(at('accent'), at(`${tint}.subtle`)), tint).toBeGreaterThanOrEqual(3);
    // It stands 2 px off the fill, on the surface; inside of a fill it would not be seen.
    for (const fill of fills)
      for (const surface of surfaces)
        expect.soft(ratio(at(fill), at(surface)), `${fill} on ${surface}`).toBeGreaterThanOrEqual(3);
  });

  test('a dark bar shows dark-mode text on ink, in either mode', () => {
    for (const ground of inks) {
      for (const text of texts)
        expect
          .soft(ratio(colorTokens[text][1], at(ground)), `${text} on ${ground}`)
          .toBeGreaterThanOrEqual(4.5);
      for (const edge of edges)
        expect
          .soft(ratio(colorTokens[edge][1], at(ground)), `${edge} on ${ground}`)
          .toBeGreaterThanOrEqual(3);
    }
    expect(ratio(colorTokens.fg[1], colorTokens['accent.subtle'][1])).toBeGreaterThanOrEqual(4.5);
  });

  test('a chart series is 3:1 on every surface', () => {
    for (const name of series)
      for (const surface of surfaces)
        expect.soft(ratio(at(name), at(surface)), `${name} on ${surface}`).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.keys(vision))('ten series stay apart with %s vision', (eye) => {
    const seen = series.map((name) => oklab(look(at(name), vision[eye] ?? [])));
    for (const [i, a] of seen.entries())
      for (const [j, b] of seen.slice(0, i).entries())
        expect
          .soft(Math.hypot(...a.map((v, k) => v - (b[k] ?? 0))), `${series[i]} and ${series[j]}`)
          .toBeGreaterThan(0.08);
  });
});

test('A04 every colour is measured above or carries no meaning', () => {
  const measured: readonly string[] = [
    ...[surfaces, texts, inks, edges, fills, series].flat(),
    ...tints.map((tint) => `${tint}.subtle`),
    ...fills.flatMap((fill) => [`${fill}.contrast`, `${fill}.hover`]),
  ];
  const left = Object.keys(colorTokens).filter((name) => ![...measured, ...decoration].includes(name));
  expect(left).toEqual([]);
});

test('the public style sheet switches by data-mode on the root (D26)', () => {
  const css = toCssVariables();
  expect(css).toContain(':root{--bg:#F6F7F9;');
  expect(css).toContain(':root[data-mode=dark]{--bg:#0E1116;');
  expect(css).toContain('--fg-muted:#4A5567');
  expect(toCssVariables(['bg'])).not.toContain('--accent');
});

function isSeries(name: string): name is Extract<ColorToken, `series.${string}`> {
  return name.startsWith('series.');
}

/** WCAG 2.2 contrast ratio of two #RRGGBB colours. */
function ratio(a: string, b: string): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = linear(hex);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function linear(hex: string): number[] {
  return [1, 3, 5].map((i) => {
    const c = Number.parseInt(hex.slice(i, i + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  });
}

/** How a dichromat sees a colour (Machado et al. 2009, severity 1). */
function look(hex: string, matrix: readonly (readonly number[])[]): number[] {
  const rgb = linear(hex);
  return matrix.map((row) =>
    Math.min(
      1,
      Math.max(
        0,
        row.reduce((sum, m, i) => sum + m * (rgb[i] ?? 0), 0),
      ),
    ),
  );
}

function oklab([r = 0, g = 0, b = 0]: number[]): number[] {
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

describe('the fallback face for Inter', () => {
  /** Parts of the em, as the font's own tables have them. */
  const inter = { ascent: 0.96875, descent: 0.2412 };
  const faces = [...toCssVariables().matchAll(/@font-face\{([^}]*)\}/g)].map(([, face]) => face ?? '');
  const share = (face: string, name: string) =>
    Number(new RegExp(`${name}:([\\d.]+)%`).exec(face)?.[1]) / 100;

  test('is a system font, plain and bold, that fetches nothing', () => {
    expect(faces.map((face) => /font-weight:(\d+)/.exec(face)?.[1])).toEqual(['400', '600']);
    for (const face of faces) {
      expect(face).toMatch(/^font-family:"Inter Fallback";/);
      expect(face).toMatch(/src:local\(/);
      expect(face).not.toContain('url(');
    }
  });

  test('has the line height of Inter and comes right after it', () => {
    for (const face of faces) {
      const size = share(face, 'size-adjust');
      expect(share(face, 'ascent-override') * size).toBeCloseTo(inter.ascent, 1);
      expect(share(face, 'descent-override') * size).toBeCloseTo(inter.descent, 2);
      expect(share(face, 'line-gap-override')).toBe(0);
    }
    expect(fontTokens.body).toMatch(/^"Inter Variable", "Inter Fallback", /);
    expect(publicFont).toMatch(/^"Inter Fallback", /);
  });
});
