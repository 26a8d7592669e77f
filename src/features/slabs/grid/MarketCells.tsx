import { useTranslation } from 'react-i18next';
import type { PriceBasis } from '#entities/market/comparison.ts';
import { changeArrow } from '#shared/i18n/formatters.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import type { LowestOffer } from './ladderMarket.ts';

interface MarketCellsProps {
  lowest: LowestOffer | null;
  /** Why offers are not compared, as a sentence: their currency, or ours, has no exchange rate. */
  noRate: string | null;
  /** Decimals of all amounts of a piece in the grid. */
  decimals: number;
}

/** The lowest offer of the others at a quantity, and how far our price is from it. */
export function MarketCells({ lowest, noRate, decimals }: MarketCellsProps) {
  const { t } = useTranslation('slabs');
  const format = useFormat();
  const gap = lowest?.gapPct ?? null;
  return (
    <>
      <td>
        {lowest ? (
          <>
            {format.number(Number(lowest.price), { decimals })}
            <span className="who">
              {t(lowest.isEquivalent ? 'market.equivalent' : 'market.exact', {
                name: lowest.name,
                age: format.relative(lowest.capturedAt),
              })}
            </span>
          </>
        ) : (
          <span className="who">{noRate ?? t('market.none')}</span>
        )}
      </td>
      <td className={gap === null ? '' : Number(gap) > 0 ? 'near' : 'good'}>
        {!lowest && noRate !== null && format.number(null)}
        {lowest && gap !== null && (
          <>
            {signed(Number(gap), format)} <BasisWord basis={lowest.basis} />
          </>
        )}
      </td>
    </>
  );
}

/** A gap with its sign: a plus for dearer, a minus for cheaper. */
function signed(gap: number, format: ReturnType<typeof useFormat>): string {
  return `${changeArrow(gap)} ${format.number(gap, { decimals: 1, signed: true })}`;
}

/** Says of a price or a gap what is compared; where only units can be, why. */
function BasisWord({ basis }: { basis: PriceBasis }) {
  const { t } = useTranslation('slabs');
  return (
    <span className="basis" title={t(`gap.${basis}Title`)}>
      {t(`gap.${basis}`)}
    </span>
  );
}
