import { IconButton } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import Bell from 'lucide-react/icons/bell';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadArea } from '#app/lifecycle/loadArea.ts';
import { alertCountOptions } from '#entities/alerts/alertQueries.ts';
import { permissions } from '#session/permissions.ts';
import { useSession } from '#session/useSession.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { iconMenu } from '#shared/ui/icon.ts';
import { lazyPart } from '#shared/ui/lazyPart.tsx';

const AlertDrawer = lazyPart('alerts', async () => {
  const [{ AlertDrawer: Drawer }] = await Promise.all([
    import('./AlertDrawer.tsx'),
    ...(['lists', 'alerts'] as const).map((area) => loadArea(area)),
  ]);
  return Drawer;
});

/** The alerts that wait for me, counted; for who may see them. */
export function AlertBell() {
  const isAllowed = useSession(({ menu }) => menu.titles.has(permissions.competitorDashboard));
  return isAllowed && <CountedBell />;
}

function CountedBell() {
  const { t } = useTranslation('idle');
  const format = useFormat();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery(alertCountOptions());
  const mine = data?.mine ?? 0;
  return (
    <>
      <IconButton
        size="md"
        variant="ghost"
        css={styles}
        aria-haspopup="dialog"
        aria-label={mine === 0 ? t('bell') : t('bell.count', { count: mine, number: format.number(mine) })}
        onClick={() => setOpen(true)}
      >
        <Bell {...iconMenu} />
        {mine > 0 && (
          <chakra.span css={badge} aria-hidden>
            {mine > MOST ? `${MOST}+` : mine}
          </chakra.span>
        )}
      </IconButton>
      <Suspense>{isOpen && <AlertDrawer onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

/** The highest number that has room on the bell. */
const MOST = 99;

const styles = { position: 'relative', color: 'fg.muted' } as const;

const badge = {
  position: 'absolute',
  top: '0.5',
  insetEnd: '0.5',
  minW: '4',
  px: '1',
  rounded: 'full',
  bg: 'accent',
  color: 'accent.contrast',
  fontSize: '2xs',
  lineHeight: '1rem',
  fontWeight: 'semibold',
  textAlign: 'center',
} as const;
