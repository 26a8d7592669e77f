import { useTranslation } from 'react-i18next';
import type { IndexHeatmap } from '#api/generated/types.gen.ts';
import { HeatTable, type HeatCell } from '#shared/chart/HeatTable.tsx';
import { orDash } from '#shared/i18n/noValue.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { heatScale, knownCompetitors } from '#features/competitorDashboard/panels/heatRules.ts';

/** Rows that have room on the page. */
const MOST = 8;

/** The index of the categories with most tracked products against each competitor. */
export function PrintedHeat({ heat }: { heat: IndexHeatmap }) {
  const { t } = useTranslation('analysis');
  const texts = useFieldTexts();
  const format = useFormat();
  const competitors = knownCompetitors(heat);
  const most = heat.rows.toSorted((a, b) => b.tracked - a.tracked).slice(0, MOST);
  const toCell = (index: string | null): HeatCell => ({
    value: index === null ? null : Number(index),
    text: index === null ? orDash(null) : format.number(Number(index), { decimals: 1 }),
  });
  return (
    <HeatTable
      caption={t('dashboard.heatCaption')}
      rowName={texts.field('category')}
      columns={competitors}
      rows={heat.rows
        .filter((row) => most.includes(row))
        .map(({ category, index, cells }) => ({
          id: category.id,
          name: category.name,
          total: toCell(index),
          cells: competitors.map(({ id }) =>
            toCell(cells.find(({ competitorId }) => competitorId === id)?.index ?? null),
          ),
        }))}
      totalName={t('dashboard.market')}
      scale={heatScale}
      sideTexts={{ above: t('dashboard.heat.above'), below: t('dashboard.heat.below') }}
    />
  );
}
