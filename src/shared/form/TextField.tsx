import { Field } from '@chakra-ui/react/field';
import { Input, type InputProps } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { iconText } from '#shared/ui/icon.ts';

export interface TextFieldProps
  extends Pick<InputProps, 'type' | 'autoComplete' | 'readOnly' | 'onKeyUp' | 'spellCheck'> {
  label: string;
  field: UseFormRegisterReturn;
  hint?: ReactNode;
  /** Replaces the hint. */
  error?: string | undefined;
  /** Stands over the end of the box. */
  end?: ReactNode;
}

/** Label above, hint below; an error replaces the hint, with an icon. No `maxlength`: too long is said, not cut (E69). */
export function TextField({ label, field, hint, error, end, ...input }: TextFieldProps) {
  return (
    <Field.Root invalid={error !== undefined} readOnly={input.readOnly ?? false}>
      <Field.Label>{label}</Field.Label>
      <chakra.div position="relative" width="100%">
        <Input {...input} {...field} {...(end ? { pe: '10' } : {})} />
        {end && (
          <chakra.div position="absolute" insetEnd="1" top="50%" translate="0 -50%">
            {end}
          </chakra.div>
        )}
      </chakra.div>
      {error === undefined ? (
        hint && <Field.HelperText>{hint}</Field.HelperText>
      ) : (
        <Field.ErrorText>
          <CircleAlert {...iconText} />
          {error}
        </Field.ErrorText>
      )}
    </Field.Root>
  );
}
