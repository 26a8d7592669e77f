import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Payable } from '#api/generated/types.gen.ts';
import { useMoney } from '#features/payments/parts/useMoney.ts';
import { orEmpty } from '#shared/i18n/noValue.ts';
import { useDueText } from './useDueText.ts';

interface PayableOptionProps {
  id: string;
  payable: Payable;
  /** Where the arrows are. */
  isCurrent: boolean;
  onChoose: () => void;
}

/** One invoice or order of those found. */
export function PayableOption({ id, payable, isCurrent, onChoose }: PayableOptionProps) {
  const { t } = useTranslation('payments');
  const money = useMoney();
  const dueText = useDueText();
  const place = useRef<HTMLDivElement>(null);
  // The focus stays in the box: the list has to follow the arrows by itself.
  useEffect(() => {
    if (isCurrent) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isCurrent]);
  const { number, type, openMinor, currency, status } = payable;
  const customer = orEmpty(payable.customer);
  return (
    <chakra.div
      ref={place}
      id={id}
      role="option"
      aria-selected={isCurrent}
      css={styles}
      // The box keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <div>
        <strong>{number}</strong>
        <span>{[t(`type.${type}`), customer.name].filter(Boolean).join(' · ')}</span>
      </div>
      <div>
        <strong>{money(openMinor, currency)}</strong>
        <span data-late={status === 'overdue' || undefined}>{dueText(payable)}</span>
      </div>
    </chakra.div>
  );
}

const styles = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '4',
  px: '3',
  py: '2',
  cursor: 'pointer',
  '& + &': { borderTopWidth: '1px', borderColor: 'border' },
  '& > div': { minW: 0 },
  '& > div:last-of-type': { textAlign: 'end', flexShrink: 0, fontVariantNumeric: 'tabular-nums' },
  '& strong': { display: 'block', fontWeight: 'medium' },
  '& span': { display: 'block', fontSize: 'xs', color: 'fg.muted', overflowWrap: 'anywhere' },
  '& span[data-late]': { color: 'bad' },
  _hover: { bg: 'bg.subtle' },
  '&[aria-selected=true]': { bg: 'accent.subtle', boxShadow: 'inset 3px 0 {colors.accent}' },
} as const;
