import './competitorManagerTexts.ts';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import SearchX from 'lucide-react/icons/search-x';
import Store from 'lucide-react/icons/store';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ApiError } from '#api/errors.ts';
import type { Match } from '#api/generated/types.gen.ts';
import { MatchFileButtons } from '#entities/matches/MatchFileButtons.tsx';
import { MatchImportDialog } from '#entities/matches/MatchImportDialog.tsx';
import { useListSelection } from '#resource/list/useListSelection.ts';
import { useOpenRecord } from '#resource/list/useOpenRecord.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { useRememberOpened } from '#resource/useRememberOpened.ts';
import { permissions } from '#session/permissions.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { isRecordId } from '#shared/lib/recordId.ts';
import { BulkBar } from '#shared/table/BulkBar.tsx';
import { ColumnChooser } from '#shared/table/ColumnChooser.tsx';
import { DataTable } from '#shared/table/DataTable.tsx';
import { useVisibleColumns } from '#shared/table/useVisibleColumns.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import { notify } from '#shared/ui/notify.ts';
import { Page } from '#shared/ui/Page.tsx';
import { matchColumns } from './matchColumns.tsx';
import { matchQueries } from './matchQueries.ts';
import { matchedCount, matchRows } from './matchRows.ts';
import { SuggestionList } from './SuggestionList.tsx';
import { useMatchActions } from './useMatchActions.ts';
import { useMatchBulk } from './useMatchBulk.tsx';
import { useMatchTexts } from '#entities/matches/useMatchTexts.ts';
import { ReadingExportButton } from '#entities/matches/ReadingExportButton.tsx';

const MatchDrawer = lazyPart('match-drawer', async () => (await import('./MatchDrawer.tsx')).MatchDrawer);
const AttachDialog = lazyPart('attach-dialog', async () => (await import('./AttachDialog.tsx')).AttachDialog);
const MoveDialog = lazyPart('move-dialog', async () => (await import('./MoveDialog.tsx')).MoveDialog);
const RejectDialog = lazyPart(
  'reject-dialog',
  async () => (await import('#entities/matches/RejectDialog.tsx')).RejectDialog,
);

/** `/competitor-manager/:productid`: what competitors ask for a product, and where. */
export function CompetitorManagerPage() {
  const { t } = useTranslation('competitorManager');
  const texts = useFieldTexts();
  const words = useMatchTexts();
  const format = useFormat();
  const needs = usePermissionReason();
  const { productid = '' } = useParams();
  const canExist = isRecordId(productid);
  const decisions = useQuery({ ...matchQueries.decisions(productid), enabled: canExist });
  const matches = useQuery({ ...matchQueries.ofProduct(productid), enabled: canExist });
  const record = useOpenRecord();
  const [isAttaching, setAttaching] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const [rejected, setRejected] = useState<Match | null>(null);
  const [moved, setMoved] = useState<Match | null>(null);
  const columns = useVisibleColumns(
    'competitor-manager',
    useMemo(() => matchColumns({ t, texts, words, format }), [t, texts, words, format]),
  );
  const actions = useMatchActions(decisions.data, {
    openMatch: record.open,
    reject: setRejected,
    move: setMoved,
  });
  const error = decisions.error ?? matches.error;
  const found = useMemo(
    () => (decisions.data && matches.data ? { decisions: decisions.data, items: matches.data.items } : null),
    [decisions.data, matches.data],
  );
  const rows = useMemo(() => found && matchRows(found.decisions, found.items), [found]);

  useRememberOpened(record.id === null ? found?.decisions.product.name : undefined);
  const selection = useListSelection({
    page: rows ? { items: rows, total: rows.length } : undefined,
    table: { filters: {} },
  });
  const bulk = useMatchBulk(selection, rows ?? []);
  const attachReason = needs(permissions.competitorManagerEdit);
  /** What a row without a match is opened for. */
  const attach = (): void => {
    if (attachReason === undefined) setAttaching(true);
    else notify({ type: 'info', title: attachReason });
  };

  // The frame says which permission is missing (D25).
  if (!found && error instanceof ApiError && error.status === 403) throw error;
  if (!canExist || (!found && error instanceof ApiError && error.status === 404)) {
    return (
      <EmptyState
        icon={SearchX}
        headingLevel="h1"
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          <Button asChild size="sm" variant="outline">
            <Link to={paths.skuManager}>{t('notFound.action')}</Link>
          </Button>
        }
      />
    );
  }
  const product = found?.decisions.product;
  return (
    <Page
      {...(product ? { title: product.name } : {})}
      meta={
        found && (
          <>
            <chakra.span fontFamily="mono">{found.decisions.product.code}</chakra.span>
            {' · '}
            <Matched {...matchedCount(found.decisions, found.items)} />
          </>
        )
      }
      actions={
        <>
          {needs(permissions.competitorDashboard) === undefined && (
            <Button asChild variant="outline">
              <Link to={`${paths.competitorDetail}?productId=${encodeURIComponent(productid)}`}>
                {t('toAnalysis')}
              </Link>
            </Button>
          )}
          {needs(permissions.priceSlabs) === undefined && (
            <Button asChild variant="outline">
              <Link to={paths.slabs(productid)}>{t('toSlabs')}</Link>
            </Button>
          )}
          <DisabledReasonButton reason={attachReason} onClick={attach}>
            {t('attach.open')}
          </DisabledReasonButton>
        </>
      }
    >
      <Stack gap="4">
        {found && (
          <SuggestionList
            matches={found.items.filter(({ status }) => status === 'suggested')}
            reason={actions.deciding.disabledReason}
            onConfirm={actions.confirmMatch}
            onReject={setRejected}
          />
        )}
        <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="2">
          <MatchFileButtons
            query={new URLSearchParams({ productId: productid }).toString()}
            onImport={() => setImporting(true)}
          />
          <ReadingExportButton productId={productid} label={t('readings.export')} />
          <ColumnChooser columns={columns} />
        </chakra.div>
        <DataTable
          label={t('list')}
          columns={columns.visible}
          density={columns.density}
          rows={rows ?? undefined}
          rowId={({ id }) => id}
          rowName={({ competitor, match }) => match?.listingTitle ?? competitor.name}
          error={error}
          onRetry={() => Promise.all([decisions.refetch(), matches.refetch()])}
          selection={selection}
          rowActions={actions.rowActions}
          rowKeys={actions.rowKeys}
          onOpen={({ match }) => (match ? record.open(match.id) : attach())}
          empty={<EmptyState icon={Store} title={t('empty')} text={t('emptyText')} />}
          noMatch={null}
          isFiltered={false}
          total={rows?.length}
        />
        <BulkBar
          selection={selection}
          total={rows?.length}
          noun={(count) => t('bulk.count', { count, number: format.number(count) })}
          actions={bulk.actions}
        />
      </Stack>
      {bulk.dialog}
      <Suspense>
        {record.id !== null && <MatchDrawer key={record.id} matchId={record.id} onClose={record.close} />}
        {isAttaching && <AttachDialog productId={productid} onClose={() => setAttaching(false)} />}
        {isImporting && <MatchImportDialog onClose={() => setImporting(false)} />}
        {moved && <MoveDialog match={moved} onClose={() => setMoved(null)} />}
        {rejected && <RejectDialog match={rejected} onClose={() => setRejected(null)} />}
      </Suspense>
    </Page>
  );
}

function Matched({ matched, total }: { matched: number; total: number }) {
  const { t } = useTranslation('competitorManager');
  const format = useFormat();
  return t('matched', { count: total, matched: format.number(matched), total: format.number(total) });
}
