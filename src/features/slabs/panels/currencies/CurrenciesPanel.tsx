import '#features/slabs/panels/panelTexts.ts';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import Coins from 'lucide-react/icons/coins';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { listFxRatesOptions } from '#api/generated/query/slabs.gen.ts';
import { useLadder } from '#features/slabs/editor/useLadder.ts';
import { permissions } from '#session/permissions.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { ErrorState } from '#shared/ui/ErrorState.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { AddCurrency } from './AddCurrency.tsx';
import { currencyLadders, missingCurrencies } from './currencyRules.ts';
import { CurrencyTable } from './CurrencyTable.tsx';
import { LinkEditor } from './LinkEditor.tsx';

/** The same ladder in every currency: which follow another by the rate of the day, which stand alone. */
export function CurrenciesPanel() {
  const { t } = useTranslation('slabPanels');
  const format = useFormat();
  const { sets, place, product, currency, set, open } = useLadder();
  const query = useQuery(listFxRatesOptions());
  const rates = query.data ?? null;
  const ladders = currencyLadders(sets, place, product.currency);
  const missing = missingCurrencies(ladders, rates);
  const sources = ladders.filter((each) => each.currency !== currency);
  const denied = usePermissionReason()(permissions.priceSlabsEdit);
  const [first] = ladders;

  return (
    <Panel
      title={t('currencies.title')}
      meta={
        rates &&
        t('currencies.rates', {
          base: rates.base,
          rates: Object.entries(rates.rates)
            .map(([code, rate]) => `${format.number(Number(rate), { decimals: 4 })} ${code}`)
            .join(' · '),
          date: format.date(rates.asOf),
        })
      }
    >
      {first ? (
        <Stack gap="5">
          <CurrencyTable
            ladders={ladders}
            open={currency}
            onOpen={(next) => open({ currency: next, setId: null })}
          />
          {set && sources.length > 0 && (
            <Part title={t('currencies.link')}>
              <LinkEditor sources={sources} rates={rates} />
            </Part>
          )}
          {rates && (
            <Part title={t('currencies.add')}>
              <AddCurrency
                currencies={missing}
                taken={ladders.map((each) => each.currency)}
                source={ladders.find((each) => each.currency === currency) ?? first}
                rates={rates}
                reason={denied}
              />
            </Part>
          )}
          {query.error && !query.data && <ErrorState error={query.error} onRetry={query.refetch} />}
        </Stack>
      ) : (
        <EmptyState
          icon={Coins}
          headingLevel="h3"
          title={t('currencies.empty')}
          text={t('currencies.emptyText')}
        />
      )}
    </Panel>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <chakra.h3 fontSize="sm" fontWeight="semibold" mb="2">
        {title}
      </chakra.h3>
      {children}
    </div>
  );
}
