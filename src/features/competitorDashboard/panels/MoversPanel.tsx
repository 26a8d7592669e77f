import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery } from '@tanstack/react-query';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceMover } from '#api/generated/types.gen.ts';
import { AnalysisExportButton } from '#entities/analysis/AnalysisExportButton.tsx';
import { detailAddress } from '#entities/analysis/detailAddress.ts';
import { columnDecimals } from '#shared/i18n/columnDecimals.ts';
import { queryText } from '#resource/list/filterKinds.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Link } from '#shared/lib/Link.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { figureTable } from '#shared/ui/figureTable.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { Segments } from '#shared/ui/Segments.tsx';
import { dashboardQueries } from '#features/competitorDashboard/dashboardQueries.ts';
import { useSignedPercent } from '#features/competitorDashboard/useSignedPercent.ts';
import type { DashboardPanelProps } from './OverviewPanels.tsx';

const directions = ['both', 'up', 'down'] as const;

/** The biggest changes of competitors' prices, with the page they were read from. */
export function MoversPanel({ scope, query }: DashboardPanelProps) {
  const { t } = useTranslation('analysis');
  const [direction, setDirection] = useState<(typeof directions)[number]>('both');
  const asked = { ...query, ...(direction === 'both' ? {} : { direction }) };
  const movers = useQuery(dashboardQueries.movers(asked));
  const texts = useFieldTexts();
  return (
    <Panel
      title={t('dashboard.movers')}
      actions={
        <>
          <Segments
            label={t('dashboard.direction')}
            value={direction}
            onChange={setDirection}
            options={directions.map((value) => ({ value, label: t(`dashboard.direction.${value}`) }))}
          />
          <AnalysisExportButton
            resource="priceMovers"
            size="xs"
            query={queryText(asked, null)}
            columns={[
              { id: 'product', header: texts.field('sku') },
              { id: 'name', header: t('dashboard.column.product') },
              { id: 'competitor', header: t('detail.competitor') },
              { id: 'changePct', header: t('dashboard.column.change') },
              { id: 'before', header: t('dashboard.column.before') },
              { id: 'after', header: t('dashboard.column.after') },
              { id: 'quantity', header: t('detail.quantity') },
              { id: 'gapPct', header: t('dashboard.column.ourGap') },
              { id: 'at', header: t('dashboard.column.when') },
              { id: 'url', header: 'URL' },
            ]}
          />
        </>
      }
    >
      <QueryState
        query={movers}
        skeleton={<Skeleton h="20rem" role="status" aria-label={t('dashboard.loading')} />}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            icon={ArrowDownUp}
            headingLevel="h3"
            title={t('dashboard.noMovers')}
            text={t('dashboard.noMoversText')}
          />
        }
      >
        {({ items, total }) => (
          <Movers items={items} total={total} toDetail={(id) => detailAddress(scope, id)} />
        )}
      </QueryState>
    </Panel>
  );
}

interface MoversProps {
  items: readonly PriceMover[];
  total: number;
  toDetail: (productId: string) => string;
}

function Movers({ items, total, toDetail }: MoversProps) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const percent = useSignedPercent();
  const decimals = columnDecimals(items.flatMap(({ before, after }) => [before, after]));
  // Told apart from the panel around it.
  const caption = t('dashboard.moversCaption', {
    count: total,
    shown: items.length,
    total: format.number(total),
  });
  return (
    <chakra.div css={{ ...figureTable, '& a': linked }} tabIndex={0} role="region" aria-label={caption}>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('dashboard.column.product')}</th>
            <th scope="col">{t('detail.competitor')}</th>
            <th scope="col" className="num">
              {t('dashboard.column.change')}
            </th>
            <th scope="col" className="num">
              {t('dashboard.column.before')}
            </th>
            <th scope="col" className="num">
              {t('dashboard.column.after')}
            </th>
            <th scope="col" className="num">
              {t('detail.quantity')}
            </th>
            <th scope="col" className="num">
              {t('dashboard.column.ourGap')}
            </th>
            <th scope="col">{t('dashboard.column.when')}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((mover) => (
            <tr key={mover.id}>
              <th scope="row" className="wrap">
                <Link to={toDetail(mover.product.id)}>{mover.product.name}</Link>
              </th>
              <td className="wrap">
                <a href={mover.evidenceUrl} target="_blank" rel="noopener noreferrer">
                  {t('dashboard.pageOf', { competitor: mover.competitor.name })}
                </a>
              </td>
              <td className="num">{percent(mover.changePct)}</td>
              <td className="num">{format.money(mover.before, 'USD', { decimals })}</td>
              <td className="num">{format.money(mover.after, 'USD', { decimals })}</td>
              <td className="num">{format.number(mover.quantity)}</td>
              <td className="num">{percent(mover.gapPct)}</td>
              <td>{format.dateTime(mover.at)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </chakra.div>
  );
}

const linked = { textDecoration: 'underline', textUnderlineOffset: '3px' } as const;
