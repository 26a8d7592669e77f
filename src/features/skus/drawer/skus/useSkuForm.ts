import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { createSkuMutation, updateSkuMutation } from '#api/generated/query/catalogue.gen.ts';
import type { Product, Sku } from '#api/generated/types.gen.ts';
import { currentOf } from '#api/staleWrite.ts';
import { productTouched } from '#features/skus/drawer/productQueries.ts';
import { useInUseText } from '#features/skus/drawer/useInUseText.ts';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { notify } from '#shared/ui/notify.ts';
import { useVersionedSave, type Conflict } from '#resource/write/useVersionedSave.ts';
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
export type SkuConflict = Conflict<SkuFacts | null, SkuValues, SkuField>;

/** The form of one SKU of a product; null is one to come. */
export function useSkuForm(product: Product, sku: Sku | null, onDone: () => void) {
  const { t } = useTranslation('skuDrawer');
  const create = useMutation(createSkuMutation());
  const update = useMutation(updateSkuMutation());
  const start = { sku: `${product.sku}-`, partId: `${product.productId}-` };
  const form = useZodForm(skuSchema(sku), { defaultValues: skuValues(sku, start), texts: { t } });
  const finish = (): void => {
    productTouched();
    onDone();
  };
  const { save, ...rest } = useVersionedSave<SkuValues, SkuFacts | null, SkuValues, SkuField>({
    form,
    fieldOf: (name) => (isSkuField(name) ? name : null),
    fieldSentence: useInUseText(),
    write: (on, values) =>
      sku && on
        ? update.mutateAsync({ path: { skuId: sku.id }, body: skuUpdate(on, values) })
        : create.mutateAsync({ path: { productId: product.id }, body: skuInput(values) }),
    onSaved: (saved) => {
      if (saved) notify({ type: 'success', title: t(sku ? 'sku.saved' : 'sku.added', { sku: saved.sku }) });
      finish();
    },
    readTheirs: (error) => {
      const theirs = currentOf(error, zSkuFacts);
      if (!theirs) throw error;
      return theirs;
    },
    differingKeys: ({ base, theirs, mine }) => (base && theirs ? differingFields(base, theirs, mine) : []),
    onTheirs: finish,
  });

  return {
    form,
    ...rest,
    submit: form.handleSubmit((values) => {
      if (!sku || changedSkuFields(sku, values).length > 0) return save(sku, values);
      onDone();
      return undefined;
    }),
    keepMine: ({ theirs, mine }: SkuConflict, fields: readonly SkuField[]) => {
      const kept = Object.fromEntries(fields.map((field) => [field, mine[field]]));
      void save(theirs, { ...skuValues(theirs), ...kept });
    },
  };
}
