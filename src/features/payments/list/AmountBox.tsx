import { useId } from 'react';
import { decimalsOf } from '#features/payments/model/money.ts';
import { DescribedInput } from '#shared/form/DescribedInput.tsx';
import { FieldFrame } from '#shared/form/FieldFrame.tsx';
import { RemovedNote } from '#shared/form/RemovedNote.tsx';
import { useNumberBox } from '#shared/form/useNumberBox.ts';

interface AmountBoxProps {
  name: string;
  label: string;
  currency: string;
  text: string;
  /** What was dropped of it (D29). */
  removed: readonly string[] | undefined;
  error: string | undefined;
  onText: (text: string, removed: readonly string[]) => void;
}

const none: readonly string[] = [];

/** One end of the amounts: figures only, and what was dropped of them. */
export function AmountBox({ name, label, currency, text, removed = none, error, onText }: AmountBoxProps) {
  const note = useId();
  const kind = decimalsOf(currency) === 0 ? 'integer' : 'decimal';
  const box = useNumberBox({ kind, text, onText });
  return (
    <FieldFrame label={label} error={error}>
      <DescribedInput size="sm" name={name} {...box} note={removed.length > 0 ? note : undefined} />
      <RemovedNote id={note} kind={kind} removed={removed} />
    </FieldFrame>
  );
}
