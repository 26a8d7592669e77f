import { stockLevelOf, type Hit } from '#features/search/model/hit.ts';
import { columnDecimals } from '#shared/i18n/columnDecimals.ts';
import type { HitTexts } from './useHitTexts.ts';

/** What a product or a SKU costs from which quantity on, its margin for who may see it, and how much there is. */
export function HitPrices({ hit, words }: { hit: Hit; words: HitTexts }) {
  const { t, format, breakText, stockWord } = words;
  if (hit.collection !== 'products' && hit.collection !== 'skus') return null;
  const { fromPrice, currency, breaks, gpPct, stock } = hit;
  const decimals = columnDecimals([fromPrice, ...breaks.map(({ price }) => price)]);
  const level = stockLevelOf(hit);
  const isLow = level === 'low';
  const lowWord = ` · ${stockWord(level)}`;
  return (
    <div data-prices="">
      <strong>
        {fromPrice === null
          ? t('hit.noPrice')
          : t('hit.fromPrice', { price: format.money(fromPrice, currency, { decimals }) })}
      </strong>
      {breaks.length > 0 && (
        <ul>
          {breaks.map(({ minQty, price }) => (
            <li key={minQty}>
              {breakText(format.number(minQty), format.money(price, currency, { decimals }))}
            </li>
          ))}
        </ul>
      )}
      <span>
        {gpPct !== null && (
          <span data-loss={gpPct < 0 ? '' : undefined}>
            {t('hit.gp', { value: format.percent(gpPct / 100, { decimals: 1 }) })}
            {gpPct < 0 && ` · ${t('loss', { ns: 'common' })}`}
          </span>
        )}
        <span data-stock={level}>
          {stock === null || level === 'out'
            ? stockWord(level)
            : t('hit.stock', { quantity: format.number(stock) })}
          {isLow && lowWord}
        </span>
      </span>
    </div>
  );
}
