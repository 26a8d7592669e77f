import { useId, useRef, useSyncExternalStore } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { DescribedInput } from './DescribedInput.tsx';
import { FieldFrame, type FieldFrameProps } from './FieldFrame.tsx';
import type { NumberKind } from './numberEdit.ts';
import { RemovedNote } from './RemovedNote.tsx';
import { getRemovals } from './removals.ts';
import { inputModes, useFilteredInput } from './useFilteredInput.ts';

export interface NumberFieldProps extends FieldFrameProps {
  field: UseFormRegisterReturn;
}

const none: readonly string[] = [];

/**
 * A field that takes figures only, and says what it has dropped (D29). `useZodForm` asks before it saves. The form has
 * text: what was typed is never rounded.
 */
export function NumberField({ field, kind, ...frame }: NumberFieldProps & { kind: NumberKind }) {
  const note = useId();
  const element = useRef<HTMLInputElement | null>(null);
  const removals = getRemovals(field);
  const removed = useSyncExternalStore(
    removals.subscribe,
    () => (element.current && removals.of(element.current)?.removed) ?? none,
  );
  const { onBlur, ...filtered } = useFilteredInput(kind, (input, dropped) => {
    const removal = { label: frame.label, value: input.value, removed: dropped };
    removals.set(input, dropped.length > 0 ? removal : null);
    void field.onChange({ target: input, type: 'change' });
  });
  return (
    <FieldFrame {...frame}>
      <DescribedInput
        {...field}
        {...filtered}
        ref={(input) => {
          element.current = input;
          field.ref(input);
        }}
        onBlur={(event) => {
          onBlur();
          void field.onBlur(event);
        }}
        inputMode={inputModes[kind]}
        note={removed.length > 0 ? note : undefined}
      />
      <RemovedNote id={note} kind={kind} removed={removed} />
    </FieldFrame>
  );
}
