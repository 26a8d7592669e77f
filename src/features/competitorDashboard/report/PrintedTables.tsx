import { useTranslation } from 'react-i18next';
import type { AnalyzedCompetitor, PriceMover } from '#api/generated/types.gen.ts';
import { orderCompetitors } from '#features/competitorDashboard/panels/competitorOrder.ts';
import { columnDecimals } from '#shared/i18n/columnDecimals.ts';
import { orDash } from '#shared/i18n/noValue.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import type { ReportedOpportunity } from './useReport.ts';

/** Rows that have room on the page. */
const MOST = 6;

function usePercent() {
  const format = useFormat();
  return (text: string | null): string =>
    text === null ? orDash(null) : format.percent(Number(text) / 100, { decimals: 1, signed: true });
}

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

/** What there is to do about prices, with the products where it matters most. */
export function PrintedOpportunities({ opportunities }: { opportunities: readonly ReportedOpportunity[] }) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const percent = usePercent();
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

/** The biggest changes of competitors' prices. */
export function PrintedMovers({ movers }: { movers: readonly PriceMover[] }) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const percent = usePercent();
  if (movers.length === 0) return <p>{t('dashboard.noMovers')}</p>;
  const shown = movers.slice(0, MOST);
  const decimals = columnDecimals(shown.flatMap(({ before, after }) => [before, after]));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('dashboard.column.product')}</th>
          <th scope="col" className="start">
            {t('detail.competitor')}
          </th>
          <th scope="col">{t('dashboard.column.change')}</th>
          <th scope="col">{t('dashboard.column.before')}</th>
          <th scope="col">{t('dashboard.column.after')}</th>
          <th scope="col">{t('detail.quantity')}</th>
          <th scope="col">{t('dashboard.column.ourGap')}</th>
          <th scope="col">{t('dashboard.column.when')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map((mover) => (
          <tr key={mover.id}>
            <th scope="row">{mover.product.name}</th>
            <td className="start">{mover.competitor.name}</td>
            <td>{percent(mover.changePct)}</td>
            <td>{format.money(mover.before, 'USD', { decimals })}</td>
            <td>{format.money(mover.after, 'USD', { decimals })}</td>
            <td>{format.number(mover.quantity)}</td>
            <td>{percent(mover.gapPct)}</td>
            <td>{format.date(mover.at)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
