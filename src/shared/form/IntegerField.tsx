import { NumberField, type NumberFieldProps } from './NumberField.tsx';

/** A whole number of digits: everything else is dropped (spec §5). */
export function IntegerField(props: NumberFieldProps) {
  return <NumberField {...props} kind="integer" />;
}
