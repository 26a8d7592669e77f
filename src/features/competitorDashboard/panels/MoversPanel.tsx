import { chakra } from '@chakra-ui/react/styled-system';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { useQuery } from '@tanstack/react-query';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PriceMover } from '#api/generated/types.gen.ts';
import { detailAddress } from '#entities/analysis/detailAddress.ts';
import { orDash } from '#shared/i18n/noValue.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Link } from '#shared/lib/Link.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { figureTable } from '#shared/ui/figureTable.ts';
import { Panel } from '#shared/ui/Panel.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { Segments } from '#shared/ui/Segments.tsx';
import { dashboardQueries } from '#features/competitorDashboard/dashboardQueries.ts';
import type { DashboardPanelProps } from './OverviewPanels.tsx';

const directions = ['both', 'up', 'down'] as const;

/** The biggest changes of competitors' prices, with the page they were read from. */
export function MoversPanel({ scope, query }: DashboardPanelProps) {
  const { t } = useTranslation('analysis');
  const [direction, setDirection] = useState<(typeof directions)[number]>('both');
  const movers = useQuery(
    dashboardQueries.movers({ ...query, ...(direction === 'both' ? {} : { direction }) }),
  );
  return (
    <Panel
      title={t('dashboard.movers')}
      actions={
        <Segments
          label={t('dashboard.direction')}
          value={direction}
          onChange={setDirection}
          options={directions.map((value) => ({ value, label: t(`dashboard.direction.${value}`) }))}
        />
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
  const percent = (text: string | null): string =>
    text === null ? orDash(null) : format.percent(Number(text) / 100, { decimals: 1, signed: true });
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
              <td className="num">{format.money(mover.before, 'USD')}</td>
              <td className="num">{format.money(mover.after, 'USD')}</td>
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
