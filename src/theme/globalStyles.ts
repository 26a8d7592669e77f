import { defineGlobalStyles, defineKeyframes } from '@chakra-ui/react/styled-system';

export const globalStyles = defineGlobalStyles({
  // Inherited, and said anew only where colours change: a variable of its own on every element doubles the time in which
  // a table gets its styles.
  ':root, [data-bar]': { '--global-color-border': 'colors.border' },
  html: {
    bg: 'bg',
    color: 'fg',
    colorPalette: 'accent',
    colorScheme: 'light',
    fontFamily: 'body',
    lineHeight: '1.45',
    textSizeAdjust: '100%',
    // Below the top bar; a page with a header of its own says more.
    scrollPaddingTop: 'calc({sizes.topbar} + 0.75rem)',
  },
  // What has the focus in the frame stays in sight by itself: the page does not move for it.
  'html:has([data-shell] :focus)': { scrollPaddingTop: '0 !important' },
  'html[data-mode=dark]': { colorScheme: 'dark' },
  body: { fontSize: 'md', overflowWrap: 'break-word' },
  // R27: figures alone have digits of one width, words keep theirs.
  'input:is([inputmode=numeric], [inputmode=decimal])': { fontVariantNumeric: 'tabular-nums' },
  // The line that is chosen by its box comes into sight with it.
  'label > input': { scrollMarginBlock: '0.75rem' },
  ':focus-visible': { outline: '2px solid {colors.accent}', outlineOffset: '2px' },
  // Focus goes to the heading after a route change; it is a place, not a control.
  ':is(h1, main)[tabindex="-1"]:focus-visible': { outline: 'none' },
  '::selection': { bg: 'accent', color: 'accent.contrast' },
  // Chakra does not heed the setting; one rule does it for everything, the 1000 ms of figures included.
  '*, *::before, *::after, *::backdrop': {
    _motionReduce: {
      animation: 'none !important',
      transition: 'none !important',
      scrollBehavior: 'auto !important',
    },
  },
});

export const keyframes = defineKeyframes({
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: 0.55 } },
  'fade-in': { from: { opacity: 0 } },
  'fade-out': { to: { opacity: 0 } },
  rise: { from: { transform: 'translateY(0.5rem)' } },
  'from-start': { from: { transform: 'translateX(-100%)' } },
  'to-start': { to: { transform: 'translateX(-100%)' } },
});
