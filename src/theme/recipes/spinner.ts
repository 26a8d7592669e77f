import { defineRecipe } from '@chakra-ui/react/styled-system';

export const spinnerRecipe = defineRecipe({
  className: 'spinner',
  base: {
    display: 'inline-block',
    boxSize: 'var(--spinner-size)',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'currentColor',
    borderBottomColor: 'transparent',
    borderInlineStartColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin',
  },
  variants: {
    size: {
      inherit: { '--spinner-size': '1em' },
      md: { '--spinner-size': 'sizes.5' },
      lg: { '--spinner-size': 'sizes.9' },
    },
  },
  defaultVariants: { size: 'md' },
});
