import { useMutation } from '@tanstack/react-query';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#api/errors.ts';
import { createSlabSetMutation, updateSlabSetMutation } from '#api/generated/query/slabs.gen.ts';
import type { SlabSet } from '#api/generated/types.gen.ts';
import { useRemovalConfirm } from '#shared/form/useRemovalConfirm.ts';
import { loadExtra } from '#shared/lib/loadExtra.ts';
import { ladderIssues, type LadderFacts } from '#entities/pricing/ladderIssues.ts';
import { useErrorMessage } from '#shared/ui/errorMessage.ts';
import { notify } from '#shared/ui/notify.ts';
import { isAnswered, type WithIdempotencyKey } from '#resource/useIdempotencyKey.ts';
import { useSave } from '#resource/write/useSave.ts';
import { sameValues, slabsOf, type LadderValues } from '#features/slabs/editor/ladderEditor.ts';
import { currentSetOf, setInWrongState, useStateRefusal } from './ladderFaults.ts';
import type { LadderPlace } from '#features/slabs/editor/ladderPlace.ts';
import { refusedRules, type RefusedRule } from './ladderProblems.ts';
import { cellRemovals } from '#features/slabs/editor/ladderRemovals.ts';
import type { LadderStore } from '#features/slabs/editor/ladderStore.ts';
import type { LadderSaving } from '#features/slabs/editor/useLadder.ts';
import type { LostSave } from './lostSave.ts';
import { draftChanged, removeSet, upsertSet } from '#features/slabs/slabQueries.ts';
import { focusCell } from '#features/slabs/grid/useGridKeys.ts';

interface Failed {
  /** What was sent: with the next change the refusal is history. */
  readonly values: LadderValues;
  readonly rules: readonly RefusedRule[];
  readonly sentence: string;
}

interface SaveOptions {
  productId: string;
  place: LadderPlace;
  store: LadderStore;
  /** The draft of this place that the page knows of. */
  drafted: SlabSet | null;
  /** What the rules judge by that keep even a draft from being saved (L1 to L3). */
  facts: LadderFacts;
  /** The draft is on the server: what is kept in the browser goes. `isFirst`: it was not there before. */
  onSaved: (isFirst: boolean) => void;
}

const none: readonly never[] = [];

/** What a save without an answer needs, beside the first paint; null: it cannot be fetched now. */
const loadLostSave = () => loadExtra(() => import('./lostSave.ts')).catch(() => null);

