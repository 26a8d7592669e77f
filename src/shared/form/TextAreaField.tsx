import { Textarea } from '@chakra-ui/react/textarea';
import type { KeyboardEventHandler } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

interface TextAreaFieldProps extends FieldFrameProps {
  field: UseFormRegisterReturn;
  rows?: number;
  onKeyDown?: KeyboardEventHandler;
}

/** Several lines of text. */
export function TextAreaField({ field, rows = 3, onKeyDown, ...frame }: TextAreaFieldProps) {
  return (
    <FieldFrame {...frame}>
      <Textarea {...field} rows={rows} onKeyDown={onKeyDown} />
    </FieldFrame>
  );
}
