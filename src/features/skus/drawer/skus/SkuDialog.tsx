import { Grid } from '@chakra-ui/react/grid';
import { useTranslation } from 'react-i18next';
import type { Product, Sku } from '#api/generated/types.gen.ts';
import { formConflict } from '#resource/write/conflictFields.ts';
import { VersionConflict } from '#resource/write/VersionConflict.tsx';
import { FormModal } from '#shared/form/FormModal.tsx';
import { SelectField } from '#shared/form/SelectField.tsx';
import { TextField } from '#shared/form/TextField.tsx';
import { useProductTexts } from '#features/skus/drawer/useProductTexts.ts';
import { changedSkuFields, skuStates, skuValues, units, type SkuField } from './skuForm.ts';
import { useSkuForm } from './useSkuForm.ts';

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
  const { form, pending, submitError, submit, ...versioned } = useSkuForm(product, sku, onClose);
  const fieldProps = (name: SkuField) => ({
    label: label(name),
    field: form.register(name),
    error: form.errorOf(name),
  });
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
          <TextField {...fieldProps('sku')} spellCheck={false} />
          <TextField {...fieldProps('partId')} spellCheck={false} />
          <TextField {...fieldProps('colorName')} />
          <TextField {...fieldProps('labelSize')} hint={t('sku.sizeHint')} />
          <TextField {...fieldProps('gtin')} hint={t('sku.gtinHint')} spellCheck={false} />
          <TextField {...fieldProps('primaryMaterial')} />
          <SelectField
            {...fieldProps('uom')}
            options={units.map((unit) => ({ value: unit, label: t(`unit.${unit}`) }))}
          />
          {sku && (
            <SelectField
              {...fieldProps('status')}
              options={(skuStates.some((one) => one === sku.status)
                ? skuStates
                : [sku.status, ...skuStates]
              ).map((one) => ({ value: one, label: state(one) }))}
            />
          )}
        </Grid>
      </FormModal>
      <VersionConflict
        form={versioned}
        fieldOf={formConflict({
          valuesOf: skuValues,
          changedKeys: (saved, values) => (saved ? changedSkuFields(saved, values) : []),
          label,
          text: (field, values) => value(field, values[field]),
        })}
      />
    </>
  );
}
