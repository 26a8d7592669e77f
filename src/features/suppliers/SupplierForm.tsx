import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Supplier } from '#api/generated/types.gen.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { permissions } from '#session/permissions.ts';
import { session } from '#session/session.ts';
import { isLive } from '#session/sessionState.ts';
import { useCan } from '#session/useCan.ts';
import { CheckField } from '#shared/form/CheckField.tsx';
import { DraftBanner } from '#shared/form/DraftBanner.tsx';
import { FormFoot } from '#shared/form/FormFoot.tsx';
import { LeaveGuard } from '#shared/form/LeaveGuard.tsx';
import { SelectField } from '#shared/form/SelectField.tsx';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { FailureBanner } from '#shared/ui/FailureBanner.tsx';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import { CodeChart } from './CodeChart.tsx';
import { changedFields, supplierValues, type SupplierField, type SupplierValues } from './supplierForm.ts';
import { supplierStates } from './supplierFilters.ts';
import { useSupplierForm } from './useSupplierForm.ts';

const ConflictDialog = lazyPart(
  'conflict-dialog',
  async () => (await import('#shared/form/ConflictDialog.tsx')).ConflictDialog,
);

/** Parameters of the list's address that take the form away when they change (ADR 21). */
const leaving = ['open'];

/** By which rules we buy from a supplier. Without `View Costs` there is no chart to see or to send. */
export function SupplierForm({ supplier }: { supplier: Supplier }) {
  const { t } = useTranslation('suppliers');
  const texts = useFieldTexts();
  const reason = usePermissionReason()(permissions.skuManagerEdit);
  const costs = useCan()(permissions.viewCosts);
  const may = reason === undefined;
  const { form, lines, draft, base, pending, submitError, isDirty, conflict, ...act } =
    useSupplierForm(supplier);
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
    <form noValidate aria-busy={pending} onSubmit={(event) => void act.submit(event)}>
      <LeaveGuard params={leaving} when={() => isDirty && isLive(session.getSnapshot())} />
      {may && <DraftBanner {...draft} />}
      <Stack gap="4">
        <FailureBanner sentence={submitError} />
        <SelectField
          label={labels.status}
          hint={t('status.hint')}
          field={{ ...form.register('status'), disabled: !may }}
          options={supplierStates.map((value) => ({ value, label: t(`status.${value}`) }))}
        />
        <CheckField label={labels.eqp} hint={t('eqp.hint')} {...form.register('eqp')} disabled={!may} />
        {costs && <CodeChart form={form} lines={lines} reason={reason} />}
      </Stack>
      <FormFoot note={reason}>
        {isDirty && !pending && (
          <Button variant="outline" onClick={act.discard}>
            {t('discard')}
          </Button>
        )}
        {/* Not disabled while it saves: it would lose the focus. */}
        <DisabledReasonButton type="submit" aria-disabled={pending} reason={reason}>
          {t(pending ? 'saving' : 'save')}
        </DisabledReasonButton>
      </FormFoot>
      {conflict && (
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
      )}
    </form>
  );
}
