import { Button } from '@chakra-ui/react/button';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Match } from '#api/generated/types.gen.ts';
import { useMatchDecisions } from '#entities/matches/useMatchDecisions.ts';
import { detailQueries } from '#features/competitorDetail/detailQueries.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { figureTable } from '#shared/ui/figureTable.ts';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { useMatchTexts } from '#entities/matches/useMatchTexts.ts';
import { MatchLine } from './MatchLine.tsx';

const RejectDialog = lazyPart(
  'reject-dialog',
  async () => (await import('#entities/matches/RejectDialog.tsx')).RejectDialog,
);

/** The pages behind the figures, in any state, with what can be decided of each here. */
export function MatchesPanel({ productId }: { productId: string }) {
  const { t } = useTranslation('analysis');
  const can = useCan();
  const needs = usePermissionReason();
  const mayRead = can(permissions.competitorManager) || can(permissions.competitorAdmin);
  return (
    <Panel
      title={t('detail.matches')}
      actions={
        can(permissions.competitorManager) && (
          <Button asChild size="xs" variant="outline">
            <Link to={paths.competitorManager(productId)}>{t('detail.toCompetitors')}</Link>
          </Button>
        )
      }
    >
      {mayRead ? <Matches productId={productId} /> : <Note>{needs(permissions.competitorManager)}</Note>}
    </Panel>
  );
}

const Note = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted' } });

function Matches({ productId }: { productId: string }) {
  const { t } = useTranslation('analysis');
  const texts = useFieldTexts();
  const words = useMatchTexts();
  const query = useQuery(detailQueries.matches(productId));
  const actions = useMatchDecisions();
  const [rejected, setRejected] = useState<Match | null>(null);
  return (
    <>
      <QueryState
        query={query}
        skeleton={<Skeleton h="10rem" role="status" aria-label={t('detail.loading')} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<Note>{t('detail.noMatchesText')}</Note>}
      >
        {({ items }) => (
          <chakra.div
            css={styles}
            tabIndex={0}
            role="region"
            aria-label={t('detail.table', { name: t('detail.matches') })}
          >
            <table aria-label={t('detail.matches')}>
              <thead>
                <tr>
                  <th scope="col">{t('detail.competitor')}</th>
                  <th scope="col">{texts.field('status')}</th>
                  <th scope="col">{words.labels.matchType}</th>
                  <th scope="col" className="num">
                    {words.labels.packFactor}
                  </th>
                  <th scope="col">{t('detail.confidence')}</th>
                  <th scope="col">{t('detail.actions')}</th>
                </tr>
              </thead>
              <tbody>
                {items.map((match) => (
                  <MatchLine
                    key={match.id}
                    match={match}
                    actions={actions}
                    onReject={() => setRejected(match)}
                  />
                ))}
              </tbody>
            </table>
          </chakra.div>
        )}
      </QueryState>
      <Suspense>{rejected && <RejectDialog match={rejected} onClose={() => setRejected(null)} />}</Suspense>
    </>
  );
}

const styles = {
  ...figureTable,
  '& small a': { color: 'accent', textDecoration: 'underline' },
  '& small': { display: 'block', fontSize: 'xs', color: 'fg.muted' },
  '& .actions': { display: 'flex', flexWrap: 'wrap', gap: '1' },
} as const;
