import { Input } from '@chakra-ui/react/input';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { readDateInput } from './readDateInput.ts';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

interface DateFieldProps extends FieldFrameProps {
  field: UseFormRegisterReturn;
}

/** A day, with the browser's own calendar; the form has it as `2027-01-31`, and one that is typed half as no day. */
export function DateField({ field, ...frame }: DateFieldProps) {
  const judge = (input: HTMLInputElement): void => {
    void field.onChange({ target: { name: field.name, value: readDateInput(input) }, type: 'change' });
  };
  return (
    <FieldFrame {...frame}>
      <Input
        {...field}
        type="date"
        onBlur={(event) => {
          // First: it reads the value anew.
          void field.onBlur(event);
          judge(event.currentTarget);
        }}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') judge(currentTarget);
        }}
      />
    </FieldFrame>
  );
}
