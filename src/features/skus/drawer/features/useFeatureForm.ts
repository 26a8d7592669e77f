import { useMutation } from '@tanstack/react-query';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { updateProductMutation } from '#api/generated/query/catalogue.gen.ts';
import type { Product, ProductFeature } from '#api/generated/types.gen.ts';
import { queryClient } from '#api/queryClient.ts';
import { differingKeys, mergedLines } from '#features/skus/drawer/lineRules.ts';
import { productOptions, productSaved } from '#features/skus/drawer/productQueries.ts';
import { notify } from '#shared/ui/notify.ts';
import { useVersionedForm } from '#resource/write/useVersionedForm.ts';
import type { Conflict } from '#resource/write/useVersionedSave.ts';
import {
  FEATURE_FORM_VERSION,
  featureKind,
  featureSchema,
  toFeatures,
  featureValues,
} from './featureForm.ts';

/** The Features tab's form: the whole list is saved, on top of the version it was read from. */
export function useFeatureForm(product: Product) {
  const { t } = useTranslation('skuDrawer');
  const { mutateAsync } = useMutation(updateProductMutation());
  const { save, ...rest } = useVersionedForm({
    record: product,
    formId: `features ${product.id}`,
    schemaVersion: FEATURE_FORM_VERSION,
    schema: () => featureSchema,
    valuesOf: featureValues,
    texts: { t },
    fieldOf: (name) => (name === 'lines' ? name : null),
    write: ({ version }, features: ProductFeature[]) =>
      mutateAsync({ path: { productId: product.id }, body: { version, features } }),
    onSaved: (saved) => {
      productSaved(saved);
      notify({ type: 'success', title: t('features.saved') });
    },
    readTheirs: () => queryClient.query({ ...productOptions(product.id), staleTime: 0 }),
    differingKeys: ({ base, theirs, mine }) =>
      differingKeys({ base: base.features, theirs: theirs.features, mine }, featureKind),
  });
  const { base, form } = rest;

  return {
    ...rest,
    lines: useFieldArray({ control: form.control, name: 'lines' }),
    submit: form.handleSubmit((values) => save(base, toFeatures(values))),
    keepMine: ({ theirs, mine }: Conflict<Product, ProductFeature[]>, keys: readonly string[]) =>
      void save(theirs, mergedLines(theirs.features, mine, keys, featureKind)),
  };
}
