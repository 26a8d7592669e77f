import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Actor } from '#api/generated/types.gen.ts';
import { paymentChannels, paymentStatuses, periods } from '#features/payments/paymentFilters.ts';
import { CheckList } from '#shared/table/filters/CheckList.tsx';
import { parseList, formatList, parseEnumList } from '#shared/table/filters/choiceRules.ts';
import { FilterMenu } from '#shared/table/filters/FilterMenu.tsx';
import { ListToolbar } from '#shared/table/filters/ListToolbar.tsx';
import { RadioList } from '#shared/table/filters/RadioList.tsx';
import { SearchBox } from '#shared/table/filters/SearchBox.tsx';
import { AmountFilter } from './AmountFilter.tsx';
import type { Filtering } from './filtering.ts';

interface PaymentFilterBarProps {
  filtering: Filtering;
  /** Who has taken payments at all; undefined until that is known. */
  people: readonly Actor[] | undefined;
  end: ReactNode;
}

/** What can be asked of the payments: text, period, state, method, person, amount. */
export function PaymentFilterBar({ filtering, people, end }: PaymentFilterBarProps) {
  const { t } = useTranslation('payments');
  const { filters, setFilters } = filtering;
  const [period = ''] = parseEnumList(filters.period, periods);
  const status = parseEnumList(filters.status, paymentStatuses);
  const channel = parseEnumList(filters.channel, paymentChannels);
  const createdBy = parseList(filters.createdBy);
  const amount = filters.currency === '' ? 0 : 1;
  return (
    <ListToolbar
      search={<SearchBox label={t('search')} value={filters.q} onSearch={(q) => setFilters({ q })} />}
      count={(period === '' ? 0 : 1) + status.length + channel.length + createdBy.length + amount}
      end={end}
    >
      <FilterMenu
        label={t('filter.period')}
        count={period === '' ? 0 : 1}
        onClear={() => setFilters({ period: '' })}
      >
        <RadioList
          label={t('filter.period')}
          options={periods.map((id) => ({ id, label: t(`period.${id}`) }))}
          chosen={period}
          onChange={(chosen) => setFilters({ period: chosen })}
        />
      </FilterMenu>
      <FilterMenu label={t('filter.state')} count={status.length} onClear={() => setFilters({ status: '' })}>
        <CheckList
          label={t('filter.state')}
          options={paymentStatuses.map((id) => ({ id, label: t(`status.${id}`) }))}
          chosen={status}
          onChange={(next) =>
            setFilters((now) => ({ status: formatList(next(parseEnumList(now.status, paymentStatuses))) }))
          }
        />
      </FilterMenu>
      <FilterMenu
        label={t('filter.channel')}
        count={channel.length}
        onClear={() => setFilters({ channel: '' })}
      >
        <CheckList
          label={t('filter.channel')}
          options={paymentChannels.map((id) => ({ id, label: t(`channel.${id}`) }))}
          chosen={channel}
          onChange={(next) =>
            setFilters((now) => ({ channel: formatList(next(parseEnumList(now.channel, paymentChannels))) }))
          }
        />
      </FilterMenu>
      <FilterMenu
        label={t('filter.person')}
        count={createdBy.length}
        onClear={() => setFilters({ createdBy: '' })}
      >
        <CheckList
          label={t('filter.person')}
          options={people?.map(({ id, name }) => ({ id, label: name }))}
          chosen={createdBy}
          onChange={(next) =>
            setFilters((now) => ({ createdBy: formatList(next(parseList(now.createdBy))) }))
          }
        />
      </FilterMenu>
      <FilterMenu
        label={t('filter.amount')}
        count={amount}
        onClear={() => setFilters({ min: '', max: '', currency: '' })}
      >
        <AmountFilter {...filtering} />
      </FilterMenu>
    </ListToolbar>
  );
}
