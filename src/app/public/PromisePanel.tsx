import { useTranslation } from 'react-i18next';
import { registerEnglish } from '#shared/i18n/i18n.ts';
import promise from '#shared/i18n/locales/en/promise.json';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { getAllInUnit, getPriceIndex, sampleLadder } from './ladder.ts';
import { LadderChart } from './LadderChart.tsx';
import './promise.css';

registerEnglish('promise', promise);

const columns = sampleLadder.breaks.map((slab) => {
  const ours = getAllInUnit(slab);
  return { ...slab, ours, index: getPriceIndex(ours, slab.lowest) };
});

/**
 * The product's promise, drawn from the sample: a price ladder beside the market, break by break. Each step of the
 * chart stands over its column of the table.
 */
export function PromisePanel() {
  const { t } = useTranslation('promise');
  const format = useFormat();
  const money = (value: number): string =>
    format.money(value.toFixed(4), sampleLadder.currency, { decimals: 2 });
  const [first, last] = [columns[0], columns.at(-1)];

  return (
    <div className="ink promise">
      <h2>{t('title')}</h2>
      <p className="promise-lead">{t('lead')}</p>
      <figure>
        <figcaption>
          <strong>{t('product')}</strong>
          <span>{t('caption', { count: sampleLadder.competitors })}</span>
        </figcaption>
        <LadderChart
          columns={columns}
          label={t('chart', { first: money(first?.ours ?? 0), last: money(last?.ours ?? 0) })}
          names={{ ours: t('oursShort'), market: t('market') }}
          scale={(value) => format.money(value.toFixed(2), sampleLadder.currency, { decimals: 0 })}
        />
        <table>
          <tbody>
            <tr>
              <th scope="row">{t('quantity')}</th>
              {columns.map(({ quantity }) => (
                <th key={quantity} scope="col">
                  {format.number(quantity)}
                </th>
              ))}
            </tr>
            <tr className="promise-ours">
              <th scope="row">{t('ours')}</th>
              {columns.map(({ quantity, ours }) => (
                <td key={quantity}>{money(ours)}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">{t('lowest')}</th>
              {columns.map(({ quantity, lowest }) => (
                <td key={quantity}>{money(lowest)}</td>
              ))}
            </tr>
            <tr>
              <th scope="row">{t('index')}</th>
              {columns.map(({ quantity, index }) => (
                <td key={quantity} className={index > 100 ? 'promise-above' : 'promise-below'}>
                  <i aria-hidden="true" />
                  <span>{format.number(index, { decimals: 1 })}</span>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </figure>
      <p className="promise-note">{t('note')}</p>
    </div>
  );
}
