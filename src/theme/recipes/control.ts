import { defineStyle } from '@chakra-ui/react/styled-system';

/** What a text box, a text area and a native select have in common. */
export const control = defineStyle({
  width: '100%',
  minWidth: 0,
  appearance: 'none',
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'l2',
  transitionProperty: 'border-color',
  transitionDuration: 'fast',
  _placeholder: { color: 'fg.subtle', opacity: 1 },
  _focusVisible: { outline: '2px solid {colors.accent}', outlineOffset: '-1px', borderColor: 'accent' },
  _invalid: { borderColor: 'bad', outlineColor: '{colors.bad}' },
  _disabled: { opacity: 0.6, cursor: 'not-allowed' },
  _readOnly: { bg: 'bg.subtle', borderColor: 'border' },
});

export const controlSizes = {
  sm: { h: '8', px: '2.5', fontSize: 'sm' },
  md: { h: '9', px: '3', fontSize: 'md' },
} as const;
