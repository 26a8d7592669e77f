import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { Payable } from '#api/generated/types.gen.ts';
import { useMoney } from '#features/payments/parts/useMoney.ts';
import { orEmpty } from '#shared/i18n/noValue.ts';
import { useDueText } from './useDueText.ts';

interface ChosenPayableProps {
  payable: Payable;
  onChange: () => void;
}

/** The invoice or order that is paid, and the way to another one. */
export function ChosenPayable({ payable, onChange }: ChosenPayableProps) {
  const { t } = useTranslation(['takePayment', 'payments']);
  const money = useMoney();
  const dueText = useDueText();
  const { number, type, openMinor, currency, status } = payable;
  const customer = orEmpty(payable.customer);
  const due = dueText(payable);
  return (
    <chakra.div css={styles}>
      <div>
        <p>
          {t(`type.${type}`, { ns: 'payments' })} <strong>{number}</strong>
        </p>
        <p>{[customer.name, customer.email].filter(Boolean).join(', ')}</p>
        <p>
          <b>{t('finder.due', { amount: money(openMinor, currency) })}</b>
          {due !== '' && <span data-late={status === 'overdue' || undefined}> · {due}</span>}
        </p>
      </div>
      <Button size="xs" variant="outline" onClick={onChange}>
        {t('finder.change')}
      </Button>
    </chakra.div>
  );
}

const styles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: '3',
  p: '3',
  bg: 'bg.subtle',
  rounded: 'l2',
  '& > div': { minW: 0, overflowWrap: 'anywhere' },
  '& strong': { fontWeight: 'semibold' },
  '& b': { fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' },
  '& p + p': { fontSize: 'sm', color: 'fg.muted' },
  '& [data-late]': { color: 'bad' },
} as const;
