import { Button } from '@chakra-ui/react/button';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useQuery } from '@tanstack/react-query';
import SearchX from 'lucide-react/icons/search-x';
import { Suspense, useDeferredValue, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ApiError } from '#api/errors.ts';
import { useRememberOpened } from '#resource/useRememberOpened.ts';
import { permissions } from '#session/permissions.ts';
import { useCan } from '#session/useCan.ts';
import { recordName } from '#shared/i18n/noValue.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { isRecordId } from '#shared/lib/recordId.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { ErrorState } from '#shared/ui/ErrorState.tsx';
import { lazyPanel } from '#shared/ui/lazyPanel.tsx';
import { Page } from '#shared/ui/Page.tsx';
import { LadderBoundary } from '#features/slabs/editor/LadderBoundary.tsx';
import { LadderNotices } from '#features/slabs/editor/LadderNotices.tsx';
import { LadderProvider } from '#features/slabs/editor/LadderProvider.tsx';
import { LadderContext, useLadder, useLadderState } from '#features/slabs/editor/useLadder.ts';
import { PlaceBar } from '#features/slabs/editor/PlaceBar.tsx';
import { LadderPanel } from '#features/slabs/grid/LadderPanel.tsx';
import { LadderActions } from '#features/slabs/save/LadderActions.tsx';
import { slabQueries } from './slabQueries.ts';

const LadderPanels = lazyPanel(
  'ladder-panels',
  async () => (await import('#features/slabs/panels/LadderPanels.tsx')).LadderPanels,
);

/** `/slabs/:productid`: the price ladders of a product. */
export function SlabsPage() {
  const { t } = useTranslation('slabs');
  const { productid = '' } = useParams();
  const canExist = isRecordId(productid);
  const product = useQuery({ ...slabQueries.product(productid), enabled: canExist });
  const sets = useQuery({ ...slabQueries.sets(productid), enabled: canExist });
  const error = product.data && sets.data ? null : (product.error ?? sets.error);

  // The frame says which permission is missing (D25).
  if (error instanceof ApiError && error.status === 403) throw error;
  if (!canExist || (error instanceof ApiError && error.status === 404)) {
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
  if (product.data && sets.data) {
    return (
      <LadderProvider key={productid} product={product.data}>
        <LadderPage />
      </LadderProvider>
    );
  }
  return (
    <Page>
      {error ? (
        <ErrorState
          error={error}
          headingLevel="h2"
          onRetry={() => Promise.all([product.refetch(), sets.refetch()])}
        />
      ) : (
        <LadderSkeleton />
      )}
    </Page>
  );
}

/** A ladder to work on: what it is of, the grid, and what it is looked at beside. */
function LadderPage() {
  const { t } = useTranslation('slabs');
  const format = useFormat();
  const { product } = useLadder();
  useRememberOpened(product.name);
  const canSeeCompetitors = useCan()(permissions.competitorManager);
  return (
    <Page
      title={product.name}
      meta={
        <>
          <chakra.span fontFamily="mono">{product.sku}</chakra.span>
          {' · '}
          {recordName(product.supplier)}
          {' · '}
          {t('moq', { quantity: format.number(product.moq) })}
          {canSeeCompetitors && (
            <>
              {' · '}
              <Link to={paths.competitorManager(product.id)}>{t('competitors')}</Link>
            </>
          )}
        </>
      }
      actions={<LadderActions />}
    >
      <Stack gap="4">
        <PlaceBar />
        <LadderNotices />
        <LadderBoundary title={t('ladder.title')} action={<UndoButton />}>
          <LadderPanel />
        </LadderBoundary>
        <Suspense fallback={null}>
          <DeferredLadder>
            <LadderPanels />
          </DeferredLadder>
        </Suspense>
      </Stack>
    </Page>
  );
}

/** For what stands beside the grid: a key is shown in the grid first, and here as soon as there is time. */
function DeferredLadder({ children }: { children: ReactNode }) {
  const ladder = useLadder();
  const draft = useDeferredValue(useLadderState((now) => now));
  const deferred = useMemo(() => {
    const store = { ...ladder.store, getSnapshot: () => draft, subscribe: () => () => undefined };
    return { ...ladder, store };
  }, [ladder, draft]);
  return <LadderContext value={deferred}>{children}</LadderContext>;
}

/** Takes back the last change where the grid, with its keys and tools, cannot be shown. */
function UndoButton() {
  const { t } = useTranslation('slabs');
  const { canEdit, store } = useLadder();
  const canUndo = useLadderState(({ past }) => past.length > 0);
  if (!canEdit || !canUndo) return null;
  return (
    <Button size="xs" variant="outline" onClick={() => store.dispatch({ type: 'undo' })}>
      {t('undo')}
    </Button>
  );
}

/** The page before its ladder has come: a bar, and a grid of five breaks. */
function LadderSkeleton() {
  const { t } = useTranslation('slabs');
  return (
    <Stack gap="4" role="status">
      <VisuallyHidden>{t('loading')}</VisuallyHidden>
      <Skeleton h="9" maxW="44rem" aria-hidden />
      <Skeleton h="22rem" rounded="l3" aria-hidden />
    </Stack>
  );
}
