import { Input } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { NO_VALUE } from '#shared/i18n/noValue.ts';
import { iconText } from '#shared/ui/icon.ts';
import { canChoose, type PlanRow, type RowFault } from './variantRules.ts';

interface PlanNumberProps {
  label: string;
  value: string;
  /** Null: it is not made, and so not typed over. */
  onChange: ((value: string) => void) | null;
  fault: string | undefined;
}

/** A number of a planned variant: a box while the variant is chosen, else plain text. */
function PlanNumber({ label, value, onChange, fault }: PlanNumberProps) {
  const faultId = useId();
  if (!onChange) return <chakra.span lineHeight="2rem">{value}</chakra.span>;
  return (
    <>
      <Input
        size="sm"
        fontFamily="mono"
        autoComplete="off"
        spellCheck={false}
        aria-label={label}
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
        {...(fault === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': faultId })}
      />
      {fault !== undefined && (
        <chakra.div id={faultId} css={note}>
          <CircleAlert {...iconText} />
          {fault}
        </chakra.div>
      )}
    </>
  );
}

const note = {
  display: 'flex',
  gap: '1',
  color: 'bad',
  fontFamily: 'body',
  fontSize: 'xs',
  mt: '1',
  '& svg': { flexShrink: 0, mt: '0.5' },
} as const;

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
