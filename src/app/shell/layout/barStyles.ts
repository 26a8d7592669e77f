/**
 * Ground, hover and line of a bar. The layout settings make a bar dark by an attribute of the root (D26); the text
 * inside then takes the dark column of the tokens by itself (`theme/system.ts`).
 */
const dark = {
  '--bar-bg': 'colors.ink',
  '--bar-hover': 'colors.ink.subtle',
  '--bar-line': 'colors.ink.border',
};

export const barColors = {
  '--bar-bg': 'colors.bg.panel',
  '--bar-hover': 'colors.bg.subtle',
  '--bar-line': 'colors.border',
  'html[data-sidebar=dark] &[data-bar=side]': dark,
  'html[data-topbar=dark] &[data-bar=top]': dark,
  bg: 'var(--bar-bg)',
  color: 'fg',
} as const;
