import { useChakraContext } from '@chakra-ui/react/styled-system';
import { css as serialised, jsx } from '@emotion/react';
import { useMemo, type ReactNode } from 'react';

interface TickBoxProps {
  /** `mixed`: some of what it stands for. */
  state: boolean | 'mixed';
  onTick: (on: boolean) => void;
  /** It cannot be otherwise. */
  isFixed?: boolean;
  children: ReactNode;
}

/** The browser's own checkbox with its label, in three states. From `mixed` it goes to ticked. */
export function TickBox({ state, onTick, isFixed = false, children }: TickBoxProps) {
  const { css } = useChakraContext();
  // There are many of them, whose counts change with each letter: the class is made once (search-payment.md 3.7).
  const dress = useMemo(() => serialised(css(styles)), [css]);
  return jsx(
    'label',
    { css: dress },
    <input
      type="checkbox"
      checked={state === true}
      disabled={isFixed}
      ref={(box) => {
        if (box) box.indeterminate = state === 'mixed';
      }}
      onChange={() => onTick(state !== true)}
    />,
    <span>{children}</span>,
  );
}

const styles = {
  display: 'flex',
  flex: 1,
  minW: 0,
  alignItems: 'flex-start',
  gap: '2',
  py: '1.5',
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '& input': {
    flexShrink: 0,
    boxSize: '4',
    mt: '0.125rem',
    accentColor: '{colors.accent}',
    cursor: 'pointer',
  },
  '& span': { flex: 1, minW: 0 },
} as const;
