import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { Page } from '#shared/ui/Page.tsx';
import { ProductList } from '#features/skus/list/ProductList.tsx';
import { SkuList } from '#features/skus/list/SkuList.tsx';
import { useOverlay } from '#features/skus/list/useOverlay.ts';
import { ViewSwitch } from '#features/skus/list/ViewSwitch.tsx';
import { viewOf } from '#features/skus/list/listView.ts';

const ProductDrawer = lazy(async () => ({
  default: (await import('#features/skus/drawer/ProductDrawer.tsx')).ProductDrawer,
}));

/** /skumanager: find any product or SKU fast, put many in order at once, go on to prices. */
export function SkuManagerPage() {
  const view = viewOf(useLocation().search);
  const overlay = useOverlay();
  return (
    <Page actions={<ViewSwitch view={view} />}>
      {view === 'skus' ? <SkuList overlay={overlay} /> : <ProductList overlay={overlay} />}
      {overlay.productId !== null && (
        <Suspense>
          <ProductDrawer
            key={overlay.productId}
            productId={overlay.productId}
            tab={overlay.tab}
            onTab={overlay.showTab}
            onClose={overlay.close}
          />
        </Suspense>
      )}
    </Page>
  );
}
