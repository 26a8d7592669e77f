import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const tooltipRecipe = defineSlotRecipe({
  className: 'tooltip',
  slots: ['trigger', 'arrow', 'arrowTip', 'positioner', 'content'],
  base: {
    content: {
      px: '2.5',
      py: '1.5',
      maxW: '20rem',
      bg: 'fg',
      color: 'bg.panel',
      borderRadius: 'l1',
      borderWidth: '1px',
      borderColor: 'transparent',
      fontSize: 'xs',
      fontWeight: 'medium',
      zIndex: 'tooltip',
      _open: { animationName: 'fade-in', animationDuration: 'fast' },
      _closed: { animationName: 'fade-out', animationDuration: 'fast' },
    },
  },
});
