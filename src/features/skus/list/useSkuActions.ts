import History from 'lucide-react/icons/history';
import Layers from 'lucide-react/icons/layers';
import PanelRight from 'lucide-react/icons/panel-right';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Sku } from '#api/generated/types.gen.ts';
import { paths } from '#shared/lib/paths.ts';
import type { RowAction } from '#shared/table/RowAction.ts';
import type { Overlay } from './useOverlay.ts';

/** What can be done with one SKU, in its menu and by keys. */
export function useSkuActions({ openProduct }: Overlay) {
  const { t } = useTranslation('skus');
  const navigate = useNavigate();
  return useMemo(() => {
    const actions = ({ product }: Sku): RowAction[] => [
      { label: t('row.product'), icon: PanelRight, onSelect: () => openProduct(product.id) },
      { label: t('row.slabs'), icon: Layers, onSelect: () => void navigate(paths.slabs(product.id)) },
      { label: t('row.history'), icon: History, onSelect: () => openProduct(product.id, 'history') },
    ];
    const rowKeys = [
      { keys: 'Enter', label: t('row.product'), run: ({ product }: Sku) => openProduct(product.id) },
      { keys: 's', label: t('row.slabs'), run: ({ product }: Sku) => void navigate(paths.slabs(product.id)) },
    ];
    return { actions, rowKeys };
  }, [t, navigate, openProduct]);
}
