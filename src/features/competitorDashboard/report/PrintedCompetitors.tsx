import { useTranslation } from 'react-i18next';
import type { AnalyzedCompetitor } from '#api/generated/types.gen.ts';
import { orderCompetitors } from '#features/competitorDashboard/panels/competitorOrder.ts';
import { orDash } from '#shared/i18n/noValue.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';

/** Rows that have room on the page. */
const MOST = 6;

/** The competitors that we are dearest against. */
export function PrintedCompetitors({ competitors }: { competitors: readonly AnalyzedCompetitor[] }) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const rows = orderCompetitors(competitors, { key: 'index', descending: true }).slice(0, MOST);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('detail.competitor')}</th>
          <th scope="col">{t('dashboard.column.index')}</th>
          <th scope="col">{t('dashboard.column.common')}</th>
          <th scope="col">{t('dashboard.column.rises')}</th>
          <th scope="col">{t('dashboard.column.drops')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ competitor, index, common, rises, drops }) => (
          <tr key={competitor.id}>
            <th scope="row">{competitor.name}</th>
            <td>{index === null ? orDash(null) : format.number(Number(index), { decimals: 1 })}</td>
            <td>{format.number(common)}</td>
            <td>{format.number(rises)}</td>
            <td>{format.number(drops)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
