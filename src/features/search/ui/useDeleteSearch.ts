import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invalidate } from '#api/cache.ts';
import { ApiError, errorText, isSilent } from '#api/errors.ts';
import { deleteSavedSearchMutation } from '#api/generated/query/search.gen.ts';
import type { SavedSearch } from '#api/generated/types.gen.ts';
import { useSingleFlight } from '#shared/lib/useSingleFlight.ts';
import { confirm, warn } from '#shared/ui/confirm.ts';
import { notify } from '#shared/ui/notify.ts';

/** Deletes a saved search after asking. */
export function useDeleteSearch() {
  const { t } = useTranslation('search');
  const { t: tErrors } = useTranslation('errors');
  const { mutateAsync } = useMutation(deleteSavedSearchMutation());
  const { run, pending } = useSingleFlight();

  const remove = ({ id, name, shared }: SavedSearch): void => {
    void run(async () => {
      const text = t(shared ? 'saved.deleteShared' : 'saved.deleteText');
      const question = { title: t('saved.deleteOf', { name }), text, action: t('saved.delete') };
      if (!(await confirm({ ...question, danger: true }))) return;
      try {
        await mutateAsync({ path: { savedSearchId: id } });
      } catch (error) {
        if (isSilent(error)) return;
        // Deleted in another tab already: that is what was wanted.
        if (!(error instanceof ApiError && error.status === 404)) {
          void warn({
            title: t('saved.notDeleted', { name }),
            text: errorText(error, tErrors),
            action: t('ok', { ns: 'common' }),
          });
          return;
        }
      }
      await invalidate('listSavedSearches');
      notify({ type: 'success', title: t('saved.deleted', { name }) });
    });
  };
  return { remove, pending };
}
