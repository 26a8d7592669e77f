import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Payment, PaymentEvent } from '#api/generated/types.gen.ts';
import { SmallHeading } from '#features/payments/parts/SmallHeading.tsx';
import { useMoney } from '#features/payments/parts/useMoney.ts';
import { eventsOptions } from '#features/payments/paymentQueries.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { QueryState } from '#shared/ui/QueryState.tsx';

/** What happened to a payment, when, and by whom. */
export function PaymentTimeline({ payment }: { payment: Payment }) {
  const { t } = useTranslation('paymentDetails');
  const query = useQuery(eventsOptions(payment.id));
  const format = useFormat();
  const money = useMoney();
  const textOf = ({ kind, amountMinor, text }: PaymentEvent): string =>
    t(`event.${kind}`, {
      amount: money(amountMinor ?? payment.amountMinor, payment.currency),
      text: text ?? '',
    });
  return (
    <section>
      <SmallHeading>{t('timeline')}</SmallHeading>
      <QueryState
        query={query}
        skeleton={<Skeleton h="24" />}
        isEmpty={({ items }) => items.length === 0}
        empty={<chakra.p color="fg.muted">{t('timeline.empty')}</chakra.p>}
      >
        {({ items }) => (
          <chakra.ol css={styles} aria-label={t('timeline')}>
            {items.map((event) => (
              <li key={event.id}>
                <p>{textOf(event)}</p>
                <small>
                  {[format.dateTime(event.at), event.who?.name ?? t('timeline.gateway')].join(' · ')}
                </small>
              </li>
            ))}
          </chakra.ol>
        )}
      </QueryState>
    </section>
  );
}

const styles = {
  ps: '4',
  '& li': {
    position: 'relative',
    ps: '4',
    pb: '3',
    borderInlineStartWidth: '1px',
    borderColor: 'border',
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '-0.3125rem',
      top: '1.5',
      boxSize: '2',
      rounded: 'full',
      bg: 'border.strong',
    },
    _last: { borderColor: 'transparent', pb: '0' },
  },
  '& p': { overflowWrap: 'anywhere' },
  '& small': { fontSize: 'xs', color: 'fg.muted' },
} as const;
