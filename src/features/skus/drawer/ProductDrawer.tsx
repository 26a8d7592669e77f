import { Badge } from '@chakra-ui/react/badge';
import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Product } from '#api/generated/types.gen.ts';
import { useRememberOpened } from '#resource/useRememberOpened.ts';
import { recordName } from '#shared/i18n/noValue.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { SideDrawer } from '#shared/ui/SideDrawer.tsx';
import { DrawerBody } from './DrawerBody.tsx';
import { drawerTabs, type DrawerTab } from './drawerTabs.ts';
import './drawerTexts.ts';
import { ProductActions } from './ProductActions.tsx';
import { productOptions } from './productQueries.ts';

const tones = { active: 'good', closeout: 'caution', discontinued: 'bad' } as const;

function getTone(status: string): 'good' | 'caution' | 'bad' | 'info' {
  return status === 'active' || status === 'closeout' || status === 'discontinued' ? tones[status] : 'info';
}

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
  useRememberOpened(product?.name);
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
        items: drawerTabs.map((id) => ({ id, label: t(`tab.${id}`), ...toTabMark(id, product) })),
        value: tab,
        onChange: onTab,
      }}
    >
      <DrawerBody key={productId} query={query} tab={tab} skuId={skuId} />
    </SideDrawer>
  );
}

/** How many there are, where one looks for that. */
function toTabMark(tab: DrawerTab, product: Product | undefined): { mark?: string } {
  return tab === 'skus' && product ? { mark: String(product.skuCount) } : {};
}

/** Our number, the supplier, and in which state the product is. */
function ProductMeta({ product }: { product: Product }) {
  const { t } = useTranslation('skuDrawer');
  const texts = useFieldTexts();
  const { sku, supplier, status, isKvi, isCaution, archivedAt } = product;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="2.5" rowGap="1">
      <chakra.span fontFamily="mono" color="fg">
        {sku}
      </chakra.span>
      <span>{recordName(supplier)}</span>
      <Badge colorPalette={getTone(status)}>{texts.status(status)}</Badge>
      {isKvi && <Badge variant="outline">{texts.field('isKvi')}</Badge>}
      {isCaution && <Badge colorPalette="caution">{texts.field('isCaution')}</Badge>}
      {archivedAt !== null && <Badge colorPalette="caution">{t('archived')}</Badge>}
    </chakra.div>
  );
}
