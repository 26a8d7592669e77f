import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  /** Nothing is shown for what there is not. */
  value: ReactNode;
}

/** Names and what they stand for, one pair a line. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <chakra.dl css={styles}>
      {facts
        .filter(({ value }) => value !== null && value !== undefined && value !== '')
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </chakra.dl>
  );
}

const styles = {
  display: 'grid',
  rowGap: '1.5',
  '& > div': {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: 'minmax(8rem, 35%) 1fr' },
    columnGap: '4',
  },
  '& dt': { color: 'fg.muted', fontSize: 'sm' },
  '& dd': { minW: 0, overflowWrap: 'anywhere' },
} as const;
