import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createSkuMutation, updateSkuMutation } from '#api/generated/query/catalogue.gen.ts';
import type { Product, Sku } from '#api/generated/types.gen.ts';
import { useSameValues } from '#shared/form/useSameValues.ts';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { useSingleFlight } from '#shared/lib/useSingleFlight.ts';
import { notify } from '#shared/ui/notify.ts';
import { productTouched } from '#features/skus/drawer/productQueries.ts';
import { currentOf } from '#api/staleWrite.ts';
import { useRefusal } from '#features/skus/drawer/useRefusal.ts';
import {
  changedSkuFields,
  differingFields,
  isSkuField,
  skuInput,
  skuSchema,
  skuUpdate,
  skuValues,
  zSkuFacts,
  type SkuFacts,
  type SkuField,
  type SkuValues,
} from './skuForm.ts';

/** Somebody saved this SKU meanwhile: theirs, and what was typed here. */
export interface SkuConflict {
  theirs: SkuFacts;
  mine: SkuValues;
}

/** The form of one SKU of a product; null is one to come. */
export function useSkuForm(product: Product, sku: Sku | null, onDone: () => void) {
  const { t } = useTranslation('skuDrawer');
  const create = useMutation(createSkuMutation());
  const update = useMutation(updateSkuMutation());
  const saySame = useSameValues();
  const { run, pending } = useSingleFlight();
  const [submitError, setSubmitError] = useState<string | null>(null);
  const [conflict, setConflict] = useState<SkuConflict | null>(null);
  const start = { sku: `${product.sku}-`, partId: `${product.productId}-` };
  const form = useZodForm(skuSchema(sku), { defaultValues: skuValues(sku, start), texts: { t } });
  const refuse = useRefusal(form, isSkuField, setSubmitError);

  const takeTheirs = (): void => {
    productTouched();
    onDone();
  };

  const done = (number: string): void => {
    productTouched();
    notify({ type: 'success', title: t(sku ? 'sku.saved' : 'sku.added', { sku: number }) });
    onDone();
  };

  const save = (on: SkuFacts | null, values: SkuValues): Promise<unknown> =>
    run(async () => {
      setSubmitError(null);
      setConflict(null);
      try {
        const saved =
          sku && on
            ? await update.mutateAsync({ path: { skuId: sku.id }, body: skuUpdate(on, values) })
            : await create.mutateAsync({ path: { productId: product.id }, body: skuInput(values) });
        done(saved.sku);
      } catch (error) {
        const theirs = currentOf(error, zSkuFacts);
        if (!theirs) refuse(error);
        else if (sku && differingFields(sku, theirs, values).length > 0)
          setConflict({ theirs, mine: values });
        else {
          saySame();
          takeTheirs();
        }
      }
    });

  return {
    form,
    pending,
    submitError,
    conflict,
    submit: form.handleSubmit(async (values) => {
      if (sku && changedSkuFields(sku, values).length === 0) onDone();
      else await save(sku, values);
    }),
    keepMine: ({ theirs, mine }: SkuConflict, fields: readonly SkuField[]) => {
      const kept = Object.fromEntries(fields.map((field) => [field, mine[field]]));
      void save(theirs, { ...skuValues(theirs), ...kept });
    },
    takeTheirs,
    closeConflict: () => setConflict(null),
  };
}
