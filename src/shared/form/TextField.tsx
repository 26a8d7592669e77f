import { Input, type InputProps } from '@chakra-ui/react/input';
import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

export interface TextFieldProps
  extends FieldFrameProps,
    Pick<InputProps, 'type' | 'autoComplete' | 'onKeyUp' | 'spellCheck'> {
  field: UseFormRegisterReturn;
  /** Stands over the end of the box. */
  end?: ReactNode;
}

/** One line of text. No `maxlength`: what is too long is said, never cut (E69). */
export function TextField({ label, hint, error, readOnly, field, end, ...input }: TextFieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} readOnly={readOnly}>
      <chakra.div position="relative" width="100%">
        <Input {...input} {...field} {...(end ? { pe: '10' } : {})} />
        {end && (
          <chakra.div position="absolute" insetEnd="1" top="50%" translate="0 -50%">
            {end}
          </chakra.div>
        )}
      </chakra.div>
    </FieldFrame>
  );
}
