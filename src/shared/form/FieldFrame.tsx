import { Field } from '@chakra-ui/react/field';
import CircleAlert from 'lucide-react/icons/circle-alert';
import { useId, type ReactNode } from 'react';
import { iconText } from '#shared/ui/icon.ts';

export interface FieldFrameProps {
  label: string;
  hint?: ReactNode;
  /** Replaces the hint. */
  error?: string | undefined;
  readOnly?: boolean | undefined;
}

/** Label above, hint below; an error replaces the hint, with an icon. */
export function FieldFrame({
  label,
  hint,
  error,
  readOnly = false,
  children,
}: FieldFrameProps & { children: ReactNode }) {
  // A14: one note, hint or error, under one id, which describes the control; `aria-errormessage` alone is read by few.
  const note = useId();
  return (
    <Field.Root ids={{ helperText: note, errorText: note }} invalid={error !== undefined} readOnly={readOnly}>
      <Field.Label>{label}</Field.Label>
      {children}
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
