import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invalidate } from '#api/cache.ts';
import { ApiError, errorText, isSilent } from '#api/errors.ts';
import { deleteViewMutation } from '#api/generated/query/work.gen.ts';
import type { SavedView } from '#api/generated/types.gen.ts';
import { useSingleFlight } from '#shared/lib/useSingleFlight.ts';
import { confirm, warn } from '#shared/ui/confirm.ts';
import { notify } from '#shared/ui/notify.ts';
import type { ListViews } from './useListViews.ts';

/** Deletes a view after asking; the list on screen stays as it is. */
export function useDeleteView(views: ListViews) {
  const { t } = useTranslation('lists');
  const { t: tErrors } = useTranslation('errors');
  const { mutateAsync } = useMutation(deleteViewMutation());
  const { run, pending } = useSingleFlight();

  const remove = (view: SavedView): void => {
    void run(async () => {
      const text = view.scope === 'shared' ? t('views.deleteShared') : t('views.deleteText');
      const question = { title: t('views.deleteOf', { name: view.name }), text, action: t('views.delete') };
      if (!(await confirm({ ...question, danger: true }))) return;
      try {
        await mutateAsync({ path: { viewId: view.id } });
      } catch (error) {
        if (isSilent(error)) return;
        // Deleted in another tab already: that is what was wanted.
        if (!(error instanceof ApiError && error.status === 404)) {
          void warn({
            title: t('views.notDeleted', { name: view.name }),
            text: errorText(error, tErrors),
            action: t('ok', { ns: 'common' }),
          });
          return;
        }
      }
      if (views.current?.view.id === view.id) views.choose(null);
      await invalidate('listViews');
      notify({ type: 'success', title: t('views.deleted', { name: view.name }) });
    });
  };
  return { remove, pending };
}
