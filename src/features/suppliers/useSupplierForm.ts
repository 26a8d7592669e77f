import { useMutation } from '@tanstack/react-query';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { updateSupplierMutation } from '#api/generated/query/catalogue.gen.ts';
import type { Supplier } from '#api/generated/types.gen.ts';
import type { Conflict } from '#resource/write/useVersionedSave.ts';
import { useVersionedForm } from '#resource/write/useVersionedForm.ts';
import { notify } from '#shared/ui/notify.ts';
import {
  changedFields,
  SUPPLIER_FORM_VERSION,
  supplierSchema,
  supplierUpdate,
  supplierValues,
  type SupplierField,
  type SupplierValues,
} from './supplierForm.ts';
import { readSupplier, supplierSaved } from './supplierQueries.ts';

export type SupplierConflict = Conflict<Supplier, SupplierValues, SupplierField>;

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
    differingKeys: ({ base, theirs, mine }): readonly SupplierField[] => {
      const typed = changedFields(base, mine);
      return changedFields(theirs, mine).filter((field) => typed.includes(field));
    },
  });
  const { base, form } = rest;
  return {
    ...rest,
    lines: useFieldArray({ control: form.control, name: 'codes' }),
    submit: form.handleSubmit((values) => {
      if (changedFields(base, values).length > 0) return save(base, values);
      resetTo(supplier);
      notify({ type: 'info', title: t('unchanged') });
      return undefined;
    }),
    /** Chosen fields of mine on top of theirs: what I did not touch stays as they left it. */
    keepMine: ({ theirs, mine }: SupplierConflict, fields: readonly SupplierField[]) => {
      const there = supplierValues(theirs);
      void save(theirs, {
        status: fields.includes('status') ? mine.status : there.status,
        eqp: fields.includes('eqp') ? mine.eqp : there.eqp,
        codes: fields.includes('discountCodes') ? mine.codes : there.codes,
      });
    },
  };
}
