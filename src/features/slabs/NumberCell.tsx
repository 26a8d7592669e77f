import { useState, type ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { decimalFilter, integerFilter } from '#shared/form/numberFilters.ts';
import { removalText } from '#shared/form/removalText.ts';
import { useFilteredInput } from '#shared/form/useFilteredInput.ts';

interface NumberCellProps {
  /** Place in the grid, `2 price`: the keys of the grid find their way by it. */
  cell: string;
  /** Column and break, for people who do not see them. */
  label: string;
  kind: 'integer' | 'decimal';
  /** What stands there; a cell that is reckoned shows what is typed while it is typed into. */
  value: string;
  isReckoned?: boolean;
  readOnly: boolean;
  invalid?: boolean;
  /** Ids of the sentences about it. */
  describedBy?: string | undefined;
  onText: (text: string) => void;
  onLeave: () => void;
}

const kinds = {
  integer: { filter: integerFilter, inputMode: 'numeric' },
  decimal: { filter: decimalFilter, inputMode: 'decimal' },
} as const;

/** A cell that takes figures, and says what it has dropped (D29). */
export function NumberCell({
  cell,
  kind,
  value,
  isReckoned = false,
  onText,
  onLeave,
  ...rest
}: NumberCellProps) {
  const { t } = useTranslation('lists');
  // What an input method has not finished, or what is typed over a reckoned value.
  const [typed, setTyped] = useState<string | null>(null);
  const { filter, inputMode } = kinds[kind];
  const take = (event: { target: unknown }): Promise<void> => {
    if (event.target instanceof HTMLInputElement) {
      setTyped(isReckoned ? event.target.value : null);
      onText(event.target.value);
    }
    return Promise.resolve();
  };
  const field = { name: cell, onChange: take, onBlur: () => Promise.resolve(), ref: () => undefined };
  const { inputProps, removed } = useFilteredInput(field, filter, rest.label);
  const advice = kind === 'decimal' && removed.includes(',') ? 'comma' : kind;
  const note = `removed ${cell}`.replaceAll(' ', '-');
  const ids = [rest.describedBy, removed.length > 0 ? note : undefined].filter((id) => id !== undefined);
  return (
    <>
      <input
        {...inputProps}
        data-cell={cell}
        aria-label={rest.label}
        aria-invalid={rest.invalid === true ? true : undefined}
        aria-describedby={ids.length > 0 ? ids.join(' ') : undefined}
        autoComplete="off"
        inputMode={inputMode}
        readOnly={rest.readOnly}
        value={typed ?? value}
        onChange={(event: ChangeEvent<HTMLInputElement>) => {
          if ('isComposing' in event.nativeEvent && event.nativeEvent.isComposing)
            setTyped(event.target.value);
          inputProps.onChange(event);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') setTyped(null);
          inputProps.onKeyDown(event);
        }}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={() => {
          setTyped(null);
          onLeave();
        }}
      />
      <span className="removed" role="status" id={note}>
        {removed.length > 0 && t(`removed.${advice}`, { characters: removalText(removed, t) })}
      </span>
    </>
  );
}
