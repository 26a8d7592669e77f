import { useMutation } from '@tanstack/react-query';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { updateSupplierMutation } from '#api/generated/query/catalogue.gen.ts';
import type { Supplier } from '#api/generated/types.gen.ts';
import type { Conflict } from '#resource/write/useVersionedSave.ts';
import { useVersionedForm } from '#resource/write/useVersionedForm.ts';
import { notify } from '#shared/ui/notify.ts';
import {
  differingKeys,
  merged,
  SUPPLIER_FORM_VERSION,
  supplierSchema,
  supplierUpdate,
  supplierValues,
  type SupplierKey,
  type SupplierValues,
} from './supplierForm.ts';
import { readSupplier, supplierSaved } from './supplierQueries.ts';

export type SupplierConflict = Conflict<Supplier, SupplierValues, SupplierKey>;

/** The form of a supplier; only what was changed is sent. */
export function useSupplierForm(supplier: Supplier) {
  const { t } = useTranslation(['suppliers', 'lists']);
  const { mutateAsync } = useMutation(updateSupplierMutation());
  const { save, resetTo, ...rest } = useVersionedForm({
    record: supplier,
    formId: `supplier ${supplier.id}`,
    schemaVersion: SUPPLIER_FORM_VERSION,
    schema: () => supplierSchema,
    valuesOf: supplierValues,
    texts: { t },
    write: (on, values: SupplierValues) =>
      mutateAsync({ path: { supplierId: supplier.id }, body: supplierUpdate(on, values) }),
    onSaved: (saved) => {
      supplierSaved(saved);
      notify({ type: 'success', title: t('saved') });
    },
    readTheirs: async () => (await readSupplier(supplier.id)) ?? supplier,
    differingKeys: ({ base, theirs, mine }) => {
      const changed = differingKeys(supplierValues(base), mine);
      return differingKeys(supplierValues(theirs), mine).filter((key) => changed.includes(key));
    },
  });
  const { base, form } = rest;
  return {
    ...rest,
    lines: useFieldArray({ control: form.control, name: 'codes' }),
    submit: form.handleSubmit((values) => {
      if (differingKeys(supplierValues(base), values).length > 0) return save(base, values);
      resetTo(supplier);
      notify({ type: 'info', title: t('unchanged') });
      return undefined;
    }),
    /** Chosen parts of mine on top of theirs: what I did not touch stays as they left it. */
    keepMine: ({ theirs, mine }: SupplierConflict, kept: readonly SupplierKey[]) =>
      void save(theirs, merged(supplierValues(theirs), mine, kept)),
  };
}
