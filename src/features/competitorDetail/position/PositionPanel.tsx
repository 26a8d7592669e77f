import { Button } from '@chakra-ui/react/button';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useTranslation } from 'react-i18next';
import type { DetailView } from '#features/competitorDetail/detailAddress.ts';
import type { DetailFacts } from '#features/competitorDetail/useDetailFacts.ts';
import { columnDecimals } from '#shared/i18n/columnDecimals.ts';
import { NO_VALUE } from '#shared/i18n/noValue.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { QueryState, type QueryLike } from '#shared/ui/QueryState.tsx';
import { positionAt } from './positionRules.ts';

interface PositionPanelProps {
  query: QueryLike<DetailFacts>;
  view: DetailView;
}

/** Where we stand at the chosen quantity, in a few figures. */
export function PositionPanel({ query, view }: PositionPanelProps) {
  const { t } = useTranslation('analysis');
  const format = useFormat();
  const at = query.data?.quantity;
  return (
    <Panel
      title={t('detail.position')}
      meta={at !== undefined && t(`detail.positionMeta.${view.basis}`, { quantity: format.number(at) })}
    >
      <QueryState
        query={query}
        skeleton={<Skeleton h="18rem" role="status" aria-label={t('detail.loading')} />}
      >
        {(facts) => <Figures facts={facts} view={view} />}
      </QueryState>
    </Panel>
  );
}

function Figures({ facts, view: { basis } }: { facts: DetailFacts; view: DetailView }) {
  const { t } = useTranslation(['analysis', 'common']);
  const texts = useFieldTexts();
  const format = useFormat();
  const { quantity, tolerancePct, currency, seesCosts } = facts;
  const found = positionAt(facts.offers, { quantity, basis, tolerancePct }, facts.side, facts.cost);
  const { rank, of, index, standing, cheapest, average, ours, gpPct } = found;
  const decimals = columnDecimals(facts.slabs.map(({ unitPrice }) => unitPrice));
  const money = (amount: string | null): string => format.money(amount, currency, { decimals });
  const rankText =
    rank === null ? NO_VALUE : t('detail.rankOf', { rank: format.number(rank), total: format.number(of) });
  return (
    <>
      <chakra.dl css={styles}>
        <div className="large">
          <dt>{t('detail.rank')}</dt>
          <dd>{rankText}</dd>
        </div>
        <div className="large">
          <dt>{texts.field('priceIndex')}</dt>
          <dd data-standing={standing}>
            {index === null ? NO_VALUE : format.number(Number(index), { decimals: 1 })}
            {standing && <small>{t(`detail.standing.${standing}`)}</small>}
          </dd>
          <dd className="hint">{t('detail.indexHint')}</dd>
        </div>
        <div>
          <dt>{t('detail.ours')}</dt>
          <dd>{money(ours)}</dd>
        </div>
        <div>
          <dt>{t('detail.cheapest')}</dt>
          <dd>
            {money(cheapest?.price ?? null)}
            {cheapest && <small>{cheapest.name}</small>}
          </dd>
        </div>
        <div>
          <dt>{t('detail.average')}</dt>
          <dd>{money(average)}</dd>
        </div>
        {seesCosts && (
          <div>
            <dt>{t('detail.gp')}</dt>
            <dd>{gpPct === null ? NO_VALUE : format.number(Number(gpPct), { decimals: 2 })}</dd>
          </div>
        )}
      </chakra.dl>
      {seesCosts && facts.costsError !== null && facts.costs === null && (
        <Banner
          tone="caution"
          action={
            <Button size="xs" variant="outline" onClick={() => void facts.retryCosts()}>
              {t('retry', { ns: 'common' })}
            </Button>
          }
        >
          {t('detail.noCosts')}
        </Banner>
      )}
    </>
  );
}

const styles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  columnGap: '4',
  rowGap: '3',
  '& dt': { fontSize: 'xs', color: 'fg.muted' },
  '& dd': { fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
  '& .large dd': { fontSize: 'xl' },
  '& .large': { gridColumn: '1 / -1' },
  '& small': { display: 'block', fontSize: 'xs', fontWeight: 'normal', color: 'fg.muted' },
  '& .large small': { display: 'inline', ms: '2' },
  '& dd[data-standing=cheaper]': { color: 'good' },
  '& dd[data-standing=dearer]': { color: 'caution' },
  '& dd.hint': { fontSize: 'xs', fontWeight: 'normal', color: 'fg.muted' },
} as const;
