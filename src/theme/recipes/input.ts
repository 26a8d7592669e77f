import { defineRecipe } from '@chakra-ui/react/styled-system';
import { control, controlSizes } from './control.ts';

export const inputRecipe = defineRecipe({
  className: 'input',
  base: { ...control, textAlign: 'start' },
  variants: { size: controlSizes, variant: { outline: {} } },
  defaultVariants: { size: 'md', variant: 'outline' },
});
