import { defineRecipe } from '@chakra-ui/react/styled-system';

export const skeletonRecipe = defineRecipe({
  className: 'skeleton',
  base: { bg: 'bg.subtle', borderRadius: 'l1', animation: 'pulse', userSelect: 'none', flexShrink: 0 },
  variants: { variant: { pulse: {}, none: { animation: 'none' } } },
  defaultVariants: { variant: 'pulse' },
});
