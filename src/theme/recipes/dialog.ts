import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { shortWindow } from '#shared/lib/mediaQueries.ts';
import { overlay } from './overlay.ts';

export const dialogRecipe = defineSlotRecipe({
  className: 'dialog',
  slots: [
    'root',
    'trigger',
    'backdrop',
    'positioner',
    'content',
    'title',
    'description',
    'closeTrigger',
    'header',
    'body',
    'footer',
  ],
  base: {
    ...overlay,
    positioner: {
      ...overlay.positioner,
      justifyContent: 'center',
      alignItems: 'flex-start',
      overflow: 'auto',
      p: '4',
    },
    content: {
      ...overlay.content,
      width: '100%',
      my: { base: '4', md: '16' },
      [`@media ${shortWindow}`]: { my: '0' },
      borderRadius: 'l3',
      _open: { animationName: 'rise, fade-in', animationDuration: 'moderate' },
      _closed: { animationName: 'fade-out', animationDuration: 'fast' },
    },
  },
  variants: {
    size: {
      sm: { content: { maxW: '26rem' } },
      md: { content: { maxW: '32rem' } },
      lg: { content: { maxW: '44rem' } },
    },
  },
  defaultVariants: { size: 'md' },
});
