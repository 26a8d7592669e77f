import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/errors.ts';
import { publishSlabSetMutation, scheduleSlabSetMutation } from '#api/generated/query/slabs.gen.ts';
import type { Publishing, Scheduling, SlabSet } from '#api/generated/types.gen.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { notify } from '#shared/ui/notify.ts';
import type { WithIdempotencyKey } from '#resource/useIdempotencyKey.ts';
import { useSave } from '#resource/write/useSave.ts';
import { isSameLadder } from '#features/slabs/editor/ladderConflict.ts';
import { currentSetOf, setInWrongState, useStateRefusal } from '#features/slabs/save/ladderFaults.ts';
import { overlapsAnother, refusedRules } from '#features/slabs/save/ladderProblems.ts';
import { useLadder, useLadderState } from '#features/slabs/editor/useLadder.ts';
import { shownIssues } from '#features/slabs/grid/shownIssues.ts';
import { upsertSet, pricesChanged, removeSet } from '#features/slabs/slabQueries.ts';

/** How a ladder becomes a price: what is typed is saved first, then the draft is published or scheduled. */
export function usePublish(onDone: () => void) {
  const { t } = useTranslation('slabPanels');
  const { t: tLadder } = useTranslation(['slabs', 'lists']);
  const saidOfState = useStateRefusal();
  const format = useFormat();
  const { product, set, open, store, save, setConflict } = useLadder();
  const isDirty = useLadderState((draft) => draft.isDirty);
  const { mutateAsync: publish } = useMutation(publishSlabSetMutation());
  const { mutateAsync: schedule } = useMutation(scheduleSlabSetMutation());

  const sent = useRef<SlabSet | null>(null);

  /** Somebody was faster, or the version is in another state. */
  const handle = (refused: unknown): boolean => {
    if (!sent.current) return false;
    if (refused instanceof ApiError && refused.status === 404) {
      // Somebody threw the draft away: what is on screen begins a new one.
      store.dispatch({ type: 'rebase', set: null });
      removeSet(sent.current);
      setSubmitError(tLadder('save.gone'));
      return true;
    }
    const now = setInWrongState(refused, sent.current.state);
    const theirs = now ?? currentSetOf(refused);
    if (!theirs) return false;
    if (now || isSameLadder(theirs, sent.current)) {
      upsertSet(theirs);
      store.dispatch({ type: 'rebase', set: theirs });
      setSubmitError(
        theirs.state === sent.current.state ? tLadder('conflict.same', { ns: 'lists' }) : saidOfState(theirs),
      );
      return true;
    }
    onDone();
    setConflict({ base: sent.current, theirs });
    return true;
  };

  const sentenceOf = (refused: unknown): string | undefined => {
    const fields = refused instanceof ApiError ? refused.fields : [];
    if (overlapsAnother(fields)) return t('publish.overlaps');
    const { rules, others } = refusedRules(fields);
    const said = [
      ...shownIssues([], rules, product.moq, tLadder, format).map(({ row, sentence }) =>
        row === null ? sentence : t('publish.refusedRow', { row: row + 1, sentence }),
      ),
      ...others.map(({ message }) => message),
    ];
    return said.length > 0 ? said.join('\n') : undefined;
  };
  const { save: run, pending, submitError, setSubmitError } = useSave({ handle, sentenceOf });

  const send = (
    once: WithIdempotencyKey,
    draft: SlabSet,
    what: Omit<Publishing, 'version'> | Omit<Scheduling, 'version'>,
  ) => {
    const path = { slabSetId: draft.id };
    const body = { ...what, version: draft.version };
    return once([path, body], (key) => {
      const headers = { 'Idempotency-Key': key };
      return 'effectiveFrom' in body ? schedule({ path, body, headers }) : publish({ path, body, headers });
    });
  };

  const submit = (what: Omit<Publishing, 'version'> | Omit<Scheduling, 'version'>): Promise<unknown> =>
    run(async (once) => {
      const draft = isDirty || set === null || set.state === 'live' ? await save() : set;
      if (!draft) {
        // The grid says why it was not saved.
        onDone();
        return;
      }
      sent.current = draft;
      const done = await send(once, draft, what);
      upsertSet(done);
      const from = done.effectiveFrom;
      notify({
        type: 'success',
        title:
          done.state === 'live' ? t('publish.done') : t('publish.scheduled', { date: format.dateTime(from) }),
      });
      open({ setId: done.id });
      onDone();
      void pricesChanged();
    });
  return { submit, pending, error: submitError };
}
