import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { countries } from '#shared/i18n/countries.ts';
import { ChoiceField, type ChoiceFieldProps } from './ChoiceField.tsx';

interface CountryFieldProps extends Omit<ChoiceFieldProps, 'options' | 'hint'> {
  /** The code that is stored, which may be none of the list. */
  known: string | null;
  /** What no country is called, where none may be chosen. */
  none?: string;
}

/** A country by its name in the reader's language. */
export function CountryField({ known, none, ...frame }: CountryFieldProps) {
  const { i18n } = useTranslation();
  const all = useMemo(() => countries(i18n.language), [i18n.language]);
  const isListed = known === null || all.some(({ code }) => code === known);
  const options = [
    ...(none === undefined ? [] : [{ value: '', label: none }]),
    ...(isListed ? [] : [{ value: known, label: known }]),
    ...all.map(({ code, name }) => ({ value: code, label: name })),
  ];
  return <ChoiceField {...frame} options={options} />;
}
