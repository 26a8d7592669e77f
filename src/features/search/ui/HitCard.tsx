import Boxes from 'lucide-react/icons/boxes';
import Copy from 'lucide-react/icons/copy';
import FileText from 'lucide-react/icons/file-text';
import FolderTree from 'lucide-react/icons/folder-tree';
import Layers from 'lucide-react/icons/layers';
import Package from 'lucide-react/icons/package';
import Star from 'lucide-react/icons/star';
import type { ReactNode } from 'react';
import { getStockLevel, type Hit } from '#features/search/model/hit.ts';
import { permissions } from '#session/permissions.ts';
import { columnDecimals } from '#shared/i18n/columnDecimals.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { iconMenu, iconText } from '#shared/ui/icon.ts';
import { HighlightedText } from './HighlightedText.tsx';
import { HitFacts } from './HitFacts.tsx';
import { HitLink } from './HitLink.tsx';
import type { HitActions } from './useHitActions.ts';
import type { HitTexts } from './useHitTexts.ts';

const productSign = <Package {...iconMenu} />;
const signs: Readonly<Record<string, ReactNode>> = {
  products: productSign,
  skus: <Boxes {...iconMenu} />,
  categories: <FolderTree {...iconMenu} />,
  documents: <FileText {...iconMenu} />,
};
const copySign = <Copy {...iconText} />;
const slabsSign = <Layers {...iconText} />;

interface HitCardProps {
  hit: Hit;
  actions: HitActions;
  words: HitTexts;
  isTicked: boolean;
  onTick: (() => void) | undefined;
}

/** One hit as a card: what it is, what is known of it, what it costs, and the actions on. */
export function HitCard({ hit, actions, words, isTicked, onTick }: HitCardProps) {
  const { t } = words;
  const { productId, code } = hit;
  const mayNotSlabs = actions.needs(permissions.priceSlabs);
  return (
    <li data-ticked={isTicked || undefined}>
      <div data-lead="">
        {onTick && (
          <input
            type="checkbox"
            aria-label={t('hits.select', { name: code || hit.name })}
            checked={isTicked}
            onChange={onTick}
          />
        )}
        <span data-sign="">{signs[hit.collection] ?? productSign}</span>
      </div>
      <div data-main="">
        <h2>
          <HitLink hit={hit} actions={actions} />
          {hit.isKvi && (
            <span data-kvi="" title={t('hit.kvi')}>
              <Star size={14} strokeWidth={2} role="img" aria-label={t('hit.kvi')} />
            </span>
          )}
        </h2>
        {code !== '' && (
          <span data-code="">
            <span>
              <HighlightedText parts={hit.codeParts} />
            </span>
            <button type="button" aria-label={t('action.copy', { code })} onClick={() => actions.copy(code)}>
              {copySign}
            </button>
          </span>
        )}
        <HitFacts hit={hit} words={words} />
      </div>
      <HitPrices hit={hit} words={words} />
      {productId !== null && (
        <div data-actions="">
          {mayNotSlabs === undefined ? (
            <Link to={paths.slabs(productId)} title={t('action.slabs')} onClick={() => actions.opened(hit)}>
              {slabsSign}
              <span>{t('action.slabs')}</span>
            </Link>
          ) : (
            <button type="button" aria-disabled title={mayNotSlabs}>
              {slabsSign}
              <span>{t('action.slabs')}</span>
            </button>
          )}
        </div>
      )}
    </li>
  );
}

/** What a product or a SKU costs from which quantity on, its margin for who may see it, and how much there is. */
function HitPrices({ hit, words }: { hit: Hit; words: HitTexts }) {
  const { t, format, breakText, stockWord } = words;
  if (hit.collection !== 'products' && hit.collection !== 'skus') return null;
  const { fromPrice, currency, breaks, gpPct, stock } = hit;
  const decimals = columnDecimals([fromPrice, ...breaks.map(({ price }) => price)]);
  const level = getStockLevel(hit);
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
