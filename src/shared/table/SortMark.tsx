import { chakra } from '@chakra-ui/react/styled-system';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { iconText } from '#shared/ui/icon.ts';
import type { SortDirection } from './sortRules.ts';

const signs = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown } as const;

/**
 * Which way a column is sorted, or, while it is pointed at, that it can be; behind its name. The shape says it, not the
 * colour alone. It is for the eye: the header has `aria-sort`.
 */
export function SortMark({ direction }: { direction: SortDirection }) {
  const Sign = signs[direction];
  return (
    <chakra.span
      display="inline-flex"
      flexShrink="0"
      verticalAlign="-0.15em"
      data-mark=""
      color={direction === 'none' ? 'fg.subtle' : 'accent'}
    >
      <Sign {...iconText} size={12} {...(direction === 'none' ? {} : { strokeWidth: 2.5 })} />
    </chakra.span>
  );
}
