import { Button } from '@chakra-ui/react/button';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import AlarmClockOff from 'lucide-react/icons/alarm-clock-off';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Opportunity } from '#api/generated/types.gen.ts';
import { snoozeDays } from '#entities/alerts/snooze.ts';
import { AnalysisExportButton } from '#entities/analysis/AnalysisExportButton.tsx';
import { analyzedFile } from '#entities/analysis/products/analyzedFile.ts';
import { scopeSearch, toScopeQuery, type ScopeTexts } from '#entities/analysis/scopeFilters.ts';
import { queryText } from '#resource/list/filterKinds.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Link } from '#shared/lib/Link.tsx';
import { MenuButton } from '#shared/table/MenuButton.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { dashboardQueries } from '#features/competitorDashboard/dashboardQueries.ts';
import type { DashboardPanelProps } from './OverviewPanels.tsx';
import { useSnooze } from './useSnooze.ts';

/** What there is to do about prices, as long as nobody has put it aside. */
export function OpportunityPanel({ scope, query }: DashboardPanelProps) {
  const { t } = useTranslation('analysis');
  const opportunities = useQuery(dashboardQueries.opportunities(query));
  const [showsAside, setShowsAside] = useState(false);
  const aside = opportunities.data?.items.filter(({ snoozedUntil }) => snoozedUntil !== null).length ?? 0;
  return (
    <Panel
      title={t('dashboard.opportunities')}
      actions={
        aside > 0 && (
          <Button
            size="xs"
            variant="outline"
            aria-pressed={showsAside}
            onClick={() => setShowsAside(!showsAside)}
          >
            {t('dashboard.aside', { count: aside })}
          </Button>
        )
      }
    >
      <QueryState
        query={opportunities}
        skeleton={<Skeleton h="7rem" role="status" aria-label={t('dashboard.loading')} />}
      >
        {({ items }) => {
          const shown = items.filter(({ snoozedUntil }) => snoozedUntil === null || showsAside);
          return shown.length === 0 ? (
            <chakra.p color="fg.muted">{t('dashboard.allAside')}</chakra.p>
          ) : (
            <chakra.ul css={styles}>
              {shown.map((one) => (
                <Card key={one.kind} opportunity={one} scope={scope} />
              ))}
            </chakra.ul>
          );
        }}
      </QueryState>
    </Panel>
  );
}

function Card({ opportunity, scope }: { opportunity: Opportunity; scope: ScopeTexts }) {
  const { t } = useTranslation('analysis');
  const { t: tAlerts } = useTranslation('alerts');
  const format = useFormat();
  const snooze = useSnooze();
  const texts = useFieldTexts();
  const titleId = useId();
  const { kind, products, snoozedUntil } = opportunity;
  const title = t(`dashboard.opportunity.${kind}`);
  return (
    <li>
      <h3 id={titleId}>{title}</h3>
      <p>{t(`dashboard.opportunityText.${kind}`)}</p>
      <div>
        {products === 0 ? (
          <span className="none">{t('dashboard.nothingToDo')}</span>
        ) : (
          <>
            <Link to={scopeSearch(scope, { view: 'products', is: kind })}>
              {t('dashboard.products', { count: products, number: format.number(products) })}
            </Link>
            <AnalysisExportButton
              resource="analyzedProducts"
              size="xs"
              describedBy={titleId}
              query={queryText({ ...toScopeQuery(scope), is: [kind] }, '-gapPct')}
              columns={analyzedFile(inFile, { t, texts })}
            />
          </>
        )}
        {snoozedUntil === null ? (
          <MenuButton
            size="xs"
            actions={snoozeDays.map((days) => ({
              label: tAlerts('snooze.days', { count: days, number: format.number(days) }),
              icon: AlarmClockOff,
              onSelect: () => snooze.put(kind, days),
            }))}
          >
            {tAlerts('snooze')}
          </MenuButton>
        ) : (
          <Button size="xs" variant="outline" loading={snooze.pending} onClick={() => snooze.takeBack(kind)}>
            {t('dashboard.backFrom', { date: format.date(snoozedUntil) })}
          </Button>
        )}
      </div>
    </li>
  );
}

/** The columns of the list of products that a file of an opportunity has. */
const inFile = ['product', 'name', 'category', 'ours', 'lowest', 'gapPct', 'standing', 'freshness'].map(
  (id) => ({ id }),
);

const styles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: '3',
  '& > li': {
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    p: '3',
    borderWidth: '1px',
    borderColor: 'border',
    rounded: 'l2',
  },
  '& h3': { fontWeight: 'semibold' },
  '& p': { flex: '1', fontSize: 'sm', color: 'fg.muted' },
  '& > li > div': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    mt: '1',
  },
  '& :is(a, .none)': { me: 'auto' },
  '& a': { fontWeight: 'medium', textDecoration: 'underline', textUnderlineOffset: '3px' },
  '& .none': { color: 'fg.muted' },
} as const;
