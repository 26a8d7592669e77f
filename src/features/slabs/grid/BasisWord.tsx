import { useTranslation } from 'react-i18next';
import type { GapBasis } from './ladderMarket.ts';

/** Says of a price or a gap what is compared; where only units can be, why. */
export function BasisWord({ basis }: { basis: GapBasis }) {
  const { t } = useTranslation('slabs');
  return (
    <span className="basis" title={t(`gap.${basis}Title`)}>
      {t(`gap.${basis}`)}
    </span>
  );
}
