import { chakra } from '@chakra-ui/react/styled-system';
import CloudOff from 'lucide-react/icons/cloud-off';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#shared/lib/useOnline.ts';
import { iconText } from '#shared/ui/icon.ts';
import './PageLoadError.tsx';

/** Stands in the top bar for as long as there is no network. */
export function OfflineBadge() {
  const { t } = useTranslation('public');
  const isOnline = useOnline();
  return (
    <chakra.div role="status" css={mark}>
      {!isOnline && (
        <>
          <CloudOff {...iconText} />
          <chakra.span srOnly={{ mdDown: true }}>{t('offline.title')}</chakra.span>
        </>
      )}
    </chakra.div>
  );
}

const mark = {
  display: 'flex',
  alignItems: 'center',
  gap: '1.5',
  flexShrink: 0,
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  '&:not(:empty)': { px: '2' },
} as const;