/** Saves the ladder on screen as a draft: the one that is open, or a first one. */
export function useLadderSave({
  productId,
  place,
  store,
  drafted,
  facts,
  onSaved,
}: SaveOptions): LadderSaving {
  const { t } = useTranslation(['slabs', 'lists']);
  const saidOfState = useStateRefusal();
  const speak = useErrorMessage();
  const { mutateAsync: create } = useMutation(createSlabSetMutation());
  const { mutateAsync: update } = useMutation(updateSlabSetMutation());
  const confirmRemovals = useRemovalConfirm();
  const formRef = useRef<HTMLFormElement | null>(null);
  const [failed, setFailed] = useState<Failed | null>(null);
  const [conflict, setConflict] = useState<LadderSaving['conflict']>(null);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  const lost = useRef<LostSave | null>(null);

  const send = async (
    once: WithIdempotencyKey,
    values: LadderValues,
    base: SlabSet | null,
  ): Promise<SlabSet> => {
    const written = { note: values.note.trim(), slabs: slabsOf(values), link: values.link };
    if (base?.state === 'draft') {
      return update({ path: { slabSetId: base.id }, body: { ...written, version: base.version } });
    }
    const body = { ...place, ...written, priceType: base?.priceType ?? 'List' } as const;
    return once(body, (key) => create({ path: { productId }, body, headers: { 'Idempotency-Key': key } }));
  };

  const resetTo = (set: SlabSet, sent: LadderValues, isFirst: boolean, title: string): SlabSet => {
    lost.current = null;
    upsertSet(set);
    store.dispatch({ type: 'saved', set, sent });
    setFailed(null);
    setSavedAt(Date.now());
    onSaved(isFirst);
    void draftChanged();
    notify({ type: 'success', title });
    return set;
  };

  /** An earlier save whose answer was lost may have been done: then its version is what is worked on. */
  const recover = async (): Promise<SlabSet | null> => {
    const attempt = lost.current;
    const set = attempt && (await (await loadLostSave())?.findSaved(attempt, productId, place));
    if (!set) return null;
    if (sameValues(store.getSnapshot().values, attempt.sent)) {
      return resetTo(set, attempt.sent, attempt.base?.state !== 'draft', t('saved.already'));
    }
    lost.current = null;
    upsertSet(set);
    store.dispatch({ type: 'rebase', set });
    return null;
  };

  /** Somebody was faster: what differs is asked about, and what says the same is saved. */
  const handleConflict = async (theirs: SlabSet, values: LadderValues): Promise<SlabSet | null> => {
    if ((await loadLostSave())?.matchesSent(theirs, values)) {
      const isFirst = store.getSnapshot().base?.state !== 'draft';
      const title = lost.current ? t('saved.already') : t('conflict.same', { ns: 'lists' });
      return resetTo(theirs, values, isFirst, title);
    }
    setConflict({ base: store.getSnapshot().base, theirs });
    return null;
  };

  const refuse = (error: unknown, values: LadderValues): void => {
    const now = setInWrongState(error, 'draft');
    if (now) {
      // What is typed here stays; with the next save it begins a new draft on this version.
      upsertSet(now);
      store.dispatch({ type: 'rebase', set: now });
      setFailed({ values, rules: [], sentence: saidOfState(now) });
      return;
    }
    if (error instanceof ApiError && error.status === 404) {
      // Somebody threw the draft away: what is typed here begins a new one.
      const { base } = store.getSnapshot();
      store.dispatch({ type: 'rebase', set: null });
      if (base) removeSet(base);
      setFailed({ values, rules: [], sentence: t('save.gone') });
      return;
    }
    const { rules, others } = refusedRules(error instanceof ApiError ? error.fields : []);
    const said = others.map(({ message }) => message).join(' ');
    const sentence =
      said || (rules.length > 0 ? t('save.fix', { count: rules.length }) : (speak(error) ?? ''));
    setFailed({ values, rules, sentence });
  };

  /** D29: one question for all numbers that are not what was typed. */
  const confirmNumbers = (values: LadderValues): Promise<boolean> => {
    const found = cellRemovals(values);
    return confirmRemovals(
      found.map(({ row, column, ...removal }) => ({
        ...removal,
        label: t(`cell.${column}`, { row: row + 1 }),
      })),
      { focus: () => found[0] && focusCell(formRef.current, found[0].row, found[0].column) },
    );
  };

  // What is sent now, for a refusal of it.
  const inFlight = useRef<LostSave | null>(null);
  const { save: run, pending } = useSave({
    handle: async (error) => {
      if (!inFlight.current) return false;
      const { sent } = inFlight.current;
      const theirs = currentSetOf(error);
      if (theirs?.state === 'draft') {
        await handleConflict(theirs, sent);
        return true;
      }
      lost.current = isAnswered(error) ? null : inFlight.current;
      refuse(error, sent);
      return true;
    },
  });

  const save = (): Promise<SlabSet | null> =>
    run(async (once) => {
      inFlight.current = null;
      const recovered = await recover();
      if (recovered) return recovered;
      const before = store.getSnapshot();
      const isDraft = before.base?.state === 'draft';
      if (isDraft && !before.isDirty) return before.base;
      const issues = ladderIssues(before.slabs, facts);
      const blocking = issues.filter(({ publish }) => publish === 'blocks').length;
      if (blocking > 0) {
        const sentence = t('save.fix', { count: blocking });
        setFailed({ values: before.values, rules: [], sentence });
        formRef.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
        return null;
      }
      if (!isDraft && drafted) {
        // Somebody else began one while this was typed: a second one would hide theirs.
        return handleConflict(drafted, before.values);
      }
      if (!(await confirmNumbers(before.values))) return null;
      store.dispatch({ type: 'confirm' });
      const { values, base } = store.getSnapshot();
      inFlight.current = { sent: values, base };
      return resetTo(await send(once, values, base), values, !isDraft, t('saved'));
    }).then((set) => set ?? null);

  const isAsSent = useSyncExternalStore(store.subscribe, () => store.getSnapshot().values === failed?.values);
  const stands = isAsSent ? failed : null;
  return {
    save,
    isSaving: pending,
    savedAt,
    refused: stands?.rules ?? none,
    failure: stands?.sentence ?? null,
    conflict,
    setConflict,
    formRef,
  };
}
