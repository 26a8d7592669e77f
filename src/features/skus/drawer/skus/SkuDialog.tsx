import { Grid } from '@chakra-ui/react/grid';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Product, Sku } from '#api/generated/types.gen.ts';
import { FormModal } from '#shared/form/FormModal.tsx';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import { SelectField } from '#shared/form/SelectField.tsx';
import { TextField } from '#shared/form/TextField.tsx';
import { useProductTexts } from '#features/skus/drawer/useProductTexts.ts';
import { changedSkuFields, skuStates, skuValues, units, type SkuField } from './skuForm.ts';
import { useSkuForm } from './useSkuForm.ts';

const ConflictDialog = lazyPart(
  'conflict-dialog',
  async () => (await import('#shared/form/ConflictDialog.tsx')).ConflictDialog,
);

interface SkuDialogProps {
  product: Product;
  /** Null: a new one. */
  sku: Sku | null;
  onClose: () => void;
}

/** One SKU: its numbers, and what it differs in from the others. */
export function SkuDialog({ product, sku, onClose }: SkuDialogProps) {
  const { t } = useTranslation('skuDrawer');
  const { label, state, value } = useProductTexts();
  const { form, pending, submitError, submit, conflict, ...answer } = useSkuForm(product, sku, onClose);
  const told = (name: SkuField) => ({
    label: label(name),
    field: form.register(name),
    error: form.errorOf(name),
  });
  const theirOwn = conflict && sku ? changedSkuFields(sku, skuValues(conflict.theirs)) : [];
  const differing = conflict?.keys ?? [];
  return (
    <>
      <FormModal
        open
        title={sku ? t('sku.editTitle', { sku: sku.sku }) : t('sku.addTitle')}
        submitLabel={t(sku ? 'save' : 'sku.add')}
        pendingLabel={t('saving')}
        pending={pending}
        submitError={submitError}
        onSubmit={(event) => void submit(event)}
        onClose={onClose}
      >
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
          gap="4"
          alignItems="start"
        >
          <TextField {...told('sku')} spellCheck={false} />
          <TextField {...told('partId')} spellCheck={false} />
          <TextField {...told('colorName')} />
          <TextField {...told('labelSize')} hint={t('sku.sizeHint')} />
          <TextField {...told('gtin')} hint={t('sku.gtinHint')} spellCheck={false} />
          <TextField {...told('primaryMaterial')} />
          <SelectField
            {...told('uom')}
            options={units.map((unit) => ({ value: unit, label: t(`unit.${unit}`) }))}
          />
          {sku && (
            <SelectField
              {...told('status')}
              options={(skuStates.some((one) => one === sku.status)
                ? skuStates
                : [sku.status, ...skuStates]
              ).map((one) => ({ value: one, label: state(one) }))}
            />
          )}
        </Grid>
      </FormModal>
      {conflict && (
        <Suspense>
          <ConflictDialog
            fields={differing.map((field) => ({
              id: field,
              label: label(field),
              theirs: value(field, skuValues(conflict.theirs)[field]),
              mine: value(field, conflict.mine[field]),
              changedBy: theirOwn.includes(field) ? 'both' : 'mine',
            }))}
            onTakeTheirs={() => answer.takeTheirs(conflict)}
            onKeepMine={() => answer.keepMine(conflict, differing)}
            onChoose={(chosen) =>
              answer.keepMine(
                conflict,
                differing.filter((field) => chosen.includes(field)),
              )
            }
            onClose={answer.closeConflict}
          />
        </Suspense>
      )}
    </>
  );
}
