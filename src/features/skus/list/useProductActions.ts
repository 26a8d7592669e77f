import History from 'lucide-react/icons/history';
import Layers from 'lucide-react/icons/layers';
import PanelRight from 'lucide-react/icons/panel-right';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ProductRow } from '#api/generated/types.gen.ts';
import { paths } from '#shared/lib/paths.ts';
import type { RowAction } from '#shared/table/RowAction.ts';
import type { Overlay } from './useOverlay.ts';

/** What can be done with one product, in its menu and by keys. */
export function useProductActions({ openProduct }: Overlay) {
  const { t } = useTranslation('skus');
  const navigate = useNavigate();
  return useMemo(() => {
    const actions = ({ id }: ProductRow): RowAction[] => [
      { label: t('row.details'), icon: PanelRight, onSelect: () => openProduct(id) },
      { label: t('row.slabs'), icon: Layers, onSelect: () => void navigate(paths.slabs(id)) },
      { label: t('row.history'), icon: History, onSelect: () => openProduct(id, 'history') },
    ];
    const rowKeys = [
      { keys: 'Enter', label: t('row.details'), run: ({ id }: ProductRow) => openProduct(id) },
      { keys: 's', label: t('row.slabs'), run: ({ id }: ProductRow) => void navigate(paths.slabs(id)) },
    ];
    return { actions, rowKeys };
  }, [t, navigate, openProduct]);
}
