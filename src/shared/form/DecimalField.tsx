import { NumberField, type NumberFieldProps } from './NumberField.tsx';

/** Digits and one dot, in every language: everything else is dropped, the comma too (spec §5, E122). */
export function DecimalField(props: NumberFieldProps) {
  return <NumberField {...props} kind="decimal" />;
}
