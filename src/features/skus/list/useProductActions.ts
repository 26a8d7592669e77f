import ChartLine from 'lucide-react/icons/chart-line';
import CircleSlash from 'lucide-react/icons/circle-slash';
import CopyPlus from 'lucide-react/icons/copy-plus';
import History from 'lucide-react/icons/history';
import Layers from 'lucide-react/icons/layers';
import PanelRight from 'lucide-react/icons/panel-right';
import Store from 'lucide-react/icons/store';
import SwatchBook from 'lucide-react/icons/swatch-book';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ProductRow } from '#api/generated/types.gen.ts';
import { permissions } from '#session/permissions.ts';
import { paths } from '#shared/lib/paths.ts';
import { usePageSearch } from '#shared/lib/usePageSearch.ts';
import type { RowAction } from '#shared/table/RowAction.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import type { Overlay } from './useOverlay.ts';

/** A dialog about one product that a row begins. */
export interface ProductAct {
  does: 'duplicate' | 'discontinue' | 'variants';
  productId: string;
}

/** What can be done with one product, in its menu and by keys. */
export function useProductActions({ openProduct, openFrom }: Overlay, onAct: (act: ProductAct) => void) {
  const { t } = useTranslation('skus');
  const navigate = useNavigate();
  const { now } = usePageSearch();
  const needs = usePermissionReason();
  return useMemo(() => {
    const toSlabs = (id: string): void => {
      if (needs(permissions.priceSlabs) === undefined) void navigate(paths.slabs(id));
    };
    const toCompetitors = (id: string): void => {
      if (needs(permissions.competitorManager) === undefined) void navigate(paths.competitorManager(id));
    };
    const toAnalysis = (productId: string): void => {
      // The list that is left, for the products before and after.
      const query = new URLSearchParams({ productId, from: now().replace(/^\?/, '') });
      void navigate(`${paths.competitorDetail}?${query.toString()}`);
    };
    const editing = { disabledReason: needs(permissions.skuManagerEdit) };
    const actions = ({ id }: ProductRow): RowAction[] => [
      {
        label: t('row.slabs'),
        icon: Layers,
        disabledReason: needs(permissions.priceSlabs),
        onSelect: () => toSlabs(id),
      },
      {
        label: t('row.competitors'),
        icon: Store,
        disabledReason: needs(permissions.competitorManager),
        onSelect: () => toCompetitors(id),
      },
      {
        label: t('row.analysis'),
        icon: ChartLine,
        disabledReason: needs(permissions.competitorDashboard),
        onSelect: () => toAnalysis(id),
      },
      { label: t('row.details'), icon: PanelRight, onSelect: () => openProduct(id) },
      { label: t('row.history'), icon: History, onSelect: () => openProduct(id, 'history') },
      {
        ...editing,
        label: t('row.variants'),
        icon: SwatchBook,
        onSelect: () => onAct({ does: 'variants', productId: id }),
      },
      {
        ...editing,
        label: t('row.duplicate'),
        icon: CopyPlus,
        onSelect: () => onAct({ does: 'duplicate', productId: id }),
      },
      {
        ...editing,
        label: t('row.discontinue'),
        icon: CircleSlash,
        danger: true,
        onSelect: () => onAct({ does: 'discontinue', productId: id }),
      },
    ];
    // Whoever looked for a SKU is led to it.
    const openFound = ({ id, matchedSkus }: ProductRow): void => openFrom(id, matchedSkus?.[0]?.id);
    const rowKeys = [
      { keys: 'Enter', label: t('row.details'), run: openFound },
      { keys: 'e', label: t('row.details'), run: openFound },
      { keys: 's', label: t('row.slabs'), run: ({ id }: ProductRow) => toSlabs(id) },
      { keys: 'c', label: t('row.competitors'), run: ({ id }: ProductRow) => toCompetitors(id) },
    ];
    return { actions, rowKeys };
  }, [t, now, navigate, openProduct, openFrom, needs, onAct]);
}
