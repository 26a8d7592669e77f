interface CodeCellProps {
  cell: string;
  label: string;
  value: string;
  readOnly: boolean;
  onText: (text: string) => void;
  onLeave: () => void;
}

/** A cell for the letter of a discount code; the last letter typed is the one. */
export function CodeCell({ cell, label, value, readOnly, onText, onLeave }: CodeCellProps) {
  return (
    <input
      data-cell={cell}
      aria-label={label}
      autoComplete="off"
      // Left to itself it is as wide as twenty letters, and takes the room of the others.
      size={4}
      readOnly={readOnly}
      value={value}
      onChange={({ target }) => onText((/[a-z](?=[^a-z]*$)/i.exec(target.value)?.[0] ?? '').toUpperCase())}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onBlur={onLeave}
    />
  );
}
