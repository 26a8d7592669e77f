import { NativeSelect } from '@chakra-ui/react/native-select';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

export interface SelectOption {
  value: string;
  label: string;
  /** Language of the label, where it is not the page's. */
  lang?: string;
}

interface SelectFieldProps extends FieldFrameProps {
  field: UseFormRegisterReturn;
  options: readonly SelectOption[];
}

/** One of a few choices, with the browser's own list. */
export function SelectField({ field, options, ...frame }: SelectFieldProps) {
  return (
    <FieldFrame {...frame}>
      <NativeSelect.Root>
        <NativeSelect.Field {...field}>
          {options.map(({ value, label, lang }) => (
            <option key={value} value={value} lang={lang}>
              {label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator aria-hidden />
      </NativeSelect.Root>
    </FieldFrame>
  );
}
