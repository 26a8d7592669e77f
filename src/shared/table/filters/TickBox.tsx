import type { ReactNode } from 'react';

interface TickBoxProps {
  /** `mixed`: some of what it stands for. */
  state: boolean | 'mixed';
  onTick: (on: boolean) => void;
  /** It cannot be otherwise. */
  isFixed?: boolean;
  children: ReactNode;
}

/**
 * The browser's own checkbox with its label, in three states. From `mixed` it goes to ticked. There are hundreds of them,
 * whose counts change with each letter: plain elements, styled by the element around them with `tickBoxStyles`.
 */
export function TickBox({ state, onTick, isFixed = false, children }: TickBoxProps) {
  return (
    <label data-tick="">
      <input
        type="checkbox"
        checked={state === true}
        disabled={isFixed}
        ref={(box) => {
          if (box) box.indeterminate = state === 'mixed';
        }}
        onChange={({ currentTarget }) => onTick(currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}
