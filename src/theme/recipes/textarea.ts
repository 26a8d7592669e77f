import { defineRecipe } from '@chakra-ui/react/styled-system';
import { control } from './control.ts';

export const textareaRecipe = defineRecipe({
  className: 'textarea',
  base: { ...control, textAlign: 'start', px: '3', py: '2', minH: '20', fontSize: 'md', resize: 'vertical' },
  variants: { size: { md: {} }, variant: { outline: {} } },
  defaultVariants: { size: 'md', variant: 'outline' },
});
