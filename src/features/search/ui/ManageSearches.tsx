import { Button } from '@chakra-ui/react/button';
import { Skeleton } from '@chakra-ui/react/skeleton';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { invalidate } from '#api/cache.ts';
import { ignoreNotFound } from '#api/errors.ts';
import { deleteSavedSearchMutation, listSavedSearchesOptions } from '#api/generated/query/search.gen.ts';
import type { SavedSearch } from '#api/generated/types.gen.ts';
import { ResourceDialog } from '#resource/ResourceDialog.tsx';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import { ErrorState } from '#shared/ui/ErrorState.tsx';

/** One's own saved searches, to open and to delete. */
export function ManageSearches({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('search');
  const { data, error, refetch } = useQuery(listSavedSearchesOptions());
  const { remove, pending } = useDeleteSearch();
  const mine = data?.items.filter((search) => search.mine);
  return (
    <ResourceDialog
      title={t('saved')}
      onClose={onClose}
      footer={(close) => <Button onClick={close}>{t('saved.close')}</Button>}
    >
      {error && !data && <ErrorState error={error} onRetry={refetch} />}
      {!error && !data && <Skeleton h="6rem" />}
      {mine && (
        <chakra.ul css={styles} aria-label={t('saved.mine')} aria-busy={pending}>
          {mine.map((search) => (
            <li key={search.id}>
              <div>
                <Link to={`${paths.search}?${search.query}`} onClick={onClose}>
                  {search.name}
                </Link>
                <small>{t(search.shared ? 'saved.forAll' : 'saved.personal')}</small>
              </div>
              <Button
                size="sm"
                variant="outline"
                aria-label={t('saved.deleteOf', { name: search.name })}
                aria-disabled={pending}
                onClick={() => remove(search)}
              >
                {t('saved.delete')}
              </Button>
            </li>
          ))}
        </chakra.ul>
      )}
      {mine?.length === 0 && <chakra.p color="fg.muted">{t('saved.none')}</chakra.p>}
    </ResourceDialog>
  );
}

const styles = {
  display: 'grid',
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', py: '2' },
  '& li + li': { borderTopWidth: '1px', borderColor: 'border' },
  '& li > div': { flex: 1, minW: '10rem', overflowWrap: 'anywhere' },
  '& a': { display: 'block', fontWeight: 'medium', color: 'accent', _hover: { textDecoration: 'underline' } },
  '& small': { color: 'fg.muted', fontSize: 'sm' },
} as const;

/** Deletes a saved search after asking. */
function useDeleteSearch() {
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
