import { chakra } from '@chakra-ui/react/styled-system';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { iconText } from '#shared/ui/icon.ts';
import type { SortDirection } from './sortRules.ts';

const signs = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

/**
 * Which way a column is sorted, or that it can be, beside its name; the shape says it, not the colour alone. It is for
 * the eye: the header has `aria-sort`. It stands as wide in each state, so that no column moves.
 */
export function SortMark({ direction }: { direction: SortDirection }) {
  const Sign = signs[direction];
  return (
    <chakra.span
      display="inline-flex"
      flexShrink="0"
      verticalAlign="-0.15em"
      ms="1"
      color={direction === 'none' ? 'fg.subtle' : 'accent'}
    >
      <Sign {...iconText} {...(direction === 'none' ? {} : { strokeWidth: 2.5 })} />
    </chakra.span>
  );
}
