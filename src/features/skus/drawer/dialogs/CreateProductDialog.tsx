import '#features/skus/drawer/drawerTexts.ts';
import { Grid } from '@chakra-ui/react/grid';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { createProductMutation } from '#api/generated/query/catalogue.gen.ts';
import type { Product } from '#api/generated/types.gen.ts';
import { CategoryField } from '#features/skus/drawer/CategoryField.tsx';
import { knownCategory } from '#features/skus/drawer/general/productForm.ts';
import { productSaved } from '#features/skus/drawer/productQueries.ts';
import { SupplierField } from '#features/skus/drawer/SupplierField.tsx';
import { useInUseText } from '#features/skus/drawer/useInUseText.ts';
import { useProductTexts } from '#features/skus/drawer/useProductTexts.ts';
import { useSave } from '#resource/write/useSave.ts';
import { useDraft } from '#session/useDraft.ts';
import { CheckField } from '#shared/form/CheckField.tsx';
import { DraftBanner } from '#shared/form/DraftBanner.tsx';
import { FormModal } from '#shared/form/FormModal.tsx';
import { IntegerField } from '#shared/form/IntegerField.tsx';
import { TextAreaField } from '#shared/form/TextAreaField.tsx';
import { TextField } from '#shared/form/TextField.tsx';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { notify } from '#shared/ui/notify.ts';
import {
  CREATE_FORM_VERSION,
  createBody,
  createSchema,
  emptyProduct,
  isCreateField,
  type CreateValues,
} from './createForm.ts';

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
  const getFieldProps = (name: keyof CreateValues) => ({
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
      <TextField {...getFieldProps('name')} />
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
        gap="4"
        alignItems="start"
      >
        <TextField {...getFieldProps('sku')} hint={t('create.skuHint')} spellCheck={false} />
        <TextField {...getFieldProps('productId')} hint={t('create.partHint')} spellCheck={false} />
        <SupplierField {...getFieldProps('supplierId')} known={copyOf?.supplier} />
        <CategoryField {...getFieldProps('categoryId')} known={copyOf && knownCategory(copyOf)} />
        <IntegerField {...getFieldProps('moq')} hint={t('general.moqHint')} />
      </Grid>
      <TextAreaField {...getFieldProps('description')} />
      <CheckField {...kvi} hint={t('general.kviHint')} />
    </FormModal>
  );
}

/** The form of a new product: sent once, and under one key however often the network has to be asked (E80). */
function useCreateProduct(original: Product | undefined, onCreated: (product: Product) => void) {
  const { t } = useTranslation('skuDrawer');
  const create = useMutation(createProductMutation());
  const form = useZodForm(createSchema, { defaultValues: emptyProduct(original), texts: { t } });
  const draft = useDraft({
    formId: original ? `copy of ${original.id}` : 'new product',
    schemaVersion: CREATE_FORM_VERSION,
    form,
  });
  const { save, pending, submitError } = useSave({
    form,
    fieldOf: (name) => (isCreateField(name) ? name : null),
    fieldSentence: useInUseText(),
  });

  const submit = form.handleSubmit((values) =>
    save(async (once) => {
      const body = createBody(values, original?.id);
      const product = await once(body, (key) =>
        create.mutateAsync({ body, headers: { 'Idempotency-Key': key } }),
      );
      draft.discard();
      productSaved(product);
      notify({ type: 'success', title: t('create.done', { sku: product.sku }) });
      onCreated(product);
    }),
  );
  return { form, draft, pending, submitError, submit };
}
