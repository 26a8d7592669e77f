import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { PlanNumber } from './PlanNumber.tsx';
import { canChoose, type PlanRow, type RowFault } from './variantRules.ts';
import { NO_VALUE } from '#shared/i18n/noValue.ts';

interface PlanRowCellsProps {
  row: PlanRow;
  faultBox: RowFault['box'] | undefined;
  faultText: string | undefined;
  onRow: (row: PlanRow) => void;
}

/** One variant of the plan. A letter typed into one row renders this row only. */
export const PlanRowCells = memo(function PlanRowCells({ row, onRow, ...fault }: PlanRowCellsProps) {
  const { t } = useTranslation('skuTools');
  const { variant, state, chosen } = row;
  const name = [variant.colorName, variant.labelSize].filter(Boolean).join(', ');
  const faultOf = (box: RowFault['box']) => (fault.faultBox === box ? fault.faultText : undefined);
  const changeOf = (box: RowFault['box']) =>
    chosen ? (value: string) => onRow({ ...row, variant: { ...variant, [box]: value } }) : null;
  return (
    <tr className={state === 'exists' ? 'there' : undefined}>
      <td>
        <label>
          <input
            type="checkbox"
            aria-label={t('variants.tick', { name })}
            disabled={!canChoose(row)}
            checked={chosen}
            onChange={({ currentTarget }) => onRow({ ...row, chosen: currentTarget.checked })}
          />
        </label>
      </td>
      <td className="line">{variant.colorName}</td>
      <td className="line">{variant.labelSize ?? NO_VALUE}</td>
      <td className="number">
        <PlanNumber
          label={t('variants.skuOf', { name })}
          value={variant.sku}
          onChange={changeOf('sku')}
          fault={faultOf('sku')}
        />
      </td>
      <td className="number">
        <PlanNumber
          label={t('variants.partIdOf', { name })}
          value={variant.partId}
          onChange={changeOf('partId')}
          fault={faultOf('partId')}
        />
      </td>
      <td className="line">{t(`variants.state.${state}`)}</td>
    </tr>
  );
});
