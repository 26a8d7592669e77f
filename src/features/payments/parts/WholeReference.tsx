import { chakra } from '@chakra-ui/react/styled-system';
import { orDash } from '#shared/i18n/noValue.ts';

/** What no column of a list has room for, whatever it is called. */
const LONG = 18;

/** The number of an invoice or an order in one piece: broken at its hyphen it reads as two. */
export function WholeReference({ reference }: { reference: string }) {
  const text = orDash(reference);
  return <chakra.span whiteSpace={text.length < LONG ? 'nowrap' : 'normal'}>{text}</chakra.span>;
}
