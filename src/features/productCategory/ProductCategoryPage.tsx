import '#entities/analysis/analysisTexts.ts';
import './productCategoryTexts.ts';
import { Button } from '@chakra-ui/react/button';
import { Grid } from '@chakra-ui/react/grid';
import { Stack } from '@chakra-ui/react/stack';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import FolderX from 'lucide-react/icons/folder-x';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusedPermission } from '#api/refusedPermission.ts';
import { categoriesOptions } from '#entities/catalogue/categoriesOptions.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { DisabledReasonButton } from '#shared/ui/DisabledReasonButton.tsx';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { iconText } from '#shared/ui/icon.ts';
import { lazyPanel } from '#shared/ui/lazyPanel.tsx';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import { NoAccessPanel } from '#shared/ui/NoAccessPanel.tsx';
import { Page } from '#shared/ui/Page.tsx';
import { Tabs } from '#shared/ui/Tabs.tsx';
import { categoryViews } from './categoryAddress.ts';
import type { AskedCategory } from './CategoryDialogs.tsx';
import { toTree } from './categoryRules.ts';
import { CategoryScope } from './CategoryScope.tsx';
import { CategoryTree } from './CategoryTree.tsx';
import { FigurePanel } from './FigurePanel.tsx';
import { unmappedOptions } from './mapping/mappingQueries.ts';
import { NodeHeader } from './NodeHeader.tsx';
import { useCategoryActions } from './useCategoryActions.ts';
import { useCategoryAddress } from './useCategoryAddress.ts';
import { useMoveCategory } from './useMoveCategory.ts';

const ProductPanel = lazyPanel(
  'category-products',
  async () => (await import('./ProductPanel.tsx')).ProductPanel,
);
const MappingPanel = lazyPanel(
  'category-mappings',
  async () => (await import('./mapping/MappingPanel.tsx')).MappingPanel,
);
const CategoryDialogs = lazyPart(
  'category-dialogs',
  async () => (await import('./CategoryDialogs.tsx')).CategoryDialogs,
);

const none: readonly never[] = [];

/** /competitorAnalysisProductCategory: how categories stand to the market, and which margins they aim at. */
export function ProductCategoryPage() {
  const { t } = useTranslation('productCategory');
  const format = useFormat();
  const query = useQuery(categoriesOptions());
  const unmapped = useQuery(unmappedOptions()).data ?? 0;
  const categories = query.data?.items ?? none;
  const tree = useMemo(() => toTree(categories), [categories]);
  const address = useCategoryAddress(tree);
  const [asked, setAsked] = useState<AskedCategory | null>(null);
  const { actions, reason, targetReason } = useCategoryActions(categories, setAsked);
  const mover = useMoveCategory(categories);
  const refused = refusedPermission(query.error);
  const { node, view } = address;
  const isGone = query.data !== undefined && node !== null && !tree.parents.has(node);
  const askTargets = useCallback(
    (id: string): void => {
      const category = categories.find((one) => one.id === id);
      if (category) setAsked({ kind: 'targets', category });
    },
    [categories],
  );

  if (refused) {
    return (
      <Page>
        <NoAccessPanel title={refused.permission} />
      </Page>
    );
  }
  return (
    <Page
      actions={
        <DisabledReasonButton reason={reason} onClick={() => setAsked({ kind: 'new', parentId: node })}>
          <Plus {...iconText} />
          {t('add')}
        </DisabledReasonButton>
      }
    >
      <chakra.p role="status" srOnly>
        {mover.said}
      </chakra.p>
      <Grid
        templateColumns={{ base: 'minmax(0, 1fr)', xl: '18rem minmax(0, 1fr)' }}
        gap="5"
        alignItems="start"
      >
        <CategoryTree
          query={query}
          tree={tree}
          address={address}
          actions={actions}
          canEdit={reason === undefined}
          onMove={mover.move}
        />
        <Stack gap="3" minW="0">
          <NodeHeader
            categories={categories}
            tree={tree}
            node={node}
            onChoose={address.choose}
            actions={actions}
          />
          {isGone ? (
            <EmptyState
              icon={FolderX}
              title={t('gone')}
              text={t('goneText')}
              action={
                <Button size="sm" variant="outline" onClick={() => address.choose(null)}>
                  {t('all')}
                </Button>
              }
            />
          ) : (
            <Stack gap="3">
              <Tabs
                label={t('views')}
                items={categoryViews.map((id) => ({
                  id,
                  label: t(`view.${id}`),
                  ...(id === 'mapping' && unmapped > 0
                    ? { mark: t('mapping.unmapped', { number: format.number(unmapped) }) }
                    : {}),
                }))}
                value={view}
                onChange={address.show}
              >
                <Stack gap="3">
                  {view !== 'mapping' && <CategoryScope node={node} rollup={address.rollup} />}
                  <Suspense>
                    {view === 'figures' && (
                      <FigurePanel
                        address={address}
                        actions={actions}
                        onTargets={askTargets}
                        targetReason={targetReason}
                      />
                    )}
                    {view === 'products' && <ProductPanel node={node} />}
                    {view === 'mapping' && <MappingPanel categories={categories} reason={reason} />}
                  </Suspense>
                </Stack>
              </Tabs>
            </Stack>
          )}
        </Stack>
      </Grid>
      {asked && (
        <Suspense>
          <CategoryDialogs
            asked={asked}
            categories={categories}
            tree={tree}
            address={address}
            mover={mover}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </Page>
  );
}
