import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { AnalysisSummary } from '#api/generated/types.gen.ts';
import { scopeSearch, type ScopeTexts } from '#entities/analysis/scopeFilters.ts';
import { orDash } from '#shared/i18n/noValue.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { ErrorState } from '#shared/ui/ErrorState.tsx';
import type { PanelQuery } from '#features/competitorDashboard/panelState.ts';
import { FigureTile } from './FigureTile.tsx';
import { tileFigures, toneOf } from './tileRules.ts';

interface FigureTilesProps {
  query: PanelQuery<AnalysisSummary>;
  scope: ScopeTexts;
}

/** The figures of the scope beside those before; each leads to exactly the products that it counts. */
export function FigureTiles({ query, scope }: FigureTilesProps) {
  const { t } = useTranslation('analysis');
  const { data, error, refetch } = query;
  if (data) return <Tiles summary={data} scope={scope} />;
  if (error) return <ErrorState error={error} headingLevel="h2" onRetry={refetch} />;
  return (
    <Skeleton
      h={{ base: '32rem', md: '14rem' }}
      rounded="l3"
      role="status"
      aria-label={t('dashboard.loading')}
    />
  );
}

function Tiles({ summary, scope }: { summary: AnalysisSummary; scope: ScopeTexts }) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const oneDecimal = { decimals: 1 };
  const { index, indexBefore, tracked } = summary;
  const moved = index !== null && indexBefore !== null ? Number(index) - Number(indexBefore) : null;
  const toList = (more: Record<string, string>): string => scopeSearch(scope, { view: 'products', ...more });
  return (
    <chakra.ul css={grid} aria-label={t('dashboard.tiles')}>
      <FigureTile
        label={t('dashboard.index')}
        figure={index === null ? orDash(null) : format.number(Number(index), oneDecimal)}
        note={t('dashboard.tracked', { count: tracked, number: format.number(tracked) })}
        change={moved === null ? null : format.number(moved, { ...oneDecimal, signed: true })}
        tone={toneOf(moved, false)}
        to={toList({})}
      />
      {tileFigures(summary).map(({ word, count, share, change, isMoreBetter }) => (
        <FigureTile
          key={word}
          label={t(`dashboard.tile.${word}`)}
          figure={share === null ? format.number(count) : format.percent(share, { decimals: 0 })}
          note={t('dashboard.products', { count, number: format.number(count) })}
          change={change === null ? null : format.number(change, { signed: true })}
          tone={toneOf(change, isMoreBetter)}
          to={toList({ is: word })}
        />
      ))}
    </chakra.ul>
  );
}

const grid = {
  display: 'grid',
  gridTemplateColumns: {
    base: 'repeat(2, minmax(0, 1fr))',
    lg: 'repeat(3, minmax(0, 1fr))',
    xl: 'repeat(5, minmax(0, 1fr))',
  },
  gap: '3',
} as const;
