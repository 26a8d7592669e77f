import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { overlay } from './overlay.ts';

export const drawerRecipe = defineSlotRecipe({
  className: 'drawer',
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
    positioner: { ...overlay.positioner, alignItems: 'stretch' },
    content: { ...overlay.content, width: '100%', maxH: '100dvh', borderWidth: 0 },
    body: { ...overlay.body, overflow: 'auto' },
  },
  variants: {
    size: { xs: { content: { maxW: 'min(17.5rem, 88vw)' } } },
    placement: {
      start: {
        positioner: { justifyContent: 'flex-start' },
        content: {
          _open: { animationName: 'from-start', animationDuration: 'moderate' },
          _closed: { animationName: 'to-start', animationDuration: 'fast' },
        },
      },
    },
  },
  defaultVariants: { size: 'xs', placement: 'start' },
});
