import { defineRecipe } from '@chakra-ui/react/styled-system';

export const headingRecipe = defineRecipe({
  className: 'heading',
  base: { fontWeight: 'semibold', letterSpacing: '-0.01em', lineHeight: '1.3' },
  variants: { size: { sm: { fontSize: 'md' }, md: { fontSize: 'lg' }, xl: { fontSize: 'xl' } } },
  defaultVariants: { size: 'md' },
});
