import { Button } from '@chakra-ui/react/button';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import Tag from 'lucide-react/icons/tag';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listReadingsOptions, updateReadingMutation } from '#api/generated/query/matches.gen.ts';
import type { Match, Reading } from '#api/generated/types.gen.ts';
import { plainTable, tableFrame } from '#resource/plainTable.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';
import { permissions } from '#session/permissions.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Pager } from '#shared/table/Pager.tsx';
import type { PageSize } from '#shared/table/paging.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { lazyPanel } from '#shared/ui/lazyPanel.tsx';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import { QueryState } from '#shared/ui/QueryState.tsx';
import { StateTag } from '#shared/ui/StateTag.tsx';
import { matchesChanged } from '#entities/matches/matchesChanged.ts';

const ReadingDialog = lazyPart(
  'reading-dialog',
  async () => (await import('./ReadingDialog.tsx')).ReadingDialog,
);

const PriceHistoryPanel = lazyPanel(
  'price-history',
  async () => (await import('./priceHistory/PriceHistoryPanel.tsx')).PriceHistoryPanel,
);

/** All that was read from a page, the latest first; a wrong reading is marked, and kept. */
export function MatchReadings({ match }: { match: Match }) {
  const { t } = useTranslation('competitorManager');
  const needs = usePermissionReason();
  const [page, setPage] = useState(1);
  const [size, setSize] = useState<PageSize>(15);
  const [isAdding, setAdding] = useState(false);
  const query = useQuery({
    ...listReadingsOptions({ path: { matchId: match.id }, query: { page, pageSize: size } }),
    placeholderData: keepPreviousData,
  });
  const reason = match.status === 'rejected' ? t('rejectedReason') : needs(permissions.competitorManagerEdit);
  const latest = query.data?.items[0];
  return (
    <>
      <chakra.div mb="3">
        <DisabledReasonButton size="sm" reason={reason} onClick={() => setAdding(true)}>
          {t('reading.add')}
        </DisabledReasonButton>
      </chakra.div>
      <QueryState
        query={query}
        skeleton={<Skeleton h="12rem" role="status" aria-label={t('loading')} />}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState icon={Tag} headingLevel="h3" title={t('readings.none')} text={t('readings.noneText')} />
        }
      >
        {(readings) => (
          <>
            <Suspense fallback={<Skeleton h="24rem" mb="5" />}>
              <PriceHistoryPanel match={match} />
            </Suspense>
            <ReadingTable match={match} readings={readings.items} />
            <Pager
              page={page}
              size={size}
              shown={readings}
              onPage={setPage}
              onSize={(next) => {
                setSize(next);
                setPage(1);
              }}
            />
          </>
        )}
      </QueryState>
      <Suspense>
        {isAdding && (
          <ReadingDialog
            match={match}
            currency={match.reading?.currency ?? latest?.currency ?? 'USD'}
            onClose={() => setAdding(false)}
          />
        )}
      </Suspense>
    </>
  );
}

function ReadingTable({ match, readings }: { match: Match; readings: readonly Reading[] }) {
  const { t } = useTranslation('competitorManager');
  const texts = useFieldTexts();
  const format = useFormat();
  const needs = usePermissionReason();
  const { act } = useConfirmedAction();
  const { mutateAsync } = useMutation(updateReadingMutation());
  const mark = ({ id, isAnomaly }: Reading): void =>
    act({
      send: () =>
        mutateAsync({ path: { matchId: match.id, readingId: id }, body: { isAnomaly: !isAnomaly } }),
      done: t(isAnomaly ? 'done.unmarked' : 'done.marked'),
      failed: t('failed'),
      toast: true,
      refresh: () => void matchesChanged(),
    });
  const canEdit = needs(permissions.competitorManagerEdit) === undefined;
  return (
    <chakra.div css={tableFrame} role="region" aria-label={t('tab.readings')} tabIndex={0}>
      <chakra.table css={readingTable} aria-label={t('tab.readings')}>
        <thead>
          <tr>
            <th scope="col">{t('column.capturedAt')}</th>
            <th scope="col">{texts.field('breaks')}</th>
            <th scope="col">{t('column.method')}</th>
            <th scope="col">{t('anomaly')}</th>
          </tr>
        </thead>
        <tbody>
          {readings.map((reading) => (
            <tr key={reading.id}>
              <td>{format.dateTime(reading.capturedAt)}</td>
              <td>
                {reading.breaks
                  .map(
                    ({ minQty, unitPrice }) =>
                      `${format.number(minQty)}: ${format.money(unitPrice, reading.currency)}`,
                  )
                  .join(' · ')}
              </td>
              <td>{reading.createdBy?.name ?? t(`method.${reading.method}`)}</td>
              <td>
                {reading.isAnomaly && <StateTag tone="caution">{t('anomaly')}</StateTag>}
                {canEdit && (
                  <Button size="xs" variant="outline" onClick={() => mark(reading)}>
                    {t(reading.isAnomaly ? 'unmark' : 'mark')}
                  </Button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}

/** Dates and prices stay whole; on a phone the table is scrolled. */
const readingTable = {
  ...plainTable,
  minW: '34rem',
  '& td': { ...plainTable['& td'], overflowWrap: 'break-word' },
} as const;
