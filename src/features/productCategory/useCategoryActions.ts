import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { updateCategoryMutation } from '#api/generated/query/catalogue.gen.ts';
import type { Category } from '#api/generated/types.gen.ts';
import { usePermissionReason } from '#resource/usePermissionReason.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';
import { permissions } from '#session/permissions.ts';
import type { RowAction } from '#shared/table/RowAction.ts';
import type { AskedCategory } from './CategoryDialogs.tsx';
import { categoriesChanged } from './categoryQueries.ts';
import { hasRoomBelow } from './categoryRules.ts';

/** What can be done with a category, in the menus of the tree, of the table and of the category that is shown. */
export function useCategoryActions(categories: readonly Category[], ask: (asked: AskedCategory) => void) {
  const { t } = useTranslation('productCategory');
  const reasonFor = usePermissionReason();
  const { mutateAsync } = useMutation(updateCategoryMutation());
  const { act } = useConfirmedAction();
  const reason = reasonFor(permissions.productCategoryEdit);
  const targetReason = reason ?? reasonFor(permissions.viewCosts);

  const turnStatus = ({ id, version, title, status }: Category): void => {
    const isHidden = status === 'hidden';
    act({
      send: () =>
        mutateAsync({ path: { categoryId: id }, body: { version, status: isHidden ? 'active' : 'hidden' } }),
      done: t(isHidden ? 'shown' : 'nowHidden', { title }),
      failed: t(isHidden ? 'showFailed' : 'hideFailed', { title }),
      refresh: categoriesChanged,
    });
  };

  const actions = (categoryId: string): RowAction[] => {
    const category = categories.find(({ id }) => id === categoryId);
    if (!category) return [];
    return [
      {
        label: t('targets.action'),
        onSelect: () => ask({ kind: 'targets', category }),
        disabledReason: targetReason,
      },
      {
        label: t('addBelow'),
        onSelect: () => ask({ kind: 'new', parentId: categoryId }),
        disabledReason: reason ?? (hasRoomBelow(category) ? undefined : t('tooDeep')),
      },
      {
        label: t('rename.action'),
        onSelect: () => ask({ kind: 'rename', category }),
        disabledReason: reason,
      },
      { label: t('move'), onSelect: () => ask({ kind: 'move', category }), disabledReason: reason },
      {
        label: t(category.status === 'hidden' ? 'showAction' : 'hideAction'),
        onSelect: () => turnStatus(category),
        disabledReason: reason,
      },
      {
        label: t('delete.action'),
        onSelect: () => ask({ kind: 'delete', category }),
        disabledReason: reason,
        danger: true,
      },
    ];
  };
  return { actions, reason, targetReason };
}
