import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { control, controlSizes } from './control.ts';

export const nativeSelectRecipe = defineSlotRecipe({
  className: 'native-select',
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', display: 'flex', width: '100%' },
    field: {
      ...control,
      cursor: 'pointer',
      '& > option, & > optgroup': { bg: 'bg.panel', color: 'fg' },
    },
    indicator: {
      position: 'absolute',
      insetEnd: '2.5',
      top: '50%',
      translate: '0 -50%',
      pointerEvents: 'none',
      color: 'fg.muted',
      _icon: { boxSize: '4' },
    },
  },
  variants: {
    size: { sm: { field: withArrow(controlSizes.sm) }, md: { field: withArrow(controlSizes.md) } },
    variant: {
      outline: {},
      plain: { field: { bg: 'transparent', borderColor: 'transparent', _hover: { bg: 'bg.subtle' } } },
    },
  },
  defaultVariants: { size: 'md', variant: 'outline' },
});

/** Room for the arrow. Start and end by name: `px` would come after `pe`, and win. */
function withArrow<Size extends { px: string }>({ px, ...size }: Size) {
  return { ...size, ps: px, pe: '8' };
}
