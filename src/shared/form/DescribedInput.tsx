import { useFieldContext } from '@chakra-ui/react/field';
import { Input, type InputProps } from '@chakra-ui/react/input';
import type { Ref } from 'react';

interface DescribedInputProps extends InputProps {
  note: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** The input of a field. A14: what was dropped describes it, beside its hint or error. */
export function DescribedInput({ note, ...input }: DescribedInputProps) {
  const { ariaDescribedby } = useFieldContext();
  const notes = [note, ariaDescribedby].filter((id) => id !== undefined);
  return <Input {...input} aria-describedby={notes.length === 0 ? undefined : notes.join(' ')} />;
}
