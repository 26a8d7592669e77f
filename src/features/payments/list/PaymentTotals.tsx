import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { PaymentTotal } from '#api/generated/types.gen.ts';
import { useMoney } from '#features/payments/parts/useMoney.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';

/** What all payments found have taken and given back: a row for each currency, for they do not add up. */
export function PaymentTotals({ totals }: { totals: readonly PaymentTotal[] }) {
  const { t } = useTranslation('payments');
  const format = useFormat();
  const money = useMoney();
  return (
    <chakra.div overflowX="auto" tabIndex={0} role="region" aria-label={t('totals')} rounded="l2">
      <chakra.table css={styles} aria-label={t('totals')}>
        <thead>
          <tr>
            <th scope="col">{t('totals')}</th>
            <th scope="col">{t('totals.gross')}</th>
            <th scope="col">{t('totals.refunded')}</th>
            <th scope="col">{t('totals.net')}</th>
          </tr>
        </thead>
        <tbody>
          {totals.map(({ currency, count, grossMinor, refundedMinor }) => (
            <tr key={currency}>
              <th scope="row">{t('totals.row', { currency, count, number: format.number(count) })}</th>
              <td>{money(grossMinor, currency)}</td>
              <td>{money(refundedMinor, currency)}</td>
              <td>{money(grossMinor - refundedMinor, currency)}</td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}

const styles = {
  width: '100%',
  fontSize: 'sm',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderColor: 'border',
  '& :is(th, td)': {
    px: '3',
    py: '2',
    textAlign: 'end',
    whiteSpace: 'nowrap',
  },
  '& :is(th:first-of-type)': { textAlign: 'start', whiteSpace: 'normal' },
  '& thead th': { color: 'fg.muted', fontWeight: 'medium', bg: 'bg.subtle' },
  '& tbody th': { fontWeight: 'medium' },
  '& td': { fontVariantNumeric: 'tabular-nums' },
  '& tbody td:last-of-type': { fontWeight: 'semibold' },
  '& tbody tr + tr': { borderTopWidth: '1px', borderColor: 'border' },
} as const;
