import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidate } from '#api/cache.ts';
import { ignoreNotFound } from '#api/errors.ts';
import { deleteViewMutation } from '#api/generated/query/work.gen.ts';
import type { SavedView } from '#api/generated/types.gen.ts';
import { ResourceDialog } from '#resource/ResourceDialog.tsx';
import { useConfirmedAction } from '#resource/write/useConfirmedAction.ts';
import type { ListViews } from './useListViews.ts';
import { ViewDialog } from './ViewDialog.tsx';

/** One's own views of a list, to rename, share and delete. */
export function ManageViews({ views, onClose }: { views: ListViews; onClose: () => void }) {
  const { t } = useTranslation('lists');
  const [edited, setEdited] = useState<SavedView | null>(null);
  const { remove, pending } = useDeleteView(views);
  const mine = views.views?.filter((view) => view.mine) ?? [];
  return (
    <>
      <ResourceDialog
        title={t('views.manageTitle')}
        onClose={onClose}
        footer={(close) => <Button onClick={close}>{t('filter.close')}</Button>}
      >
        <chakra.ul css={styles} aria-label={t('views.mine')} aria-busy={pending}>
          {mine.map((view) => (
            <li key={view.id}>
              <div>
                <strong>{view.name}</strong>
                <small>
                  {[
                    t(view.scope === 'shared' ? 'views.forAll' : 'views.personal'),
                    ...(view.isDefault ? [t('views.opensFirst')] : []),
                  ].join(' · ')}
                </small>
              </div>
              <Button
                size="sm"
                variant="outline"
                aria-label={t('views.editOf', { name: view.name })}
                onClick={() => setEdited(view)}
              >
                {t('views.edit')}
              </Button>
              <Button
                size="sm"
                variant="outline"
                aria-label={t('views.deleteOf', { name: view.name })}
                aria-disabled={pending}
                onClick={() => remove(view)}
              >
                {t('views.delete')}
              </Button>
            </li>
          ))}
        </chakra.ul>
        {mine.length === 0 && <chakra.p color="fg.muted">{t('views.noneLeft')}</chakra.p>}
      </ResourceDialog>
      {edited && <ViewDialog key={edited.id} views={views} view={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

const styles = {
  display: 'grid',
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', py: '2' },
  '& li + li': { borderTopWidth: '1px', borderColor: 'border' },
  '& li > div': { flex: 1, minW: '10rem', overflowWrap: 'anywhere' },
  '& strong': { display: 'block', fontWeight: 'medium' },
  '& small': { color: 'fg.muted', fontSize: 'sm' },
} as const;

/** Deletes a view after asking; the list on screen stays as it is. */
function useDeleteView(views: ListViews) {
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
