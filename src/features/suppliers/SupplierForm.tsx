import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Supplier } from '#api/generated/types.gen.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { RecordForm } from '#resource/write/RecordForm.tsx';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { CheckField } from '#shared/form/CheckField.tsx';
import { SelectField } from '#shared/form/SelectField.tsx';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import { CodeChart } from './CodeChart.tsx';
import { changedFields, supplierValues, type SupplierField, type SupplierValues } from './supplierForm.ts';
import { supplierStates } from './supplierFilters.ts';
import { useSupplierForm } from './useSupplierForm.ts';

const ConflictDialog = lazyPart(
  'conflict-dialog',
  async () => (await import('#shared/form/ConflictDialog.tsx')).ConflictDialog,
);

/** By which rules we buy from a supplier. Without `View Costs` there is no chart to see or to send. */
export function SupplierForm({ supplier }: { supplier: Supplier }) {
  const { t } = useTranslation('suppliers');
  const texts = useFieldTexts();
  const reason = usePermissionReason()(permissions.skuManagerEdit);
  const costs = useCan()(permissions.viewCosts);
  const may = reason === undefined;
  const act = useSupplierForm(supplier);
  const { form, lines, base, conflict } = act;
  const labels: Record<SupplierField, string> = {
    status: texts.field('status'),
    eqp: t('column.eqp'),
    discountCodes: t('codes'),
  };
  const said = (field: SupplierField, { status, eqp, codes }: SupplierValues): string => {
    if (field === 'status') return t(`status.${status}`);
    if (field === 'eqp') return texts.yesNo(eqp);
    return codes.map(({ letter, percent }) => `${letter} ${percent} %`).join(', ');
  };
  return (
    <RecordForm
      state={act}
      reason={reason}
      dialogs={
        conflict && (
          <Suspense>
            <ConflictDialog
              fields={conflict.keys.map((field) => ({
                id: field,
                label: labels[field],
                theirs: said(field, supplierValues(conflict.theirs)),
                mine: said(field, conflict.mine),
                changedBy: changedFields(base, supplierValues(conflict.theirs)).includes(field)
                  ? 'both'
                  : 'mine',
              }))}
              onTakeTheirs={() => act.takeTheirs(conflict.theirs)}
              onKeepMine={() => act.keepMine(conflict, conflict.keys)}
              onChoose={(chosen) =>
                act.keepMine(
                  conflict,
                  conflict.keys.filter((field) => chosen.includes(field)),
                )
              }
              onClose={act.closeConflict}
            />
          </Suspense>
        )
      }
    >
      <SelectField
        label={labels.status}
        hint={t('status.hint')}
        field={{ ...form.register('status'), disabled: !may }}
        options={supplierStates.map((value) => ({ value, label: t(`status.${value}`) }))}
      />
      <CheckField label={labels.eqp} hint={t('eqp.hint')} {...form.register('eqp')} disabled={!may} />
      {costs && <CodeChart form={form} lines={lines} reason={reason} />}
    </RecordForm>
  );
}
