import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invalidate } from '#api/cache.ts';
import { ignoreNotFound } from '#api/errors.ts';
import { deleteViewMutation } from '#api/generated/query/work.gen.ts';
import type { SavedView } from '#api/generated/types.gen.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';
import type { ListViews } from './useListViews.ts';

/** Deletes a view after asking; the list on screen stays as it is. */
export function useDeleteView(views: ListViews) {
  const { t } = useTranslation('lists');
  const { mutateAsync } = useMutation(deleteViewMutation());
  const { act, pending } = useConfirmedAction();

  const remove = ({ id, name, scope }: SavedView): void =>
    act({
      question: {
        title: t('views.deleteOf', { name }),
        text: t(scope === 'shared' ? 'views.deleteShared' : 'views.deleteText'),
        action: t('views.delete'),
        danger: true,
      },
      send: () => ignoreNotFound(mutateAsync({ path: { viewId: id } })),
      onDone: () => {
        if (views.current?.view.id === id) views.choose(null);
      },
      done: t('views.deleted', { name }),
      failed: t('views.notDeleted', { name }),
      refresh: () => invalidate('listViews'),
    });
  return { remove, pending };
}
