import './priceHistoryTexts.ts';
import { Flex } from '@chakra-ui/react/flex';
import { Heading } from '@chakra-ui/react/heading';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import CalendarOff from 'lucide-react/icons/calendar-off';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Match } from '#api/generated/types.gen.ts';
import { matchQueries } from '#features/competitorManager/matchQueries.ts';
import { TableSwitch } from '#shared/chart/TableSwitch.tsx';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { useFormatChoice } from '#shared/i18n/useFormatChoice.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { Segments } from '#shared/ui/Segments.tsx';
import { PriceHistoryChart } from './PriceHistoryChart.tsx';
import { historyPeriods, toHistoryStart, type HistoryPeriod } from './priceHistoryRules.ts';

/** What a page asked over time at a quantity, beside our price. */
export function PriceHistoryPanel({ match }: { match: Match }) {
  const { t } = useTranslation('priceHistory');
  const format = useFormat();
  const { zone } = useFormatChoice();
  const headingId = useId();
  const [openedAt] = useState(() => Date.now());
  const [period, setPeriod] = useState<HistoryPeriod>('year');
  const [quantity, setQuantity] = useState<number | null>(null);
  const [isTable, setTable] = useState(false);
  const query = useQuery({
    ...matchQueries.priceHistory(match.id, toHistoryStart(period, openedAt, zone), quantity),
    placeholderData: keepPreviousData,
  });
  const shown = query.data;
  const theirCurrency = match.reading?.currency ?? shown?.currency;
  const isConverted =
    shown?.points.some(({ unitPrice }) => unitPrice !== null) && theirCurrency !== shown.currency;
  return (
    <chakra.section aria-labelledby={headingId} mb="5">
      <Stack gap="3">
        <Flex wrap="wrap" align="center" justify="space-between" gap="2">
          <chakra.div>
            <Heading as="h3" id={headingId} size="sm">
              {t('title')}
            </Heading>
            {shown && (
              <chakra.p fontSize="sm" color="fg.muted">
                {t('caption', {
                  count: shown.quantity,
                  quantity: format.number(shown.quantity),
                  currency: shown.currency,
                })}
              </chakra.p>
            )}
          </chakra.div>
          <TableSwitch isTable={isTable} onSwitch={setTable} />
        </Flex>
        <Flex wrap="wrap" gap="2">
          <Segments
            label={t('period')}
            value={period}
            onChange={setPeriod}
            options={historyPeriods.map((value) => ({ value, label: t(`period.${value}`) }))}
          />
          {shown && (
            <Segments
              label={t('quantity')}
              value={String(quantity ?? shown.quantity)}
              onChange={(value) => setQuantity(Number(value))}
              options={shown.standardQuantities.map((value) => ({
                value: String(value),
                label: format.number(value),
              }))}
            />
          )}
        </Flex>
        <QueryState
          query={query}
          skeleton={<Skeleton h="20rem" role="status" aria-label={t('loading')} />}
          isEmpty={({ points }) => points.length === 0}
          empty={
            shown && (
              <EmptyState
                icon={CalendarOff}
                headingLevel="h3"
                title={t('empty')}
                text={t('emptyText', { date: format.date(shown.lastSeenAt) })}
              />
            )
          }
        >
          {(history) => <PriceHistoryChart match={match} history={history} isTable={isTable} />}
        </QueryState>
        {isConverted && (
          <chakra.p fontSize="xs" color="fg.muted">
            {t('rates')}
          </chakra.p>
        )}
      </Stack>
    </chakra.section>
  );
}
