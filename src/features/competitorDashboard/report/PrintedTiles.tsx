import { useTranslation } from 'react-i18next';
import type { AnalysisSummary } from '#api/generated/types.gen.ts';
import { tileFigures } from '#features/competitorDashboard/tiles/tileRules.ts';
import { orDash } from '#shared/i18n/noValue.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';

/** The figures of the tiles, each with what it counts and how much it changed. */
export function PrintedTiles({ summary }: { summary: AnalysisSummary }) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const { index, indexBefore, tracked } = summary;
  const moved = index !== null && indexBefore !== null ? Number(index) - Number(indexBefore) : null;
  const tiles = [
    {
      id: 'index',
      label: t('dashboard.index'),
      figure: index === null ? orDash(null) : format.number(Number(index), { decimals: 1 }),
      note: t('dashboard.tracked', { count: tracked, number: format.number(tracked) }),
      change: moved === null ? null : format.number(moved, { decimals: 1, signed: true }),
    },
    ...tileFigures(summary).map(({ word, count, share, change }) => ({
      id: word,
      label: t(`dashboard.tile.${word}`),
      figure: share === null ? format.number(count) : format.percent(share, { decimals: 0 }),
      note: t('dashboard.products', { count, number: format.number(count) }),
      change: change === null ? null : format.number(change, { signed: true }),
    })),
  ];
  return (
    <ul className="tiles">
      {tiles.map(({ id, label, figure, note, change }) => (
        <li key={id}>
          <span>{label}</span>
          <b>{figure}</b>
          <span>{note}</span>
          {change !== null && <span>{t('dashboard.change', { change })}</span>}
        </li>
      ))}
    </ul>
  );
}
