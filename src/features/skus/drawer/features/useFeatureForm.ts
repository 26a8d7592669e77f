import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { updateProductMutation } from '#api/generated/query/catalogue.gen.ts';
import type { Product, ProductFeature } from '#api/generated/types.gen.ts';
import { queryClient } from '#api/queryClient.ts';
import { useDraft } from '#session/useDraft.ts';
import { useSameValues } from '#shared/form/useSameValues.ts';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { useSingleFlight } from '#shared/lib/useSingleFlight.ts';
import { notify } from '#shared/ui/notify.ts';
import { differingKeys, mergedLines } from '#features/skus/drawer/lineRules.ts';
import { productOptions, productSaved } from '#features/skus/drawer/productQueries.ts';
import { isStaleWrite } from '#api/staleWrite.ts';
import { useRefusal } from '#features/skus/drawer/useRefusal.ts';
import {
  FEATURE_FORM_VERSION,
  featureKind,
  featureSchema,
  featuresOf,
  featureValues,
} from './featureForm.ts';

export interface FeatureConflict {
  theirs: Product;
  mine: ProductFeature[];
  /** Features that I changed and that are another now. */
  keys: string[];
}

/** The Features tab's form: the whole list is saved, on top of the version it was read from. */
export function useFeatureForm(product: Product) {
  const { t } = useTranslation('skuDrawer');
  const { mutateAsync } = useMutation(updateProductMutation());
  const saySame = useSameValues();
  const { run, pending } = useSingleFlight();
  const [submitError, setSubmitError] = useState<string | null>(null);
  const [conflict, setConflict] = useState<FeatureConflict | null>(null);
  // What the typed work stands on; it does not follow the server while there is some.
  const [base, setBase] = useState(product);
  const known = featureValues(base);
  const form = useZodForm(featureSchema, { defaultValues: known, values: known, texts: { t } });
  const lines = useFieldArray({ control: form.control, name: 'lines' });
  const { isDirty } = form.formState;
  if (product !== base && !isDirty) setBase(product);
  const draft = useDraft({ formId: `features ${product.id}`, schemaVersion: FEATURE_FORM_VERSION, form });
  const refuse = useRefusal(form, (name): name is 'lines' => name === 'lines', setSubmitError);

  const settle = (now: Product): void => {
    form.reset(featureValues(now));
    setBase(now);
    draft.discard();
    setSubmitError(null);
    setConflict(null);
  };

  const meet = async (mine: ProductFeature[]): Promise<void> => {
    const theirs = await queryClient.query({ ...productOptions(product.id), staleTime: 0 });
    const sides = { base: base.features, theirs: theirs.features, mine };
    const keys = differingKeys(sides, featureKind);
    if (keys.length > 0) setConflict({ theirs, mine, keys });
    else {
      settle(theirs);
      saySame();
    }
  };

  const save = (on: Product, features: ProductFeature[]): Promise<unknown> =>
    run(async () => {
      setConflict(null);
      setSubmitError(null);
      try {
        const body = { version: on.version, features };
        const saved = await mutateAsync({ path: { productId: product.id }, body });
        settle(saved);
        productSaved(saved);
        notify({ type: 'success', title: t('features.saved') });
      } catch (error) {
        try {
          if (isStaleWrite(error)) await meet(features);
          else refuse(error);
        } catch (unread) {
          refuse(unread);
        }
      }
    });

  return {
    form,
    lines,
    draft,
    pending,
    submitError,
    isDirty,
    conflict,
    base,
    submit: form.handleSubmit(async (values) => {
      await save(base, featuresOf(values));
    }),
    discard: () => settle(product),
    keepMine: ({ theirs, mine }: FeatureConflict, keys: readonly string[]) =>
      void save(theirs, mergedLines(theirs.features, mine, keys, featureKind)),
    takeTheirs: ({ theirs }: FeatureConflict) => settle(theirs),
    closeConflict: () => setConflict(null),
  };
}
