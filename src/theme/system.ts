import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { createSystem, type SystemConfig } from '@chakra-ui/react/styled-system';
import { widths } from '#shared/lib/mediaQueries.ts';
import { globalStyles, keyframes } from './globalStyles.ts';
import { recipes, slotRecipes } from './recipes.ts';
import {
  colorTokens,
  durationTokens,
  fontSizeTokens,
  fontTokens,
  frameTokens,
  palettes,
  radiusTokens,
  shadowTokens,
} from './tokens.ts';

type Pair = readonly [light: string, dark: string];
interface ModeToken {
  value: Record<string, string>;
}

/**
 * Dark values hold in dark mode (D26: one attribute on the root), and on a bar that the layout settings make
 * dark on a light page: everything inside such a bar takes its colours from the dark column.
 */
const dark = [
  'html[data-mode=dark] &',
  'html[data-sidebar=dark] [data-bar=side] &',
  'html[data-sidebar=dark] &[data-bar=side]',
  'html[data-topbar=dark] [data-bar=top] &',
  'html[data-topbar=dark] &[data-bar=top]',
].join(', ');

/** 4 px grid, in rem. */
const steps = [0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24];
const spacing = Object.fromEntries(steps.map((step) => [String(step), { value: `${step / 4}rem` }]));

const config: SystemConfig = {
  cssVarsPrefix: 'br',
  preflight: true,
  conditions: { dark, night: 'html[data-mode=dark] &' },
  globalCss: globalStyles,
  theme: {
    breakpoints: {
      md: `${widths.layout}px`,
      lg: `${widths.sidebar}px`,
      xl: `${widths.behaviour}px`,
    },
    keyframes,
    recipes,
    slotRecipes,
    tokens: {
      fonts: values(fontTokens),
      fontSizes: values(fontSizeTokens),
      fontWeights: values({ normal: '400', medium: '500', semibold: '600' }),
      radii: values(radiusTokens),
      durations: values(durationTokens),
      spacing,
      sizes: { ...spacing, ...values({ full: '100%', ...frameTokens }) },
      animations: values({ spin: 'spin 0.8s linear infinite', pulse: 'pulse 1.6s ease-in-out infinite' }),
      zIndex: values({ bar: 20, busy: 60, raised: 70, overlay: 100, toast: 200, tooltip: 300, skip: 400 }),
    },
    semanticTokens: { colors: colors(), shadows: group(shadowTokens, '_dark') },
  },
};

/** The one Chakra system of the panel: our tokens, and the recipes in use. Never `defaultSystem`. */
export const system = createSystem(defaultBaseConfig, config);

function values<T extends string | number>(table: Record<string, T>): Record<string, { value: T }> {
  return Object.fromEntries(Object.entries(table).map(([name, value]) => [name, { value }]));
}

/** `bg.panel` becomes `{ bg: { panel: … } }`; `bg` beside it becomes its DEFAULT. */
function colors(): Record<string, Record<string, ModeToken>> {
  const tree: Record<string, Record<string, ModeToken>> = {};
  for (const [path, pair] of Object.entries<Pair>(colorTokens)) {
    const [name = path, part = 'DEFAULT'] = path.split('.');
    // Ink is the ground of a dark bar and follows the page, not the bar.
    tree[name] = { ...tree[name], [part]: token(pair, name === 'ink' ? '_night' : '_dark') };
  }
  for (const name of palettes) tree[name] = { ...tree[name], solid: token(colorTokens[name], '_dark') };
  return tree;
}

function group(table: Record<string, Pair>, condition: string): Record<string, ModeToken> {
  return Object.fromEntries(Object.entries(table).map(([name, pair]) => [name, token(pair, condition)]));
}

function token([light, darkValue]: Pair, condition: string): ModeToken {
  return { value: { base: light, [condition]: darkValue } };
}
