import { useTranslation } from 'react-i18next';
import type { Actor } from '#api/generated/types.gen.ts';
import { textToMinor } from '#features/payments/model/money.ts';
import { useMoney } from '#features/payments/parts/useMoney.ts';
import {
  toQueryParams,
  paymentChannels,
  paymentStatuses,
  periods,
} from '#features/payments/paymentFilters.ts';
import { parseList, formatList, parseEnumList } from '#shared/table/filters/choiceRules.ts';
import type { FilterChip } from '#shared/table/filters/FilterChips.tsx';
import type { Filtering } from './filtering.ts';

type ManyOf = 'status' | 'channel' | 'createdBy';

/** The filters that are on, in words. */
export function usePaymentChips({ filters, setFilters }: Filtering, people: readonly Actor[]): FilterChip[] {
  const { t } = useTranslation('payments');
  const money = useMoney();
  const without = (name: ManyOf, id: string) => () =>
    setFilters((now) => ({ [name]: formatList(parseList(now[name]).filter((each) => each !== id)) }));
  const { currency, payableId } = filters;
  const asked = toQueryParams(filters);
  const amount = (name: 'min' | 'max'): FilterChip[] => {
    const minor = asked[`${name}Minor`];
    if (minor === undefined) return [];
    return [
      {
        id: name,
        label: t(`chip.${name}`, { amount: money(minor, currency) }),
        onRemove: () =>
          setFilters(
            textToMinor(filters[name === 'min' ? 'max' : 'min'], currency) === null
              ? { min: '', max: '', currency: '' }
              : { [name]: '' },
          ),
      },
    ];
  };
  const isCurrencyAlone =
    asked.currency !== undefined && asked.minMinor === undefined && asked.maxMinor === undefined;
  return [
    ...parseEnumList(filters.period, periods)
      .slice(0, 1)
      .map((id) => ({
        id,
        label: t('chip.period', { name: t(`period.${id}`) }),
        onRemove: () => setFilters({ period: '' }),
      })),
    ...parseEnumList(filters.status, paymentStatuses).map((id) => ({
      id,
      label: t('chip.state', { name: t(`status.${id}`) }),
      onRemove: without('status', id),
    })),
    ...parseEnumList(filters.channel, paymentChannels).map((id) => ({
      id,
      label: t('chip.channel', { name: t(`channel.${id}`) }),
      onRemove: without('channel', id),
    })),
    ...parseList(filters.createdBy).map((id) => ({
      id,
      label: t('chip.person', { name: people.find((each) => each.id === id)?.name ?? id }),
      onRemove: without('createdBy', id),
    })),
    ...amount('min'),
    ...amount('max'),
    ...(isCurrencyAlone
      ? [{ id: 'currency', label: currency, onRemove: () => setFilters({ currency: '' }) }]
      : []),
    ...(payableId === ''
      ? []
      : [
          {
            id: 'payableId',
            label: t('chip.payable', { name: payableId }),
            onRemove: () => setFilters({ payableId: '' }),
          },
        ]),
  ];
}
