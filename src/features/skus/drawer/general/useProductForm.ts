import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { updateProductMutation } from '#api/generated/query/catalogue.gen.ts';
import type { Product } from '#api/generated/types.gen.ts';
import { queryClient } from '#api/queryClient.ts';
import { productOptions, productSaved } from '#features/skus/drawer/productQueries.ts';
import { useInUseText } from '#features/skus/drawer/useInUseText.ts';
import { notify } from '#shared/ui/notify.ts';
import { laddersChanged } from '#entities/ladders/laddersChanged.ts';
import { useMoqQuestion } from '#entities/ladders/useMoqQuestion.ts';
import type { Conflict } from '#resource/write/useVersionedSave.ts';
import { useVersionedForm } from '#resource/write/useVersionedForm.ts';
import {
  changedFields,
  isProductField,
  PRODUCT_FORM_VERSION,
  productSchema,
  productUpdate,
  productValues,
  type ProductField,
  type ProductValues,
} from './productForm.ts';

export type ProductConflict = Conflict<Product, ProductValues, ProductField>;

/** The General tab's form. A new MOQ asks first what becomes of the ladders that it breaks. */
export function useProductForm(product: Product) {
  const { t } = useTranslation('skuDrawer');
  const { mutateAsync } = useMutation(updateProductMutation());
  const moqQuestion = useMoqQuestion();
  const path = { productId: product.id };
  const { save, resetTo, ...rest } = useVersionedForm({
    record: product,
    formId: `product ${product.id}`,
    schemaVersion: PRODUCT_FORM_VERSION,
    schema: productSchema,
    valuesOf: productValues,
    texts: { t },
    fieldOf: (name) => (isProductField(name) ? name : null),
    fieldSentence: useInUseText(),
    write: async (on, values: ProductValues) => {
      const body = productUpdate(on, values);
      const answer = await moqQuestion.ask(body.moq === undefined ? [] : [{ ...path, moq: body.moq }]);
      if (answer === 'cancel') return null;
      if (answer === 'save') return mutateAsync({ path, body });
      const saved = await mutateAsync({ path, body: { ...body, moveFirstBreak: true } });
      void laddersChanged();
      return saved;
    },
    onSaved: (saved) => {
      productSaved(saved);
      notify({ type: 'success', title: t('general.saved') });
    },
    readTheirs: () => queryClient.query({ ...productOptions(product.id), staleTime: 0 }),
    differingKeys: ({ base, theirs, mine }) => {
      const changed = changedFields(base, mine);
      return changedFields(theirs, mine).filter((field) => changed.includes(field));
    },
  });
  const { base, form, takeTheirs } = rest;

  return {
    ...rest,
    /** The question about ladders that a new MOQ breaks. */
    dialog: moqQuestion.dialog,
    submit: form.handleSubmit((values) => {
      if (changedFields(base, values).length > 0) return save(base, values);
      resetTo(product);
      notify({ type: 'info', title: t('general.unchanged') });
      return undefined;
    }),
    /** Chosen fields of mine on top of theirs: what I did not touch stays as they left it. */
    keepMine: ({ theirs, mine }: ProductConflict, fields: readonly ProductField[]) => {
      const kept = Object.fromEntries(fields.map((field) => [field, mine[field]]));
      const values: ProductValues = { ...productValues(theirs), ...kept };
      if (changedFields(theirs, values).length === 0) takeTheirs(theirs);
      else void save(theirs, values);
    },
  };
}
