import { useMutation } from '@tanstack/react-query';
import { useFieldArray } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { updateSupplierMutation } from '#api/generated/query/catalogue.gen.ts';
import type { Supplier } from '#api/generated/types.gen.ts';
import { useRecordForm } from '#resource/write/useRecordForm.ts';
import {
  differingKeys,
  merged,
  SUPPLIER_FORM_VERSION,
  supplierSchema,
  supplierUpdate,
  supplierValues,
  type SupplierValues,
} from './supplierForm.ts';
import { readSupplier, supplierSaved } from './supplierQueries.ts';

/** The form of a supplier; only what was changed is sent. */
export function useSupplierForm(supplier: Supplier) {
  const { t } = useTranslation(['suppliers', 'lists']);
  const { mutateAsync } = useMutation(updateSupplierMutation());
  const state = useRecordForm({
    record: supplier,
    formId: `supplier ${supplier.id}`,
    schemaVersion: SUPPLIER_FORM_VERSION,
    schema: () => supplierSchema,
    valuesOf: supplierValues,
    texts: { t },
    write: (on, values: SupplierValues) =>
      mutateAsync({ path: { supplierId: supplier.id }, body: supplierUpdate(on, values) }),
    onSaved: supplierSaved,
    readTheirs: async () => (await readSupplier(supplier.id)) ?? supplier,
    changedKeys: (on, values) => differingKeys(supplierValues(on), values),
    merge: (theirs, mine, kept) => merged(supplierValues(theirs), mine, kept),
    sentences: { saved: t('saved'), unchanged: t('unchanged') },
  });
  return { ...state, lines: useFieldArray({ control: state.form.control, name: 'codes' }) };
}
