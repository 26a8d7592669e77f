import { useId, type ComponentProps } from 'react';
import { useNumberBox } from '#shared/form/useNumberBox.ts';
import { useRemovedText } from '#shared/form/useRemovedText.ts';

interface MoqBoxProps extends ComponentProps<'input'> {
  value: string;
  /** What was dropped of the number (D29). */
  removed: readonly string[] | undefined;
  onText: (text: string, removed: readonly string[], isPasted: boolean) => void;
}

const none: readonly string[] = [];

/** A box of a cell that takes whole numbers, and says what it has dropped (D29). */
export function MoqBox({ value, removed = none, onText, onBlur, ...box }: MoqBoxProps) {
  const note = useId();
  const removedText = useRemovedText('integer', removed);
  const number = useNumberBox({ kind: 'integer', text: value, onText });
  const ids = [box['aria-describedby'], removedText === '' ? undefined : note].filter(
    (id) => id !== undefined,
  );
  return (
    <>
      <input
        {...box}
        {...number}
        aria-describedby={ids.length > 0 ? ids.join(' ') : undefined}
        onBlur={(event) => {
          number.onBlur();
          onBlur?.(event);
        }}
      />
      <small role="status" id={note} data-removed>
        {removedText}
      </small>
    </>
  );
}
