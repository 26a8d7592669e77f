import { useState, type ChangeEvent } from 'react';
import type { NumberKind } from '#shared/form/numberEdit.ts';
import { inputModes, isComposing, useFilteredInput } from '#shared/form/useFilteredInput.ts';
import { useRemovedText } from '#shared/form/useRemovedText.ts';
import { cellAria } from '#shared/sheet/cellAria.ts';

interface NumberCellProps {
  /** Place in the grid, `2 price`: the keys of the grid find their way by it. */
  cell: string;
  /** Column and break, for people who do not see them. */
  label: string;
  kind: NumberKind;
  /** What stands there to be typed over; a cell that is calculated shows what is typed while it is typed into. */
  value: string;
  /** The same as every other number reads (R11), for as long as nobody types and no notice stands (D33). */
  shown: string;
  /** What was dropped of the number that stands there (D29). */
  removed?: readonly string[] | undefined;
  isCalculated?: boolean;
  readOnly: boolean;
  invalid?: boolean;
  /** Ids of the sentences about it. */
  describedBy?: string | undefined;
  onText: (text: string, removed: readonly string[]) => void;
  /** Why a text is not taken from a cell that is calculated; it stays there until it is edited or Escape drops it. */
  refuse?: (text: string) => string | null;
  /** Escape dropped what was typed over a calculated value. */
  onDrop?: () => void;
  onLeave: () => void;
}

/** Letters of the longest number of a ladder, with its separators. */
const LONGEST = 20;

interface Typed {
  text: string;
  removed: readonly string[];
  /** The value when the cell was left with a text that was not taken. */
  leftAt?: string;
}

const none: readonly string[] = [];

/** A cell that takes figures, and says what it has dropped (D29). */
export function NumberCell({
  cell,
  kind,
  value,
  shown,
  isCalculated = false,
  refuse,
  ...rest
}: NumberCellProps) {
  // What an input method has not finished, or what is typed over a calculated value.
  const [kept, setTyped] = useState<Typed | null>(null);
  // A text that was not taken says nothing of a value that was made elsewhere since.
  const typed = kept?.leftAt === undefined || kept.leftAt === value ? kept : null;
  const { onBlur, ...filtered } = useFilteredInput(kind, (input, removed) => {
    setTyped(isCalculated ? { text: input.value, removed } : null);
    rest.onText(input.value, removed);
  });
  const [isEntered, setEntered] = useState(false);
  const removed = (isCalculated ? typed?.removed : rest.removed) ?? none;
  const removedText = useRemovedText(kind, removed);
  const refusal = typed === null ? null : (refuse?.(typed.text) ?? null);
  const note = `removed ${cell}`.replaceAll(' ', '-');
  const isNoted = removedText !== '' || refusal !== null;
  return (
    <>
      <input
        {...filtered}
        data-cell={cell}
        aria-label={rest.label}
        {...cellAria(rest.invalid === true || refusal !== null, rest.describedBy, isNoted && note)}
        autoComplete="off"
        // Left to itself it is as wide as twenty letters, and takes the room of the others.
        size={4}
        inputMode={inputModes[kind]}
        readOnly={rest.readOnly}
        // No half digit: the column is as wide as what stands in it, with its padding. What is longer than any number scrolls.
        style={{ minWidth: `calc(${Math.min(shown.length, LONGEST)}ch + 0.875rem)` }}
        value={typed?.text ?? (isEntered || removed.length > 0 ? value : shown)}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          if (isComposing(event.nativeEvent)) setTyped({ text: event.target.value, removed });
          filtered.onChange(event);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && typed !== null) {
            setTyped(null);
            rest.onDrop?.();
          }
          filtered.onKeyDown(event);
        }}
        onFocus={({ currentTarget }) => {
          if (!rest.readOnly && typed === null) {
            setEntered(true);
            // Before the next rendering, which would drop the selection.
            currentTarget.value = value;
          }
          currentTarget.select();
        }}
        onBlur={() => {
          setEntered(false);
          setTyped(typed !== null && refusal !== null ? { ...typed, leftAt: value } : null);
          onBlur();
          rest.onLeave();
        }}
      />
      <span className="removed" role="status" id={note}>
        {removedText !== '' && <span>{removedText}</span>}
        {refusal !== null && <span>{refusal}</span>}
      </span>
    </>
  );
}
