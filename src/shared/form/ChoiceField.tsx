import type { UseFormRegisterReturn } from 'react-hook-form';
import { SelectField, type SelectOption } from './SelectField.tsx';
import { ReadOnlyField } from './ReadOnlyField.tsx';

export interface ChoiceFieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  field: UseFormRegisterReturn;
  options: readonly SelectOption[];
  /** What is chosen, where nothing may be changed: browsers know no read-only lists. */
  onlyRead?: string | undefined;
}

/** One of a few choices; a line to read where nothing may be changed. */
export function ChoiceField({ onlyRead, field, options, label, hint, error }: ChoiceFieldProps) {
  if (onlyRead === undefined) {
    return <SelectField label={label} hint={hint} error={error} field={field} options={options} />;
  }
  return <ReadOnlyField label={label} value={onlyRead} />;
}
