import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invalidate } from '#api/cache.ts';
import { ignoreNotFound } from '#api/errors.ts';
import { deleteSavedSearchMutation } from '#api/generated/query/search.gen.ts';
import type { SavedSearch } from '#api/generated/types.gen.ts';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';

/** Deletes a saved search after asking. */
export function useDeleteSearch() {
  const { t } = useTranslation('search');
  const { mutateAsync } = useMutation(deleteSavedSearchMutation());
  const { act, pending } = useConfirmedAction();

  const remove = ({ id, name, shared }: SavedSearch): void =>
    act({
      question: {
        title: t('saved.deleteOf', { name }),
        text: t(shared ? 'saved.deleteShared' : 'saved.deleteText'),
        action: t('saved.delete'),
        danger: true,
      },
      send: () => ignoreNotFound(mutateAsync({ path: { savedSearchId: id } })),
      done: t('saved.deleted', { name }),
      failed: t('saved.notDeleted', { name }),
      refresh: () => invalidate('listSavedSearches'),
    });
  return { remove, pending };
}
