import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listSuppliersOptions } from '#api/generated/query/catalogue.gen.ts';
import type { NamedRef } from '#api/generated/types.gen.ts';
import { ChoiceField, type ChoiceFieldProps } from '#shared/form/ChoiceField.tsx';

interface SupplierFieldProps extends Omit<ChoiceFieldProps, 'options'> {
  /** The supplier that is chosen already: it can be shown before the others are there. */
  known?: NamedRef | undefined;
}

/** A supplier by its name; without one that is known, none is chosen at first. */
export function SupplierField({ known, hint, ...frame }: SupplierFieldProps) {
  const { t } = useTranslation('skuDrawer');
  const { data, error } = useQuery(listSuppliersOptions());
  const others = data?.items.filter(({ id }) => id !== known?.id) ?? [];
  const all = [...(known ? [known] : []), ...others].toSorted((a, b) => a.name.localeCompare(b.name));
  const options = [
    ...(known ? [] : [{ value: '', label: t('choose') }]),
    ...all.map(({ id, name }) => ({ value: id, label: name })),
  ];
  return <ChoiceField {...frame} options={options} hint={error ? t('create.suppliersFailed') : hint} />;
}
