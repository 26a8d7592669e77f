import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidate } from '#api/cache.ts';
import { createViewMutation, updateViewMutation } from '#api/generated/query/work.gen.ts';
import type { SavedView } from '#api/generated/types.gen.ts';
import { zSavedView } from '#api/generated/zod/work.gen.ts';
import { currentOf } from '#api/staleWrite.ts';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { notify } from '#shared/ui/notify.ts';
import { useVersionedSave, type Conflict } from '#resource/write/useVersionedSave.ts';
import type { ListViews } from './useListViews.ts';
import {
  differingKeys,
  mergedView,
  toViewValues,
  viewFacts,
  viewSchema,
  type ViewFacts,
  type ViewKey,
  type ViewValues,
} from './viewForm.ts';

interface ViewFormOptions {
  views: ListViews;
  /** The view that is changed; null: a new one. */
  view: SavedView | null;
  /** Whether a changed view is to show what the list shows now. A new one does. */
  withState: boolean;
  onDone: () => void;
}

/** Saves a view: sent once (E80), a name in use is said at the field, a stale write asks which one is to be. */
export function useViewForm({ views, view, withState, onDone }: ViewFormOptions) {
  const { t } = useTranslation('lists');
  const create = useMutation(createViewMutation());
  const update = useMutation(updateViewMutation());
  // What was opened: the list may know more by the time it is saved.
  const [base] = useState(view);
  const form = useZodForm(viewSchema, { defaultValues: toViewValues(view), texts: { t } });
  const state = view === null || withState ? views.state : view;
  const { save, ...rest } = useVersionedSave<ViewValues, SavedView | null, ViewFacts, ViewKey>({
    form,
    fieldOf: (name) => (name === 'name' ? name : null),
    fieldSentence: ({ code }) => (code === 'taken' ? t('views.nameTaken') : undefined),
    write: async (on, mine) => {
      const facts = viewFacts(mine);
      const saved = on
        ? await update.mutateAsync({ path: { viewId: on.id }, body: { version: on.version, ...facts } })
        : await create.mutateAsync({ body: { screen: views.screen, ...facts } });
      await invalidate('listViews');
      return saved;
    },
    onSaved: (saved) => {
      if (saved && (view === null || withState)) views.choose(saved);
      notify({ type: 'success', title: t('views.saved', { name: saved?.name }) });
      onDone();
    },
    readTheirs: (error) => {
      const theirs = currentOf(error, zSavedView);
      if (!theirs) throw error;
      return theirs;
    },
    differingKeys: ({ theirs, mine }) => (theirs ? differingKeys(theirs, mine) : []),
    onTheirs: () => void invalidate('listViews').then(onDone),
  });

  return {
    form,
    ...rest,
    submit: form.handleSubmit((values) => save(base, { ...values, ...state })),
    keepMine: ({ theirs, mine }: Conflict<SavedView | null, ViewFacts, ViewKey>, keys: readonly ViewKey[]) =>
      void save(theirs, theirs ? mergedView(theirs, mine, keys) : mine),
  };
}
