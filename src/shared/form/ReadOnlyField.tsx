import { Input } from '@chakra-ui/react/input';
import { FieldFrame } from './FieldFrame.tsx';

interface ReadOnlyFieldProps {
  label: string;
  hint?: string | undefined;
  value: string;
}

/** A field where nothing may be changed, with its value as a person reads it. */
export function ReadOnlyField({ label, hint, value }: ReadOnlyFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} readOnly>
      <Input value={value} readOnly />
    </FieldFrame>
  );
}
