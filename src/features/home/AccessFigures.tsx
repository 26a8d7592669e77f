import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { useTranslation } from 'react-i18next';
import { listAccountSessionsOptions } from '#api/generated/query/account.gen.ts';
import { countPermissions, permissionTree } from '#session/permissionTree.ts';
import { useSession } from '#session/useSession.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { iconText } from '#shared/ui/icon.ts';

/** Figures of one's own access; each leads to its list. A figure that is not known is a dash, never a zero. */
export function AccessFigures() {
  const { t } = useTranslation('home');
  const format = useFormat();
  const menu = useSession((state) => state.menu);
  const signIns = useQuery(listAccountSessionsOptions());

  const known = menu.status === 'ready' || menu.nodes.length > 0;
  const { pages, actions } = countPermissions(permissionTree(menu.nodes));
  const menuWaits = !known && menu.status !== 'failed';
  const figures = [
    { label: t('figures.pages'), to: permissions, value: known ? pages : null, waits: menuWaits },
    { label: t('figures.actions'), to: permissions, value: known ? actions : null, waits: menuWaits },
    {
      label: t('figures.signIns'),
      to: sessions,
      value: signIns.data?.items.length ?? null,
      waits: signIns.isPending,
    },
  ];
  return (
    <chakra.ul css={styles} aria-label={t('figures.title')}>
      {figures.map(({ label, to, value, waits }) => (
        <li key={label}>
          <Link to={to}>
            <span>{label}</span>
            <ChevronRight {...iconText} />
            {waits ? (
              <Skeleton role="status" aria-label={t('figures.loading')} h="8" w="12" mt="1" />
            ) : (
              <strong>{value === null ? t('figures.none') : format.number(value)}</strong>
            )}
          </Link>
        </li>
      ))}
    </chakra.ul>
  );
}

const permissions = `${paths.myAccount}#permissions`;
const sessions = `${paths.myAccount}#sessions`;

const styles = {
  display: 'grid',
  gridTemplateColumns: { base: '1fr', md: 'repeat(3, minmax(0, 1fr))' },
  gap: { base: '2', md: '4' },
  '& a': {
    display: 'grid',
    gridTemplateColumns: { base: '1fr auto auto', md: '1fr auto' },
    alignItems: 'center',
    columnGap: '3',
    height: '100%',
    px: '4',
    py: { base: '2', md: '3' },
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    rounded: 'l3',
    transitionProperty: 'border-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'accent', '& svg': { color: 'accent' } },
  },
  '& a > span': { fontSize: 'sm', color: 'fg.muted' },
  '& svg': { color: 'fg.subtle', order: { base: 1, md: 0 } },
  '& strong': {
    fontSize: '2xl',
    fontWeight: 'semibold',
    lineHeight: '1.3',
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'tabular-nums',
  },
} as const;
