import { useState, type ChangeEvent } from 'react';
import type { NumberKind } from './numberEdit.ts';
import { inputModes, isComposing, useFilteredInput } from './useFilteredInput.ts';

interface NumberBox {
  kind: NumberKind;
  text: string;
  /** @param removed what was dropped of the text (D29) */
  onText: (text: string, removed: readonly string[], isPasted: boolean) => void;
}

/** The props of a box for a number that is no field of a form, as in a filter; its text is its owner's (D29, D33). */
export function useNumberBox({ kind, text, onText }: NumberBox) {
  // What an input method has not finished.
  const [composed, setComposed] = useState<string | null>(null);
  const filtered = useFilteredInput(kind, (input, removed, isPasted) => {
    setComposed(null);
    onText(input.value, removed, isPasted);
  });
  return {
    ...filtered,
    autoComplete: 'off',
    inputMode: inputModes[kind],
    value: composed ?? text,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (isComposing(event.nativeEvent)) setComposed(event.currentTarget.value);
      filtered.onChange(event);
    },
  } as const;
}
