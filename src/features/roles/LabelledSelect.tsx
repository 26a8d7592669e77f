import { NativeSelect } from '@chakra-ui/react/native-select';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';

interface LabelledSelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/** A choice that acts at once and belongs to no form. */
export function LabelledSelect({ label, value, options, onChoose }: LabelledSelectProps) {
  const id = useId();
  return (
    <chakra.div minW="0" flex="1">
      <chakra.label htmlFor={id} fontSize="sm" fontWeight="medium">
        {label}
      </chakra.label>
      <NativeSelect.Root size="sm" mt="1">
        <NativeSelect.Field id={id} value={value} onChange={({ target }) => onChoose(target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator aria-hidden />
      </NativeSelect.Root>
    </chakra.div>
  );
}
