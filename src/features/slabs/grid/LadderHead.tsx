import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import type { GapBasis } from './ladderMarket.ts';

interface LadderHeadProps {
  currency: string;
  seesCosts: boolean;
  /** What the gap is told by. */
  basis: GapBasis;
  onBasis: (basis: GapBasis) => void;
}

/** The columns of the grid; amounts are in the currency that the heading names. */
export function LadderHead({ currency, seesCosts, basis, onBasis }: LadderHeadProps) {
  const { t } = useTranslation('slabs');
  const texts = useFieldTexts();
  return (
    <thead>
      <tr>
        <th scope="col" className="key">
          {texts.field('minQty')}
        </th>
        <th scope="col">{texts.field('maxQty')}</th>
        <th scope="col">{texts.fieldIn('unitPrice', currency)}</th>
        {seesCosts && (
          <>
            <th scope="col" title={t('column.codeTitle')}>
              {t('column.code')}
            </th>
            <th scope="col">{t('column.cost')}</th>
            <th scope="col">{t('column.gp')}</th>
            <th scope="col">{t('column.markup')}</th>
            <th scope="col" title={t('column.floorTitle')}>
              {t('column.floor')}
            </th>
          </>
        )}
        <th scope="col" title={t('column.allInTitle')}>
          {t('column.allIn')}
        </th>
        <th scope="col">{t('column.lowest')}</th>
        <th scope="col" title={t('column.gapTitle')}>
          {t('column.gap')}
          <select
            aria-label={t('gap.basis')}
            value={basis}
            onChange={({ target }) => onBasis(target.value === 'unit' ? 'unit' : 'allIn')}
          >
            <option value="allIn">{t('gap.allIn')}</option>
            <option value="unit">{t('gap.unit')}</option>
          </select>
        </th>
        <th scope="col" title={t('column.totalTitle')}>
          {t('column.total')}
        </th>
        <th scope="col" className="start">
          {t('column.rules')}
        </th>
        <th scope="col" className="end">
          <span className="srOnly">{t('column.actions')}</span>
        </th>
      </tr>
    </thead>
  );
}
