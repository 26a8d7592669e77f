import { Skeleton } from '@chakra-ui/react/skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProductPriceHistory } from '#api/generated/types.gen.ts';
import { ReadingExportButton } from '#entities/matches/ReadingExportButton.tsx';
import { periods, type DetailView } from '#features/competitorDetail/detailAddress.ts';
import { TableSwitch } from '#shared/chart/TableSwitch.tsx';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { QueryState, type QueryLike } from '#shared/ui/QueryState.tsx';
import { Segments } from '#shared/ui/Segments.tsx';
import { HistoryChart } from './HistoryChart.tsx';

interface HistoryPanelProps {
  productId: string;
  query: QueryLike<ProductPriceHistory>;
  view: DetailView;
  choose: (next: Partial<DetailView>) => void;
}

/** What we and all competitors asked over time at the chosen quantity. */
export function HistoryPanel({ productId, query, view, choose }: HistoryPanelProps) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const [isTable, setTable] = useState(false);
  const { data } = query;
  return (
    <Panel
      title={t('detail.history')}
      meta={
        data &&
        t('detail.history.caption', {
          count: data.quantity,
          quantity: format.number(data.quantity),
          currency: data.currency,
        })
      }
      actions={
        <>
          <Segments
            label={t('detail.history.period')}
            value={view.period}
            onChange={(period) => choose({ period })}
            options={periods.map((value) => ({ value, label: t(`detail.history.period.${value}`) }))}
          />
          <TableSwitch isTable={isTable} onSwitch={setTable} />
          <ReadingExportButton productId={productId} label={t('detail.history.export')} size="xs" />
        </>
      }
    >
      <QueryState
        query={query}
        skeleton={<Skeleton h="20rem" role="status" aria-label={t('detail.loading')} />}
      >
        {(history) => <HistoryChart history={history} isTable={isTable} />}
      </QueryState>
    </Panel>
  );
}
