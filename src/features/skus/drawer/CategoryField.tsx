import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listCategoriesOptions } from '#api/generated/query/catalogue.gen.ts';
import { ChoiceField, type ChoiceFieldProps } from '#shared/form/ChoiceField.tsx';

interface CategoryFieldProps extends Omit<ChoiceFieldProps, 'options' | 'hint'> {
  /** The category that is chosen already: it can be shown before the others are there. */
  known?: { id: string; path: string } | undefined;
}

/** A category by its whole path, in the order of the paths. */
export function CategoryField({ known, ...frame }: CategoryFieldProps) {
  const { t } = useTranslation('skuDrawer');
  const { data, error } = useQuery(listCategoriesOptions());
  const all = data?.items.map(({ id, path }) => ({ value: id, label: path })) ?? [];
  const missing = known !== undefined && all.every(({ value }) => value !== known.id);
  const options = [
    ...(known === undefined ? [{ value: '', label: t('choose') }] : []),
    ...(missing ? [{ value: known.id, label: known.path }] : []),
    ...all.toSorted((a, b) => a.label.localeCompare(b.label)),
  ];
  return <ChoiceField {...frame} options={options} hint={error ? t('categoriesFailed') : undefined} />;
}
