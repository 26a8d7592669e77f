import { chakra } from '@chakra-ui/react/styled-system';

/** What no column of a list has room for, whatever it is called. */
const LONG = 18;

/** The number of an invoice or an order in one piece: broken at its hyphen it reads as two. */
export function WholeReference({ reference }: { reference: string }) {
  return <chakra.span whiteSpace={reference.length < LONG ? 'nowrap' : 'normal'}>{reference}</chakra.span>;
}
