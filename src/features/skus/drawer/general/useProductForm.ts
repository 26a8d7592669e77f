import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { updateProductMutation } from '#api/generated/query/catalogue.gen.ts';
import type { Product } from '#api/generated/types.gen.ts';
import { queryClient } from '#api/queryClient.ts';
import { productOptions, productSaved } from '#features/skus/drawer/productQueries.ts';
import { useInUseText } from '#features/skus/drawer/useInUseText.ts';
import { laddersChanged } from '#entities/ladders/laddersChanged.ts';
import { useMoqQuestion } from '#entities/ladders/useMoqQuestion.ts';
import { useRecordForm } from '#resource/write/useRecordForm.ts';
import {
  changedFields,
  isProductField,
  PRODUCT_FORM_VERSION,
  productSchema,
  productUpdate,
  productValues,
  type ProductValues,
} from './productForm.ts';

/** The General tab's form. A new MOQ asks first what becomes of the ladders that it breaks. */
export function useProductForm(product: Product) {
  const { t } = useTranslation('skuDrawer');
  const { mutateAsync } = useMutation(updateProductMutation());
  const moqQuestion = useMoqQuestion();
  const path = { productId: product.id };
  const state = useRecordForm({
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
    onSaved: productSaved,
    readTheirs: () => queryClient.query({ ...productOptions(product.id), staleTime: 0 }),
    changedKeys: changedFields,
    sentences: { saved: t('general.saved'), unchanged: t('general.unchanged') },
  });
  /** With the question about ladders that a new MOQ breaks. */
  return { ...state, dialog: moqQuestion.dialog };
}
