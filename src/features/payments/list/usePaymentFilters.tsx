import { useTranslation } from 'react-i18next';
import type { Actor } from '#api/generated/types.gen.ts';
import { textToMinor } from '#features/payments/model/money.ts';
import { useMoney } from '#features/payments/parts/useMoney.ts';
import {
  toQueryParams,
  paymentChannels,
  paymentStatuses,
  type PaymentFilters,
} from '#features/payments/paymentFilters.ts';
import { addressFilter, manyFilter, oneFilter, recordFilter } from '#resource/list/choiceFilters.tsx';
import { FilterChecks } from '#resource/list/FilterChecks.tsx';
import type { Filtering, ListFilter } from '#resource/list/ListFilter.ts';
import { periods } from '#shared/i18n/periods.ts';
import type { FilterChip } from '#shared/table/filters/FilterChips.tsx';
import { AmountFilter } from './AmountFilter.tsx';

/**
 * What can be asked of the payments: period, state, method, person, amount; by a link also what was paid.
 *
 * @param people who has taken payments at all; undefined until that is known
 */
export function usePaymentFilters(
  filtering: Filtering<PaymentFilters>,
  people: readonly Actor[] | undefined,
): ListFilter[] {
  const { t } = useTranslation('payments');
  const chips = useAmountChips(filtering);
  const { filters, setFilters } = filtering;
  return [
    oneFilter(filtering, 'period', {
      label: t('filter.period'),
      ids: periods,
      nameOf: (id) => t(`period.${id}`),
      chip: (name) => t('chip.period', { name }),
    }),
    manyFilter(filtering, 'status', {
      label: t('filter.state'),
      ids: paymentStatuses,
      nameOf: (id) => t(`status.${id}`),
      chip: (name) => t('chip.state', { name }),
    }),
    manyFilter(filtering, 'channel', {
      label: t('filter.channel'),
      ids: paymentChannels,
      nameOf: (id) => t(`channel.${id}`),
      chip: (name) => t('chip.channel', { name }),
    }),
    recordFilter(filtering, 'createdBy', {
      label: t('filter.person'),
      nameOf: (id) => people?.find((each) => each.id === id)?.name ?? id,
      chip: (name) => t('chip.person', { name }),
      content: (
        <FilterChecks
          filtering={filtering}
          name="createdBy"
          label={t('filter.person')}
          options={people?.map(({ id, name }) => ({ id, label: name }))}
        />
      ),
    }),
    {
      menu: {
        id: 'amount',
        label: t('filter.amount'),
        count: toQueryParams(filters).currency === undefined ? 0 : 1,
        onClear: () => setFilters({ min: '', max: '', currency: '' }),
        content: <AmountFilter {...filtering} />,
      },
      chips,
    },
    addressFilter(filtering, 'payableId', (name) => t('chip.payable', { name })),
  ];
}

/** The ends of the amount that are on; a currency alone is one as well. */
function useAmountChips({ filters, setFilters }: Filtering<PaymentFilters>): FilterChip[] {
  const { t } = useTranslation('payments');
  const money = useMoney();
  const { currency, minMinor, maxMinor } = toQueryParams(filters);
  if (currency === undefined) return [];
  const end = (name: 'min' | 'max', minor: number | undefined, other: string): FilterChip[] =>
    minor === undefined
      ? []
      : [
          {
            id: name,
            label: t(`chip.${name}`, { amount: money(minor, currency) }),
            onRemove: () =>
              setFilters(
                textToMinor(other, currency) === null ? { min: '', max: '', currency: '' } : { [name]: '' },
              ),
          },
        ];
  const ends = [...end('min', minMinor, filters.max), ...end('max', maxMinor, filters.min)];
  return ends.length > 0
    ? ends
    : [{ id: 'currency', label: currency, onRemove: () => setFilters({ currency: '' }) }];
}
