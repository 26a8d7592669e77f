import { Textarea } from '@chakra-ui/react/textarea';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';

interface TextAreaFieldProps extends FieldFrameProps {
  field: UseFormRegisterReturn;
  rows?: number;
}

/** Several lines of text. */
export function TextAreaField({ field, rows = 3, ...frame }: TextAreaFieldProps) {
  return (
    <FieldFrame {...frame}>
      <Textarea {...field} rows={rows} />
    </FieldFrame>
  );
}
