import { Button } from '@chakra-ui/react/button';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Link } from '#shared/lib/Link.tsx';
import { orderTiles, type TileId } from './homeTiles.ts';
import './homeWorkTexts.ts';
import { useTileFigures, type Tile } from './useTileFigures.ts';

/** What needs this person today, in figures that lead to the lists they count. */
export function HomeTiles() {
  const { t } = useTranslation('homeWork');
  const tiles = useOrder(useTileFigures());
  return (
    <chakra.section css={styles} aria-label={t('tiles.title')}>
      <ul>
        {tiles.map((tile) => (
          <li key={tile.id}>
            <TileBody {...tile} />
          </li>
        ))}
      </ul>
    </chakra.section>
  );
}

/**
 * Tiles without anything to do go to the end, once, when the first answer to each is there: later figures change in
 * their place, under nobody's pointer.
 */
function useOrder(tiles: Tile[]): Tile[] {
  const [order, setOrder] = useState<readonly TileId[] | null>(null);
  const isSettled = tiles.every(({ query: { data, error } }) => data !== undefined || error);
  if (order === null && isSettled) {
    const counted = tiles.map(({ id, query }) => ({ id, count: query.data?.count }));
    setOrder(orderTiles(counted).map(({ id }) => id));
  }
  if (order === null) return tiles;
  return tiles.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id));
}

function TileBody({ id, to, query }: Tile) {
  const { t } = useTranslation('homeWork');
  const format = useFormat();
  const { data, error } = query;
  const label = t(`tiles.${id}`);
  if (data) {
    const { count, all = 0 } = data;
    return (
      <Link to={to} data-none={count === 0 || undefined}>
        <b>{count === 0 ? t('tiles.none') : format.number(count)}</b> <span>{label}</span>{' '}
        <small>{t(`tiles.${id}Text`, { number: format.number(all) })}</small>
      </Link>
    );
  }
  if (error) return <FailedTile label={label} onRetry={query.refetch} />;
  return <Skeleton h="100%" minH={HEIGHT} rounded="l3" role="status" aria-label={t('tiles.loading')} />;
}

/** What could not be counted, and another try. */
function FailedTile({ label, onRetry }: { label: string; onRetry: () => unknown }) {
  const { t } = useTranslation('common');
  return (
    <div role="alert">
      <span>{label}</span>
      <small>{t('error.title')}</small>
      <Button size="xs" variant="outline" onClick={() => void onRetry()}>
        {t('retry')}
      </Button>
    </div>
  );
}

/** Figure, label and one line, with the insets. */
const HEIGHT = '6.25rem';

const styles = {
  gridColumn: '1 / -1',
  '& > ul': {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(auto-fill, minmax(14rem, 1fr))' },
  },
  '& > ul > li': { minW: '0', minH: HEIGHT },
  '& > ul > li > :is(a, [role=alert])': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    height: '100%',
    px: { base: '3', md: '4' },
    py: '3',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    rounded: 'l3',
  },
  '& a': {
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    _hover: { bg: 'bg.subtle', borderColor: 'border.strong' },
  },
  '& b': {
    fontSize: '1.75rem',
    lineHeight: '2.25rem',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
  },
  '& a[data-none] b': { color: 'fg.muted', fontWeight: 'normal' },
  // A long word of German or Greek breaks in its tile.
  '& span, & small': { overflowWrap: 'anywhere', hyphens: 'auto' },
  '& span': { fontWeight: 'medium', lineHeight: '1.3' },
  '& small': { mt: '0.5', fontSize: 'xs', color: 'fg.muted', lineHeight: '1.35' },
  '& button': { mt: 'auto' },
} as const;
