import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { updateProductMutation } from '#api/generated/query/catalogue.gen.ts';
import type { Product } from '#api/generated/types.gen.ts';
import { queryClient } from '#api/queryClient.ts';
import { useDraft } from '#session/useDraft.ts';
import { useSameValues } from '#shared/form/useSameValues.ts';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { useSingleFlight } from '#shared/lib/useSingleFlight.ts';
import { notify } from '#shared/ui/notify.ts';
import { productOptions, productSaved } from '#features/skus/drawer/productQueries.ts';
import { isStaleWrite } from '#api/staleWrite.ts';
import { laddersChanged } from '#work/ladders/laddersChanged.ts';
import { useMoqQuestion } from '#work/ladders/useMoqQuestion.ts';
import { useRefusal } from '#features/skus/drawer/useRefusal.ts';
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

/** Two people's hands on one product: theirs is saved, mine is in the form. */
export interface ProductConflict {
  theirs: Product;
  mine: ProductValues;
}

/** The General tab's form: drafts, one save at a time, and the way out when somebody was faster. */
export function useProductForm(product: Product) {
  const { t } = useTranslation('skuDrawer');
  const { mutateAsync } = useMutation(updateProductMutation());
  const saySame = useSameValues();
  const { run, pending } = useSingleFlight();
  const [submitError, setSubmitError] = useState<string | null>(null);
  const moqQuestion = useMoqQuestion();
  const [conflict, setConflict] = useState<ProductConflict | null>(null);
  // What the typed work stands on. It does not follow the server while there is some, so that a save says so.
  const [base, setBase] = useState(product);
  const form = useZodForm(productSchema(base), {
    defaultValues: productValues(base),
    values: productValues(base),
    texts: { t },
  });
  const { isDirty } = form.formState;
  if (product !== base && !isDirty) setBase(product);
  const draft = useDraft({ formId: `product ${product.id}`, schemaVersion: PRODUCT_FORM_VERSION, form });

  const settle = (now: Product): void => {
    form.reset(productValues(now));
    setBase(now);
    draft.discard();
    setSubmitError(null);
    setConflict(null);
  };

  const refuse = useRefusal(form, isProductField, setSubmitError);

  /** Somebody was faster: what they left is read, and shown beside what was typed. */
  const meet = async (values: ProductValues): Promise<void> => {
    const theirs = await queryClient.query({ ...productOptions(product.id), staleTime: 0 });
    const mine = changedFields(base, values);
    const differs = changedFields(theirs, values).some((field) => mine.includes(field));
    if (differs) setConflict({ theirs, mine: values });
    else {
      settle(theirs);
      saySame();
    }
  };

  const save = (on: Product, values: ProductValues): Promise<void> =>
    run(async () => {
      setConflict(null);
      try {
        const body = productUpdate(on, values);
        const answer = await moqQuestion.ask(
          body.moq === undefined ? [] : [{ productId: product.id, moq: body.moq }],
        );
        if (answer === 'cancel') return;
        const saved = await mutateAsync({
          path: { productId: product.id },
          body: answer === 'move' ? { ...body, moveFirstBreak: true } : body,
        });
        settle(saved);
        productSaved(saved);
        if (answer === 'move') void laddersChanged();
        notify({ type: 'success', title: t('general.saved') });
      } catch (error) {
        try {
          if (isStaleWrite(error)) await meet(values);
          else refuse(error);
        } catch (unread) {
          refuse(unread);
        }
      }
    }).then(() => undefined);

  const submit = form.handleSubmit(async (values) => {
    if (changedFields(base, values).length > 0) return save(base, values);
    settle(product);
    notify({ type: 'info', title: t('general.unchanged') });
  });

  return {
    form,
    draft,
    pending,
    submitError,
    submit,
    base,
    isDirty,
    /** The question about ladders that a new MOQ breaks. */
    dialog: moqQuestion.dialog,
    discard: () => settle(product),
    conflict,
    /** Chosen fields of mine on top of theirs: what I did not touch stays as they left it. */
    keepMine: ({ theirs, mine }: ProductConflict, fields: readonly ProductField[]) => {
      const kept = Object.fromEntries(fields.map((field) => [field, mine[field]]));
      const values: ProductValues = { ...productValues(theirs), ...kept };
      if (changedFields(theirs, values).length === 0) settle(theirs);
      else void save(theirs, values);
    },
    takeTheirs: ({ theirs }: ProductConflict) => settle(theirs),
    closeConflict: () => setConflict(null),
  };
}
