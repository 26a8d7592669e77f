import { useTranslation } from 'react-i18next';
import type { Supplier } from '#api/generated/types.gen.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { formConflict } from '#resource/write/conflictFields.ts';
import { RecordForm } from '#resource/write/RecordForm.tsx';
import { VersionConflict } from '#resource/write/VersionConflict.tsx';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { CheckField } from '#shared/form/CheckField.tsx';
import { SelectField } from '#shared/form/SelectField.tsx';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { CodeChart } from './CodeChart.tsx';
import {
  differingKeys,
  toDiscountCodes,
  parseLetter,
  supplierValues,
  type SupplierKey,
  type SupplierValues,
} from './supplierForm.ts';
import { supplierStates } from './supplierFilters.ts';
import { useSupplierForm } from './useSupplierForm.ts';

/** By which rules we buy from a supplier. Without `View Costs` there is no chart to see or to send. */
export function SupplierForm({ supplier }: { supplier: Supplier }) {
  const { t } = useTranslation('suppliers');
  const texts = useFieldTexts();
  const format = useFormat();
  const reason = usePermissionReason()(permissions.skuManagerEdit);
  const costs = useCan()(permissions.viewCosts);
  const canEdit = reason === undefined;
  const act = useSupplierForm(supplier);
  const { form, lines } = act;
  const labelOf = (key: SupplierKey): string => {
    const letter = parseLetter(key);
    if (letter !== null) return t('codes.line', { letter });
    return key === 'status' ? texts.field('status') : t('column.eqp');
  };
  const valueText = (key: SupplierKey, { status, eqp, codes }: SupplierValues): string => {
    if (key === 'status') return t(`status.${status}`);
    if (key === 'eqp') return texts.yesNo(eqp);
    const percent = toDiscountCodes(codes)[parseLetter(key) ?? ''];
    return percent === undefined ? '' : format.percent(percent / 100);
  };
  return (
    <RecordForm
      state={act}
      reason={reason}
      dialogs={
        <VersionConflict
          form={act}
          fieldOf={formConflict({
            valuesOf: supplierValues,
            changedKeys: (saved, values) => differingKeys(supplierValues(saved), values),
            label: labelOf,
            text: valueText,
          })}
        />
      }
    >
      <SelectField
        label={labelOf('status')}
        hint={t('status.hint')}
        field={{ ...form.register('status'), disabled: !canEdit }}
        options={supplierStates.map((value) => ({ value, label: t(`status.${value}`) }))}
      />
      <CheckField label={labelOf('eqp')} hint={t('eqp.hint')} {...form.register('eqp')} disabled={!canEdit} />
      {costs && <CodeChart form={form} lines={lines} reason={reason} />}
    </RecordForm>
  );
}
