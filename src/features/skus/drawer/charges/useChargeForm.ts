import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { invalidate } from '#api/cache.ts';
import { listChargesOptions, replaceChargesMutation } from '#api/generated/query/catalogue.gen.ts';
import type { ChargeInput, ChargeList } from '#api/generated/types.gen.ts';
import { queryClient } from '#api/queryClient.ts';
import { useDraft } from '#session/useDraft.ts';
import { useSameValues } from '#shared/form/useSameValues.ts';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { useSingleFlight } from '#shared/lib/useSingleFlight.ts';
import { notify } from '#shared/ui/notify.ts';
import { differingKeys, mergedLines } from '#features/skus/drawer/lineRules.ts';
import { productTouched } from '#features/skus/drawer/productQueries.ts';
import { isStaleWrite } from '#api/staleWrite.ts';
import { useRefusal } from '#features/skus/drawer/useRefusal.ts';
import {
  bare,
  CHARGE_FORM_VERSION,
  chargeKind,
  chargeSchema,
  chargesOf,
  chargeValues,
} from './chargeForm.ts';
import { useChargeText } from './useChargeText.ts';

export interface ChargeConflict {
  theirs: ChargeList;
  mine: ChargeInput[];
  /** Charges that I changed and that are others now. */
  keys: string[];
}

/** The Charges tab's form: the whole list is saved, on top of the version of the product it was read with. */
export function useChargeForm(productId: string, charges: ChargeList) {
  const { t } = useTranslation(['skuDrawer', 'lists']);
  const { mutateAsync } = useMutation(replaceChargesMutation());
  const saySame = useSameValues();
  const { run, pending } = useSingleFlight();
  const [submitError, setSubmitError] = useState<string | null>(null);
  const [conflict, setConflict] = useState<ChargeConflict | null>(null);
  // What the typed work stands on; it does not follow the server while there is some.
  const [base, setBase] = useState(charges);
  const known = chargeValues(base);
  const form = useZodForm(chargeSchema, { defaultValues: known, values: known, texts: { t } });
  const lines = useFieldArray({ control: form.control, name: 'lines' });
  const { isDirty } = form.formState;
  if (charges !== base && !isDirty) setBase(charges);
  const draft = useDraft({ formId: `charges ${productId}`, schemaVersion: CHARGE_FORM_VERSION, form });
  const refuse = useRefusal(form, (name): name is 'lines' => name === 'lines', setSubmitError);
  const kind = chargeKind(
    useChargeText(base.currency, [
      ...base.items,
      ...(conflict ? [...conflict.theirs.items, ...conflict.mine] : []),
    ]),
  );
  const options = listChargesOptions({ path: { productId } });

  const settle = (now: ChargeList): void => {
    form.reset(chargeValues(now));
    setBase(now);
    draft.discard();
    setSubmitError(null);
    setConflict(null);
  };

  const meet = async (mine: ChargeInput[]): Promise<void> => {
    const theirs = await queryClient.query({ ...options, staleTime: 0 });
    const sides = { base: base.items.map(bare), theirs: theirs.items.map(bare), mine };
    const keys = differingKeys(sides, kind);
    if (keys.length > 0) setConflict({ theirs, mine, keys });
    else {
      settle(theirs);
      saySame();
    }
  };

  const save = (version: number, items: ChargeInput[]): Promise<unknown> =>
    run(async () => {
      setConflict(null);
      setSubmitError(null);
      try {
        const saved = await mutateAsync({ path: { productId }, body: { version, items } });
        queryClient.setQueryData(options.queryKey, saved);
        settle(saved);
        productTouched();
        // What an order costs follows from them.
        void invalidate('getQuote');
        notify({ type: 'success', title: t('charges.saved') });
      } catch (error) {
        try {
          if (isStaleWrite(error)) await meet(items);
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
    kind,
    submit: form.handleSubmit(async (values) => {
      await save(base.version, chargesOf(values));
    }),
    discard: () => settle(charges),
    keepMine: ({ theirs, mine }: ChargeConflict, keys: readonly string[]) =>
      void save(theirs.version, mergedLines(theirs.items.map(bare), mine, keys, kind)),
    takeTheirs: ({ theirs }: ChargeConflict) => settle(theirs),
    closeConflict: () => setConflict(null),
  };
}

export type ChargeForm = ReturnType<typeof useChargeForm>;
