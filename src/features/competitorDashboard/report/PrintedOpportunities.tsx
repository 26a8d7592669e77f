import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { useSignedPercent } from '#features/competitorDashboard/useSignedPercent.ts';
import type { ReportedOpportunity } from './useReport.ts';

/** What there is to do about prices, with the products where it matters most. */
export function PrintedOpportunities({ opportunities }: { opportunities: readonly ReportedOpportunity[] }) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const percent = useSignedPercent();
  if (opportunities.length === 0) return <p>{t('dashboard.nothingToDo')}</p>;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('dashboard.column.product')}</th>
          <th scope="col">{t('dashboard.gapToMarket')}</th>
        </tr>
      </thead>
      {opportunities.map(({ kind, products, named }) => (
        <tbody key={kind}>
          <tr>
            <th scope="rowgroup" colSpan={2} className="group">
              {t('detail.fact', {
                name: t(`dashboard.opportunity.${kind}`),
                value: t('dashboard.products', { count: products, number: format.number(products) }),
              })}
            </th>
          </tr>
          {named.map(({ id, product, gapPct }) => (
            <tr key={id}>
              <th scope="row">{product.name}</th>
              <td>{percent(gapPct)}</td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
