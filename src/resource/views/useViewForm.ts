import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { invalidate } from '#api/cache.ts';
import { createViewMutation, updateViewMutation } from '#api/generated/query/work.gen.ts';
import type { SavedView } from '#api/generated/types.gen.ts';
import { zSavedView } from '#api/generated/zod/work.gen.ts';
import { currentOf } from '#api/staleWrite.ts';
import { useSameValues } from '#shared/form/useSameValues.ts';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { notify } from '#shared/ui/notify.ts';
import { useSave } from '#resource/write/useSave.ts';
import type { ListViews } from './useListViews.ts';
import { isSameView, mergedView, valuesOf, viewFacts, viewSchema, type ViewFacts } from './viewForm.ts';

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
  const saySame = useSameValues();
  const [theirs, setTheirs] = useState<SavedView | null>(null);
  // What was opened: the list may know more by the time it is saved.
  const [base] = useState(view);
  const form = useZodForm(viewSchema, { defaultValues: valuesOf(view), texts: { t } });

  const state = view === null || withState ? views.state : view;
  const takeTheirs = async (): Promise<void> => {
    setTheirs(null);
    await invalidate('listViews');
    onDone();
  };
  const { save, pending, submitError } = useSave({
    form,
    fieldOf: (name) => (name === 'name' ? name : null),
    fieldSentence: ({ code }) => (code === 'taken' ? t('views.nameTaken') : undefined),
    handle: async (error) => {
      const current = currentOf(error, zSavedView);
      if (current && isSameView(current, { ...form.getValues(), ...state })) {
        saySame();
        await takeTheirs();
      } else setTheirs(current);
      return current !== null;
    },
  });
  const send = (mine: ViewFacts, version: number | undefined) =>
    save(async () => {
      const facts = viewFacts(mine);
      const saved =
        view === null
          ? await create.mutateAsync({ body: { screen: views.screen, ...facts } })
          : await update.mutateAsync({
              path: { viewId: view.id },
              body: { version: version ?? view.version, ...facts },
            });
      await invalidate('listViews');
      if (view === null || withState) views.choose(saved);
      notify({ type: 'success', title: t('views.saved', { name: saved.name }) });
      onDone();
    });

  return {
    form,
    pending,
    submitError,
    submit: form.handleSubmit((values) => send({ ...values, ...state }, undefined)),
    /** The view as somebody else, or oneself in another tab, has saved it meanwhile. */
    theirs,
    base,
    /** What would be sent. */
    mine: () => ({ ...form.getValues(), ...state }),
    keepMine: () => {
      setTheirs(null);
      void form.handleSubmit((values) => {
        const mine = { ...values, ...state };
        return send(base && theirs ? mergedView(base, mine, theirs) : mine, theirs?.version);
      })();
    },
    takeTheirs,
    goOn: () => setTheirs(null),
  };
}
