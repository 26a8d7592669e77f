import { Button } from '@chakra-ui/react/button';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useTranslation } from 'react-i18next';
import { session } from '#session/session.ts';
import { useSession } from '#session/useSession.ts';
import { iconText } from '#shared/ui/icon.ts';

/** The bar without entries: on their way, failed, none. It fails closed: no reply, no entries (D25, E30, E31). */
export function BarState() {
  const { t } = useTranslation('shell');
  const status = useSession((state) => state.menu.status);
  if (status === 'failed') {
    return (
      <chakra.div role="alert" css={row}>
        <p>{t('menu.failed')}</p>
        <Button size="sm" variant="ghost" color="accent" onClick={session.retryMenu}>
          <RotateCw {...iconText} />
          {t('retry', { ns: 'common' })}
        </Button>
      </chakra.div>
    );
  }
  if (status === 'ready') {
    return (
      <chakra.div css={row}>
        <p>{t('menu.empty')}</p>
      </chakra.div>
    );
  }
  return (
    <chakra.div role="status" aria-label={t('menu.loading')} css={row}>
      {widths.map((width, at) => (
        <Skeleton key={at} h="5" w={width} />
      ))}
    </chakra.div>
  );
}

const widths = ['5rem', '9rem', '7rem', '7rem', '6rem'];

const row = {
  display: 'flex',
  flex: '1',
  alignItems: 'center',
  gap: '4',
  minW: 0,
  h: '100%',
  px: '3',
  fontSize: 'sm',
  color: 'fg.muted',
  '& p': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const;
