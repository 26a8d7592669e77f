import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { createProductMutation } from '#api/generated/query/catalogue.gen.ts';
import type { Product } from '#api/generated/types.gen.ts';
import { useDraft } from '#session/useDraft.ts';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { notify } from '#shared/ui/notify.ts';
import { productSaved } from '#features/skus/drawer/productQueries.ts';
import { useInUseText } from '#features/skus/drawer/useInUseText.ts';
import { useSave } from '#resource/write/useSave.ts';
import { CREATE_FORM_VERSION, createBody, createSchema, emptyProduct, isCreateField } from './createForm.ts';

/** The form of a new product: sent once, and under one key however often the network has to be asked (E80). */
export function useCreateProduct(original: Product | undefined, onCreated: (product: Product) => void) {
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
