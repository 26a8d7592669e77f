import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

interface StateTagProps {
  tone: 'good' | 'caution' | 'bad' | 'info' | 'quiet';
  /** The state in words; dot and colour only help to find it again. */
  children: ReactNode;
}

/** The state of a record. */
export function StateTag({ tone, children }: StateTagProps) {
  return (
    <chakra.span css={styles} data-tone={tone}>
      {children}
    </chakra.span>
  );
}

const styles = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  _before: {
    content: '""',
    flexShrink: 0,
    boxSize: '2',
    rounded: 'full',
    borderWidth: '2px',
    borderColor: 'currentColor',
  },
  '&[data-tone=good]::before': { color: 'good', bg: 'good' },
  '&[data-tone=caution]::before': { color: 'caution', bg: 'caution' },
  '&[data-tone=bad]::before': { color: 'bad', bg: 'bad', rounded: '0' },
  '&[data-tone=info]::before': { color: 'info' },
  '&[data-tone=quiet]::before': { color: 'fg.subtle', rounded: '0', borderWidth: '1px' },
} as const;
