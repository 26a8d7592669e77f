import { Suspense, useState } from 'react';
import { HeaderActions } from '#features/skus/list/HeaderActions.tsx';
import { ListDialogs } from '#features/skus/list/ListDialogs.tsx';
import { parseListView } from '#features/skus/list/listView.ts';
import { ProductList } from '#features/skus/list/ProductList.tsx';
import { SkuList } from '#features/skus/list/SkuList.tsx';
import { useOverlay } from '#features/skus/list/useOverlay.ts';
import type { ProductAct } from '#features/skus/list/useProductActions.ts';
import { SyncNote } from '#features/skus/list/SyncNote.tsx';
import { ViewSwitch } from '#features/skus/list/ViewSwitch.tsx';
import { usePageSearch } from '#shared/lib/usePageSearch.ts';
import { lazyPart } from '#shared/ui/lazyPart.tsx';
import { Page } from '#shared/ui/Page.tsx';

const ProductDrawer = lazyPart(
  'product-drawer',
  async () => (await import('#features/skus/drawer/ProductDrawer.tsx')).ProductDrawer,
);

/** /skumanager: find any product or SKU fast, put many in order at once, go on to prices. */
export function SkuManagerPage() {
  const view = parseListView(usePageSearch().search);
  const overlay = useOverlay();
  const [act, setAct] = useState<ProductAct | null>(null);
  return (
    <Page
      meta={<SyncNote />}
      actions={
        <>
          <ViewSwitch view={view} />
          <HeaderActions overlay={overlay} />
        </>
      }
    >
      {view === 'skus' ? <SkuList overlay={overlay} /> : <ProductList overlay={overlay} onAct={setAct} />}
      <ListDialogs view={view} overlay={overlay} act={act} onAct={setAct} />
      {overlay.productId !== null && (
        <Suspense>
          <ProductDrawer
            key={overlay.productId}
            productId={overlay.productId}
            tab={overlay.tab}
            skuId={overlay.skuId}
            onTab={overlay.showTab}
            onClose={overlay.close}
          />
        </Suspense>
      )}
    </Page>
  );
}
