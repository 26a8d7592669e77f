import { useTranslation } from 'react-i18next';
import type { PriceMover } from '#api/generated/types.gen.ts';
import { columnDecimals } from '#shared/i18n/columnDecimals.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { useSignedPercent } from '#features/competitorDashboard/useSignedPercent.ts';

/** Rows that have room on the page. */
const MOST = 5;

/** The biggest changes of competitors' prices. */
export function PrintedMovers({ movers }: { movers: readonly PriceMover[] }) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const percent = useSignedPercent();
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
