import {
  useRef,
  type ChangeEvent,
  type ClipboardEvent,
  type CompositionEvent,
  type SyntheticEvent,
} from 'react';
import { useNumberSigns } from '#shared/i18n/useFormatChoice.ts';
import { editNumber, type NumberKind, type NumberInput } from './numberEdit.ts';

type InputEventOf<E extends SyntheticEvent> = E & { currentTarget: HTMLInputElement };

/** A box as it was before the edit that is going on. */
interface Before {
  value: string;
  selection: readonly [start: number, end: number];
}

/** The keys a phone offers. */
export const inputModes = { integer: 'numeric', decimal: 'decimal', signed: 'decimal' } as const;

/** What was copied out of a number last: it is written with a dot, whatever the language. */
let copied = '';

/**
 * Puts all that reaches a box through the signs in force (D33) and the filter (D29): typing, paste, drop, autofill, undo
 * (E123). What it was put through is given to `take`, with what was dropped since the box was entered. The next visit
 * is news of its own: whoever edits a number that is shown has seen it.
 */
export function useFilteredInput(
  kind: NumberKind,
  take: (input: HTMLInputElement, removed: readonly string[], isPasted: boolean) => void,
) {
  const signs = useNumberSigns();
  const lastInput = useRef<NumberInput | null>(null);
  const before = useRef<Before | null>(null);
  const pasted = useRef<string | null>(null);
  // What the last edit left in the box.
  const left = useRef<string | null>(null);

  function beforeEdit({ currentTarget: input }: InputEventOf<SyntheticEvent>): void {
    const { value, selectionStart, selectionEnd } = input;
    pasted.current = null;
    before.current = { value, selection: [selectionStart ?? 0, selectionEnd ?? value.length] };
    if (lastInput.current?.value !== value) lastInput.current = null;
  }

  function read(input: HTMLInputElement, event: Event): void {
    const { value: text, selectionStart } = input;
    const was = lastInput.current ?? { value: before.current?.value ?? '', dropped: [] };
    const isPasted = isWhole(event, text.length - was.value.length);
    const isOwn = isPasted && copied !== '' && text.includes(copied);
    const selection = before.current?.value === was.value ? before.current.selection : null;
    const edit = {
      text,
      caret: selectionStart ?? text.length,
      selection,
      isPasted: isPasted && !isOwn,
      ...(pasted.current === null ? {} : { copied: pasted.current }),
    };
    pasted.current = null;
    const { caret, removed, ...number } = editNumber(was, edit, kind, signs);
    lastInput.current = number;
    if (number.value !== text) put(input, number.value, caret);
    before.current = { value: number.value, selection: [caret, caret] };
    left.current = number.value;
    take(input, removed, isPasted);
  }

  function remember({ currentTarget: input }: InputEventOf<ClipboardEvent>): void {
    copied = input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? input.value.length);
  }

  return {
    onKeyDown: beforeEdit,
    onPaste: (event: InputEventOf<ClipboardEvent>) => {
      beforeEdit(event);
      pasted.current = event.clipboardData.getData('text');
    },
    onDrop: beforeEdit,
    onCopy: remember,
    onCut: (event: InputEventOf<ClipboardEvent>) => {
      remember(event);
      beforeEdit(event);
    },
    onChange: ({ currentTarget, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      // The undo of the browser works in boxes that were left, too, and gives them the focus again.
      if (isHistory(nativeEvent) && before.current === null) {
        if (left.current !== null) currentTarget.value = left.current;
        return;
      }
      // E124: what an input method has not finished is not ours yet.
      if (!isComposing(nativeEvent)) read(currentTarget, nativeEvent);
    },
    onCompositionEnd: ({ currentTarget, nativeEvent }: InputEventOf<CompositionEvent>) =>
      read(currentTarget, nativeEvent),
    onBlur: () => {
      lastInput.current = null;
      before.current = null;
      pasted.current = null;
    },
  };
}

export function isComposing(event: Event): boolean {
  return 'isComposing' in event && event.isComposing === true;
}

function isHistory(event: Event): boolean {
  return 'inputType' in event && /^history/.test(String(event.inputType));
}

/** Whether a text came as a whole: it did not by a key, an input method or undo, and is more than a key's. */
function isWhole(event: Event, length: number): boolean {
  const type = 'inputType' in event && typeof event.inputType === 'string' ? event.inputType : '';
  if (/^insert(FromPaste|FromDrop|FromYank|ReplacementText)/.test(type)) return true;
  return type === '' && event.type !== 'compositionend' && length > 1;
}

/** The caret stays behind the characters it stood behind, as far as they are left (E123). */
function put(input: HTMLInputElement, value: string, caret: number): void {
  input.value = value;
  // Some browsers give the focus to a field whose caret is set.
  if (input === document.activeElement) input.setSelectionRange(caret, caret);
}
