import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCategoryFilter } from '#entities/analysis/useCategoryFilter.tsx';
import { useScope } from '#entities/analysis/useScope.ts';
import { useScopeFilters } from '#entities/analysis/useScopeFilters.tsx';
import { gapBars, middleOf } from '#features/competitorDashboard/panels/gapBars.ts';
import { indexLines } from '#features/competitorDashboard/panels/indexLines.ts';
import { PrintedBars } from '#shared/chart/PrintedBars.tsx';
import { PrintedLines } from '#shared/chart/PrintedLines.tsx';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { useScreenFacts } from '#shared/ui/screenFacts.ts';
import { PrintedCompetitors } from './PrintedCompetitors.tsx';
import { PrintedHeat } from './PrintedHeat.tsx';
import { PrintedMovers } from './PrintedMovers.tsx';
import { PrintedOpportunities } from './PrintedOpportunities.tsx';
import { PrintedTiles } from './PrintedTiles.tsx';
import { sheet } from './sheetStyles.ts';
import type { Report } from './useReport.ts';

/** As wide as a chart is drawn; two stand beside each other. */
const CHART = 500;

/** The report on a page of A4. */
export function ReportSheet({ report }: { report: Report }) {
  const { t } = useTranslation('analysis');
  const { title } = useScreenFacts();
  const format = useFormat();
  const { summary, series, buckets } = report;
  const market = t('dashboard.market');
  const lines = useMemo(() => indexLines(series, market), [series, market]);
  return (
    <chakra.article css={sheet}>
      <header>
        <h1>{title}</h1>
        <p>{t('dashboard.asOf', { at: format.dateTime(summary.asOf), from: format.date(summary.from) })}</p>
        <p>
          <ScopeWords report={report} />
        </p>
      </header>
      <PrintedTiles summary={summary} />
      <div className="pair">
        <Part title={t('dashboard.indexOverTime')}>
          <PrintedLines
            lines={lines}
            caption={t('dashboard.indexCaption')}
            valueText={(value) => format.number(value, { decimals: 1 })}
            reference={{ value: 100, text: t('dashboard.same') }}
            width={CHART}
          />
        </Part>
        <Part title={t('dashboard.gaps')}>
          <PrintedBars
            bars={gapBars(buckets, { t, format })}
            reference={{ at: middleOf(buckets), text: t('dashboard.same') }}
            width={CHART}
            label={t('dashboard.gapCaption')}
            labelName={t('dashboard.gapToMarket')}
            numberText={format.number}
          />
        </Part>
      </div>
      <Part title={t('dashboard.heatmap')}>
        <PrintedHeat heat={report.heat} />
      </Part>
      <div className="pair">
        <Part title={t('dashboard.competitors')}>
          <PrintedCompetitors competitors={report.competitors} />
        </Part>
        <Part title={t('dashboard.opportunities')}>
          <PrintedOpportunities opportunities={report.opportunities} />
        </Part>
      </div>
      <Part title={t('dashboard.movers')}>
        <PrintedMovers movers={report.movers.items} />
      </Part>
    </chakra.article>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

/** Quantity, basis and filters in words. */
function ScopeWords({ report: { summary } }: { report: Report }) {
  const { t } = useTranslation('analysis');
  const texts = useFieldTexts();
  const format = useFormat();
  const filtering = useScope();
  const filters = [useCategoryFilter(filtering), ...useScopeFilters(filtering)];
  const { quantity, basis } = summary;
  return [
    basis === 'unit' ? texts.field('unitPrice') : t('detail.allIn'),
    t('detail.fact', {
      name: t('detail.quantity'),
      value: quantity === null ? t('scope.moq') : format.number(quantity),
    }),
    ...filters.flatMap(({ chips }) => chips.map(({ label }) => label)),
  ].join(' · ');
}
