import { defineRecipe } from '@chakra-ui/react/styled-system';

export const badgeRecipe = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    px: '1.5',
    minH: '5',
    borderRadius: 'l1',
    fontSize: 'xs',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    borderWidth: '1px',
    borderColor: 'transparent',
    _icon: { boxSize: '3.5' },
  },
  variants: {
    variant: {
      subtle: { bg: 'colorPalette.subtle', color: 'colorPalette.solid' },
      outline: { borderColor: 'border', color: 'fg.muted' },
    },
  },
  defaultVariants: { variant: 'subtle' },
});
