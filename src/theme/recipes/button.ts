import { defineRecipe } from '@chakra-ui/react/styled-system';

export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    position: 'relative',
    appearance: 'none',
    userSelect: 'none',
    whiteSpace: 'nowrap',
    borderRadius: 'l2',
    borderWidth: '1px',
    borderColor: 'transparent',
    fontWeight: 'medium',
    lineHeight: '1.25',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    _disabled: { opacity: 0.55, cursor: 'not-allowed' },
    _icon: { flexShrink: 0, boxSize: '4' },
  },
  variants: {
    size: {
      xs: { h: '7', minW: '7', px: '2', gap: '1.5', fontSize: 'xs' },
      sm: { h: '8', minW: '8', px: '3', gap: '1.5', fontSize: 'sm' },
      md: { h: '9', minW: '9', px: '3.5', gap: '2', fontSize: 'md' },
    },
    variant: {
      solid: {
        bg: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { bg: 'colorPalette.hover' },
        _expanded: { bg: 'colorPalette.hover' },
        // The one action of a form stays the filled one.
        '@media (forced-colors: active)': {
          forcedColorAdjust: 'none',
          bg: 'ButtonText',
          color: 'ButtonFace',
          borderColor: 'ButtonText',
          _disabled: { bg: 'GrayText', borderColor: 'GrayText', opacity: 1 },
        },
      },
      outline: {
        bg: 'bg.panel',
        borderColor: 'border.strong',
        color: 'fg',
        _hover: { bg: 'bg.subtle' },
        _expanded: { bg: 'bg.subtle' },
      },
      ghost: {
        color: 'fg.muted',
        _hover: { bg: 'bg.subtle', color: 'fg' },
        _expanded: { bg: 'bg.subtle', color: 'fg' },
      },
      plain: { color: 'accent', _hover: { textDecoration: 'underline' } },
    },
  },
  defaultVariants: { size: 'md', variant: 'solid' },
});
