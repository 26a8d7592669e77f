import {
  colorTokens,
  fontTokens,
  publicFont,
  radiusTokens,
  shadowTokens,
  type ColorToken,
} from './tokens.ts';

/** What the public pages use; a colour not listed here is not in their style sheet. */
const publicColors = [
  'bg',
  'bg.panel',
  'bg.subtle',
  'fg',
  'fg.muted',
  'fg.subtle',
  'border',
  'border.strong',
  'accent',
  'accent.contrast',
  'accent.hover',
  'accent.subtle',
  'good',
  'good.subtle',
  'caution',
  'caution.subtle',
  'bad',
  'bad.subtle',
  'info',
  'info.subtle',
  'ink',
  'ink.subtle',
  'ink.border',
  'series.2',
  'series.3',
  'series.4',
] as const satisfies readonly ColorToken[];

/** Faces that every system has, stretched to Inter's measures: lines keep their place when Inter arrives. */
const fallbackFaces = [
  ['400', 'local("Arial"),local("Liberation Sans")'],
  ['600', 'local("Arial Bold"),local("Liberation Sans Bold")'],
]
  .map(
    ([weight, source]) =>
      `@font-face{font-family:"Inter Fallback";font-weight:${weight};src:${source};size-adjust:107%;ascent-override:90%;descent-override:22.5%;line-gap-override:0%}`,
  )
  .join('');

/** `bg.panel` is written `--bg-panel`. */
function cssVariableName(token: string): string {
  return `--${token.replaceAll('.', '-')}`;
}

/**
 * The tokens as CSS custom properties for pages without Chakra: light on the root, dark under
 * `[data-mode=dark]` (D26) and inside `.ink`, a dark ground in either mode. Colours are `--bg`, `--fg-muted`, `--accent` …; also `--font-sans`, `--font-mono`,
 * `--radius` (controls), `--radius-panel`, `--shadow-float`. The index page carries it, so the fallback face is
 * known to the signed-in pages too.
 */
export function toCssVariables(names: readonly ColorToken[] = publicColors): string {
  const mode = (index: 0 | 1) =>
    [
      ...names.map((name) => `${cssVariableName(name)}:${colorTokens[name][index]}`),
      `--shadow-float:${shadowTokens.float[index]}`,
      `color-scheme:${index === 0 ? 'light' : 'dark'}`,
    ].join(';');
  const fixed = [
    `--font-sans:${publicFont}`,
    `--font-mono:${fontTokens.mono}`,
    `--radius:${radiusTokens.l2}`,
    `--radius-panel:${radiusTokens.l3}`,
  ].join(';');
  return `${fallbackFaces}:root{${mode(0)};${fixed}}.ink,:root[data-mode=dark]{${mode(1)}}`;
}
