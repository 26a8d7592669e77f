import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import { Keys } from './Keys.tsx';

/** The keys of the palette, where there is a keyboard to press them on. */
export function KeyHints() {
  const { t } = useTranslation('palette');
  return (
    <chakra.div css={foot}>
      <span>
        <Keys keys="ArrowUp" /> <Keys keys="ArrowDown" /> {t('move')}
      </span>
      <span>
        <Keys keys="Enter" /> {t('choose')}
      </span>
      <span>
        <Keys keys="Escape" /> {t('close')}
      </span>
    </chakra.div>
  );
}

const foot = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '5',
  rowGap: '1',
  px: '4',
  py: '2',
  bg: 'bg.subtle',
  borderTopWidth: '1px',
  borderColor: 'border',
  fontSize: 'xs',
  color: 'fg.muted',
  '@media (hover: none)': { display: 'none' },
} as const;
