import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

export const fieldRecipe = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'errorText', 'helperText', 'input', 'label', 'select', 'textarea', 'requiredIndicator'],
  base: {
    root: { display: 'flex', flexDirection: 'column', alignItems: 'stretch', width: '100%', gap: '1.5' },
    label: { display: 'flex', gap: '1', fontSize: 'sm', fontWeight: 'medium', color: 'fg' },
    helperText: { fontSize: 'xs', color: 'fg.muted' },
    errorText: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '1.5',
      fontSize: 'xs',
      fontWeight: 'medium',
      color: 'bad',
      _icon: { flexShrink: 0, boxSize: '4' },
    },
    requiredIndicator: { color: 'bad' },
  },
});
