import { NativeSelect } from '@chakra-ui/react/native-select';
import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';

interface ChoiceSelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/** One of a few, with its name above, as wide as what it says. */
export function ChoiceSelect({ label, value, options, onChoose }: ChoiceSelectProps) {
  const id = useId();
  return (
    <chakra.div minW="0" maxW="100%">
      <chakra.label htmlFor={id} display="block" fontSize="xs" color="fg.muted" mb="0.5">
        {label}
      </chakra.label>
      <NativeSelect.Root size="sm" w="auto" maxW="22rem">
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
