import History from 'lucide-react/icons/history';
import Layers from 'lucide-react/icons/layers';
import PanelRight from 'lucide-react/icons/panel-right';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Sku } from '#api/generated/types.gen.ts';
import { permissions } from '#session/permissions.ts';
import { paths } from '#shared/lib/paths.ts';
import type { RowAction } from '#shared/table/RowAction.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import type { Overlay } from './useOverlay.ts';

/** What can be done with one SKU, in its menu and by keys; it is edited in the drawer of its product. */
export function useSkuActions({ openProduct, openFrom }: Overlay) {
  const { t } = useTranslation('skus');
  const navigate = useNavigate();
  const needs = usePermissionReason();
  return useMemo(() => {
    const toSlabs = ({ product }: Sku): void => {
      if (needs(permissions.priceSlabs) === undefined) void navigate(paths.slabs(product.id));
    };
    const open = ({ id, product }: Sku): void => openFrom(product.id, id);
    const actions = (sku: Sku): RowAction[] => [
      {
        label: t('row.slabs'),
        icon: Layers,
        disabledReason: needs(permissions.priceSlabs),
        onSelect: () => toSlabs(sku),
      },
      {
        label: t('row.skus'),
        icon: PanelRight,
        onSelect: () => open(sku),
      },
      { label: t('row.history'), icon: History, onSelect: () => openProduct(sku.product.id, 'history') },
    ];
    const rowKeys = [
      { keys: 'Enter', label: t('row.skus'), run: open },
      { keys: 'e', label: t('row.skus'), run: open },
      { keys: 's', label: t('row.slabs'), run: toSlabs },
    ];
    return { actions, rowKeys };
  }, [t, navigate, openProduct, openFrom, needs]);
}
