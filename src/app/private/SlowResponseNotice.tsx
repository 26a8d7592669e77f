import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';

/** Says that an answer is long in coming, over the foot of the page, where it takes nothing's place. */
export function SlowResponseNotice() {
  const { t } = useTranslation('errors');
  return (
    <chakra.div css={place}>
      <chakra.p css={note}>{t('slow')}</chakra.p>
    </chakra.div>
  );
}

const place = {
  position: 'fixed',
  insetX: '4',
  bottom: '4',
  zIndex: 'toast',
  display: 'flex',
  justifyContent: 'center',
  pointerEvents: 'none',
} as const;

const note = {
  px: '3',
  py: '2',
  bg: 'bg',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'caution/40',
  rounded: 'l2',
  boxShadow: 'md',
} as const;
