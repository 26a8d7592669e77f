import './drawerTexts.ts';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Product } from '#api/generated/types.gen.ts';
import { SideDrawer } from '#shared/ui/SideDrawer.tsx';
import { drawerTabs, type DrawerTab } from './drawerTabs.ts';
import { DrawerBody } from './DrawerBody.tsx';
import { ProductActions } from './ProductActions.tsx';
import { ProductMeta } from './ProductMeta.tsx';
import { productOptions } from './productQueries.ts';

interface ProductDrawerProps {
  /** Our id of the product. */
  productId: string;
  /** Both are in the address of the list (ADR 21). */
  tab: DrawerTab;
  /** The SKU to be shown among the others. */
  skuId: string | null;
  onTab: (tab: DrawerTab) => void;
  onClose: () => void;
}

/** One product beside the list it was opened from. */
export function ProductDrawer({ productId, tab, skuId, onTab, onClose }: ProductDrawerProps) {
  const { t } = useTranslation('skuDrawer');
  const query = useQuery(productOptions(productId));
  const product = query.data;
  return (
    <SideDrawer
      open
      onClose={onClose}
      width="lg"
      title={product?.name ?? t('title')}
      meta={product && <ProductMeta product={product} />}
      actions={product && <ProductActions product={product} />}
      tabs={{
        label: t('tabs'),
        items: drawerTabs.map((id) => ({ id, label: t(`tab.${id}`), ...markOf(id, product) })),
        value: tab,
        onChange: onTab,
      }}
    >
      <DrawerBody key={productId} query={query} tab={tab} skuId={skuId} />
    </SideDrawer>
  );
}

/** How many there are, where one looks for that. */
function markOf(tab: DrawerTab, product: Product | undefined): { mark?: string } {
  return tab === 'skus' && product ? { mark: String(product.skuCount) } : {};
}
