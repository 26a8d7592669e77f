import '#features/skus/drawer/drawerTexts.ts';
import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { Product } from '#api/generated/types.gen.ts';
import { knownCategory } from '#features/skus/drawer/general/productForm.ts';
import { DraftBanner } from '#shared/form/DraftBanner.tsx';
import { FormModal } from '#shared/form/FormModal.tsx';
import { IntegerField } from '#shared/form/IntegerField.tsx';
import { TextAreaField } from '#shared/form/TextAreaField.tsx';
import { TextField } from '#shared/form/TextField.tsx';
import { CategoryField } from '#features/skus/drawer/CategoryField.tsx';
import { CheckField } from '#shared/form/CheckField.tsx';
import { SupplierField } from '#features/skus/drawer/SupplierField.tsx';
import { useProductTexts } from '#features/skus/drawer/useProductTexts.ts';
import type { CreateValues } from './createForm.ts';
import { useCreateProduct } from './useCreateProduct.ts';

interface CreateProductDialogProps {
  /** A product whose SKUs, charges and features are copied. */
  copyOf?: Product;
  onClose: () => void;
  onCreated: (product: Product) => void;
}

/** A new product, or the copy of one, as a draft. */
export function CreateProductDialog({ copyOf, onClose, onCreated }: CreateProductDialogProps) {
  const { t } = useTranslation('skuDrawer');
  const { label } = useProductTexts();
  const { form, draft, pending, submitError, submit } = useCreateProduct(copyOf, onCreated);
  const told = (name: keyof CreateValues) => ({
    label: label(name),
    field: form.register(name),
    error: form.errorOf(name),
  });
  const kvi = { label: label('isKvi'), ...form.register('isKvi') };
  return (
    <FormModal
      open
      title={copyOf ? t('create.copyTitle', { sku: copyOf.sku }) : t('create.title')}
      submitLabel={t(copyOf ? 'create.copyAction' : 'create.action')}
      pendingLabel={t('create.working')}
      pending={pending}
      submitError={submitError}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <DraftBanner {...draft} />
      <chakra.p color="fg.muted">
        {copyOf ? t('create.copyText', { count: copyOf.skuCount }) : t('create.text')}
      </chakra.p>
      <TextField {...told('name')} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        gap="4"
        alignItems="start"
      >
        <TextField {...told('sku')} hint={t('create.skuHint')} spellCheck={false} />
        <TextField {...told('productId')} hint={t('create.partHint')} spellCheck={false} />
        <SupplierField {...told('supplierId')} known={copyOf?.supplier} />
        <CategoryField {...told('categoryId')} known={copyOf && knownCategory(copyOf)} />
        <IntegerField {...told('moq')} hint={t('general.moqHint')} />
      </Grid>
      <TextAreaField {...told('description')} />
      <CheckField {...kvi} hint={t('general.kviHint')} />
    </FormModal>
  );
}
