import { useMutation } from '@tanstack/react-query';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { invalidate } from '#api/cache.ts';
import { listChargesOptions, replaceChargesMutation } from '#api/generated/query/catalogue.gen.ts';
import type { ChargeInput, ChargeList } from '#api/generated/types.gen.ts';
import { queryClient } from '#api/queryClient.ts';
import { differingKeys, mergedLines } from '#features/skus/drawer/lineRules.ts';
import { productTouched } from '#features/skus/drawer/productQueries.ts';
import { notify } from '#shared/ui/notify.ts';
import { useVersionedForm } from '#resource/write/useVersionedForm.ts';
import type { Conflict } from '#resource/write/useVersionedSave.ts';
import {
  bare,
  CHARGE_FORM_VERSION,
  chargeKind,
  chargeSchema,
  chargesOf,
  chargeValues,
} from './chargeForm.ts';

export type ChargeConflict = Conflict<ChargeList, ChargeInput[]>;

/** The Charges tab's form: the whole list is saved, on top of the version of the product it was read with. */
export function useChargeForm(productId: string, charges: ChargeList) {
  const { t } = useTranslation(['skuDrawer', 'lists']);
  const { mutateAsync } = useMutation(replaceChargesMutation());
  const options = listChargesOptions({ path: { productId } });
  const { save, ...rest } = useVersionedForm({
    record: charges,
    formId: `charges ${productId}`,
    schemaVersion: CHARGE_FORM_VERSION,
    schema: () => chargeSchema,
    valuesOf: chargeValues,
    texts: { t },
    fieldOf: (name) => (name === 'lines' ? name : null),
    write: ({ version }, items: ChargeInput[]) =>
      mutateAsync({ path: { productId }, body: { version, items } }),
    onSaved: (saved) => {
      queryClient.setQueryData(options.queryKey, saved);
      productTouched();
      // What an order costs follows from them.
      void invalidate('getQuote');
      notify({ type: 'success', title: t('charges.saved') });
    },
    readTheirs: () => queryClient.query({ ...options, staleTime: 0 }),
    differingKeys: ({ base, theirs, mine }) =>
      differingKeys({ base: base.items.map(bare), theirs: theirs.items.map(bare), mine }, chargeKind),
  });
  const { base, form } = rest;

  return {
    ...rest,
    lines: useFieldArray({ control: form.control, name: 'lines' }),
    submit: form.handleSubmit((values) => save(base, chargesOf(values))),
    keepMine: ({ theirs, mine }: ChargeConflict, keys: readonly string[]) =>
      void save(theirs, mergedLines(theirs.items.map(bare), mine, keys, chargeKind)),
  };
}

export type ChargeForm = ReturnType<typeof useChargeForm>;
