import './matchReviewTexts.ts';
import { Button } from '@chakra-ui/react/button';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listCompetitorsOptions } from '#api/generated/query/competitors.gen.ts';
import { refusedPermission } from '#api/refusedPermission.ts';
import { useMatchTexts } from '#entities/matches/useMatchTexts.ts';
import { ListScreen } from '#resource/list/ListScreen.tsx';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { permissions } from '#session/permissions.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { useTableState } from '#shared/table/useTableState.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { Panel } from '#shared/ui/Panel.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { ConfirmSure } from './ConfirmSure.tsx';
import { DecidedList } from './DecidedList.tsx';
import { ReviewActions } from './ReviewActions.tsx';
import { ReviewComparison } from './ReviewComparison.tsx';
import { reviewTable } from './reviewFilters.ts';
import { ReviewPicture } from './ReviewPicture.tsx';
import { useReview } from './useReview.ts';
import { useReviewFilters } from './useReviewFilters.tsx';

/** The review of matches: one suggestion after the other beside our product, decided by a key each. */
export function ReviewPanel() {
  const { t } = useTranslation('matchReview');
  const words = useMatchTexts();
  const format = useFormat();
  const table = useTableState(reviewTable);
  const filters = useReviewFilters(table);
  const reason = usePermissionReason()(permissions.competitorManagerDecide);
  const review = useReview(table.filters);
  /** The suggestion that is being rejected, by its id. */
  const [rejecting, setRejecting] = useState<string | null>(null);
  const { query, current, next, decided, unsent, isHeld } = review;
  return (
    <ListScreen
      list={{ table, page: undefined, refused: refusedPermission(query.error), query: '' }}
      filters={filters}
      tools={<ConfirmSure filters={table.filters} reason={reason} onDone={() => void query.refetch()} />}
    >
      {isHeld && (
        <Banner tone="caution">
          {t('held', { count: unsent.length, number: format.number(unsent.length) })}
        </Banner>
      )}
      <QueryState query={query} skeleton={<Skeleton h="30rem" role="status" aria-label={t('loading')} />}>
        {() => (
          <chakra.div css={styles}>
            {current ? (
              <Panel
                title={current.ours.name}
                meta={t('progress', {
                  number: format.number(review.position),
                  total: format.number(review.total),
                  confidence: words.share(current.confidence),
                })}
              >
                <Stack gap="4">
                  {review.refusal !== undefined && (
                    <Banner tone="bad">{t('cameBack', { reason: review.refusal })}</Banner>
                  )}
                  <ReviewActions
                    reason={reason}
                    isRejecting={rejecting === current.id}
                    onRejecting={(is) => setRejecting(is ? current.id : null)}
                    onDecide={(decision) => {
                      setRejecting(null);
                      review.decide(decision);
                    }}
                    onSkip={review.skip}
                  />
                  <ReviewComparison item={current} />
                  {current.reasons.length > 0 && <p>{t('reasons', { reasons: words.reasons(current) })}</p>}
                </Stack>
              </Panel>
            ) : (
              <NothingLeft onLookAgain={() => void query.refetch()} />
            )}
            <DecidedList decided={decided} onTakeBack={review.takeBack} />
            {next && (
              <chakra.div hidden>
                <ReviewPicture url={next.ours.imageUrl} />
                <ReviewPicture url={next.imageUrl} />
              </chakra.div>
            )}
          </chakra.div>
        )}
      </QueryState>
    </ListScreen>
  );
}

/** Nothing is left to decide, and when there may be more. */
function NothingLeft({ onLookAgain }: { onLookAgain: () => void }) {
  const { t } = useTranslation('matchReview');
  const format = useFormat();
  const { data } = useQuery(listCompetitorsOptions());
  const [next] = (data?.items ?? []).flatMap(({ nextScanAt }) => nextScanAt ?? []).toSorted();
  return (
    <EmptyState
      icon={CircleCheck}
      title={t('empty')}
      text={
        next === undefined
          ? t('emptyText')
          : `${t('emptyText')} ${t('nextScan', { date: format.dateTime(next) })}`
      }
      action={
        <Button size="sm" variant="outline" onClick={onLookAgain}>
          {t('lookAgain')}
        </Button>
      }
    />
  );
}

const styles = {
  display: 'grid',
  gap: '4',
  alignItems: 'start',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 20rem' },
} as const;
