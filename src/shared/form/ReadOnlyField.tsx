import { Input } from '@chakra-ui/react/input';
import { FieldFrame } from './FieldFrame.tsx';

interface ReadOnlyFieldProps {
  label: string;
  value: string;
}

/** A field where nothing may be changed, with its value as a person reads it. */
export function ReadOnlyField({ label, value }: ReadOnlyFieldProps) {
  return (
    <FieldFrame label={label} readOnly>
      <Input value={value} readOnly />
    </FieldFrame>
  );
}
