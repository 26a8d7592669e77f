import { defineRecipe } from '@chakra-ui/react/styled-system';

export const linkRecipe = defineRecipe({
  className: 'link',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    color: 'accent',
    borderRadius: 'l1',
    textUnderlineOffset: '0.2em',
    _icon: { boxSize: '1em' },
  },
  variants: {
    variant: {
      underline: { textDecoration: 'underline' },
      plain: { _hover: { textDecoration: 'underline' } },
    },
  },
  defaultVariants: { variant: 'plain' },
});
