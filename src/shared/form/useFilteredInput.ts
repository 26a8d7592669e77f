import {
  useRef,
  useSyncExternalStore,
  type ChangeEvent,
  type CompositionEvent,
  type SyntheticEvent,
} from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import type { InputFilter } from './numberFilters.ts';
import {
  lastRemovalOf,
  removalAfter,
  removalOf,
  setRemoval,
  subscribeRemovals,
  type Removal,
} from './removals.ts';

type InputEventOf<E extends SyntheticEvent> = E & { currentTarget: HTMLInputElement };

/**
 * Puts all that reaches a field through a filter: typing, paste, drop, autofill, undo (E123). The form is given
 * filtered text only.
 *
 * @returns what to give the input, and what was dropped since it was last settled: by emptying the field, typing over
 *   all of it, putting the dot where a comma was dropped, or confirming it when saving
 */
export function useFilteredInput(field: UseFormRegisterReturn, filter: InputFilter, label: string) {
  const element = useRef<HTMLInputElement | null>(null);
  const removal = useSyncExternalStore(
    subscribeRemovals,
    (): Removal | null => element.current && removalOf(element.current),
  );
  const startsAnew = useRef(false);

  function beforeEdit({ currentTarget: input }: InputEventOf<SyntheticEvent>): void {
    const typesOver = input.selectionStart === 0 && input.selectionEnd === input.value.length;
    startsAnew.current = removalOf(input) === null || (typesOver && input.value !== '');
  }

  function take(input: HTMLInputElement): void {
    const { value, removed } = filter(input.value);
    if (value !== input.value) putFiltered(input, value, filter);
    const before = startsAnew.current ? null : lastRemovalOf(input);
    startsAnew.current = false;
    setRemoval(input, removalAfter(before, { label, value, removed }));
    void field.onChange({ target: input, type: 'change' });
  }

  return {
    removed: removal?.removed ?? [],
    inputProps: {
      ...field,
      ref: (input: HTMLInputElement | null) => {
        element.current = input;
        field.ref(input);
      },
      onKeyDown: beforeEdit,
      onPaste: beforeEdit,
      onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
        // E124: what an input method has not finished is not ours yet.
        if (!('isComposing' in nativeEvent && nativeEvent.isComposing)) take(currentTarget);
      },
      onCompositionEnd: ({ currentTarget }: InputEventOf<CompositionEvent>) => take(currentTarget),
    },
  };
}

/** The caret stays behind the characters it stood behind, as far as they are left (E123). */
function putFiltered(input: HTMLInputElement, value: string, filter: InputFilter): void {
  const caret = filter(input.value.slice(0, input.selectionStart ?? input.value.length)).value.length;
  input.value = value;
  // Some browsers give the focus to a field whose caret is set.
  if (input === document.activeElement) input.setSelectionRange(caret, caret);
}
