import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/useFormat.ts';

/** How many choices of a filter narrow the list, on its button; nothing where none does. */
export function ChosenCount({ count }: { count: number }) {
  const { t } = useTranslation('lists');
  const format = useFormat();
  if (count === 0) return null;
  return (
    <chakra.span css={styles}>
      <span aria-hidden>{format.number(count)}</span>
      <chakra.span srOnly>{t('filter.chosen', { count })}</chakra.span>
    </chakra.span>
  );
}

const styles = {
  px: '1.5',
  rounded: 'full',
  bg: 'accent.subtle',
  color: 'accent',
  fontSize: 'xs',
  fontVariantNumeric: 'tabular-nums',
} as const;
