import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const breadcrumbRecipe = defineSlotRecipe({
  className: 'breadcrumb',
  slots: ['link', 'currentLink', 'item', 'list', 'root', 'ellipsis', 'separator'],
  base: {
    list: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '1',
      fontSize: 'xs',
      color: 'fg.muted',
    },
    item: { display: 'inline-flex', alignItems: 'center', minH: '6' },
    link: {
      // A12
      display: 'inline-flex',
      alignItems: 'center',
      minH: '6',
      borderRadius: 'l1',
      _hover: { color: 'fg', textDecoration: 'underline' },
    },
    currentLink: { color: 'fg.muted' },
    separator: { color: 'fg.subtle', _icon: { boxSize: '3.5' } },
  },
});
