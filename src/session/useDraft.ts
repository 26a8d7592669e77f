import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DRAFT_DEBOUNCE_MS } from '#shared/lib/constants.ts';
import type { Draft } from '#shared/lib/storageKeys.ts';
import { drafts } from './drafts.ts';
import { restoreValues } from './draftValues.ts';

/** As much of a form as a draft needs: react-hook-form's, or anything that tells of its changes in the same way. */
export interface DraftForm<Values> {
  subscribe: (options: {
    formState: { values: true; isDirty: true };
    callback: (now: { values: Values; isDirty?: boolean }) => void;
  }) => () => void;
  getValues: () => Values;
  reset: (values: Values, options: { keepDefaultValues: true }) => void;
  /** What a draft holds, if it is of this form; null: it is not. Without it the draft has to have the form's fields. */
  read?: (draft: unknown) => Values | null;
  /** What the form has to say of its values, such as what was dropped of a number: kept and restored with them. */
  notes?: { of: (values: Values) => unknown; restore: (notes: unknown) => void };
}

interface DraftOptions<Values> {
  /** Name of the form, unique in the panel. */
  formId: string;
  /** To be raised when the fields change their meaning: drafts of another version are not offered. */
  schemaVersion: number;
  form: DraftForm<Values>;
  /** Page the draft belongs to; the current path when left out. */
  route?: string;
  /** Fields that are not to be written, beside the secrets, which never are. */
  omit?: readonly string[];
}

export interface DraftOffer {
  /** When the offered draft was typed, ms since 1970; null: there is nothing to restore. */
  offered: number | null;
  /** Takes the offered values into the form. */
  restore: () => void;
  /** The work was saved on the server or given up: the draft goes. */
  discard: () => void;
  /** True when typed work could not be kept: the form says "not saved locally". */
  notSaved: boolean;
}

/** What one mounted form is about to write. */
interface DraftState<Values> {
  values: Values | null;
  dirty: boolean;
  owner: string | null;
  typedAt: number;
  address: string;
  title: string;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/**
 * Keeps what is typed into a form through every end of a session that it should survive: written
 * 300 ms after the last change while the form is dirty, at `pagehide` and when the session ends; deleted when the
 * form is saved, given up or clean again. The form offers to restore; nothing is filled in unasked.
 */
export function useDraft<Values>(options: DraftOptions<Values>): DraftOffer {
  const { formId, schemaVersion } = options;
  // The functions of a form stay the same; the object around them need not.
  const { subscribe, getValues, reset, notes } = options.form;
  const read = options.form.read ?? ((draft: unknown) => restoreValues(getValues(), draft));
  // One text, so that a list written anew at each render is still the same list.
  const omitted = options.omit?.join('\n') ?? '';
  const [route] = useState(() => options.route ?? window.location.pathname);
  const findDraft = (): Draft | null => {
    const found = drafts.find({ formId, route, schemaVersion });
    if (!found || read(found.values)) return found;
    drafts.discard({ formId, route, schemaVersion });
    return null;
  };
  const [offer, setOffer] = useState(findDraft);
  const [notSaved, setNotSaved] = useState(false);
  const writing = useRef<DraftState<Values>>({
    values: null,
    dirty: false,
    owner: null,
    typedAt: 0,
    address: '',
    title: '',
    timer: undefined,
  });
  const arrived = useEffectEvent(() => {
    if (!writing.current.dirty) setOffer(offer ?? findDraft());
  });

  useEffect(() => {
    const now = writing.current;
    const key = { formId, route, schemaVersion };
    const write = (): void => {
      clearTimeout(now.timer);
      if (!now.dirty) return;
      const extra = {
        omit: omitted.split('\n'),
        notes: now.values === null ? undefined : notes?.of(now.values),
        typedAt: now.typedAt,
        address: now.address,
        title: now.title,
      };
      setNotSaved(!drafts.save(key, now.owner, now.values, extra));
    };
    const changed = ({ values, isDirty = false }: { values: Values; isDirty?: boolean }): void => {
      clearTimeout(now.timer);
      if (isDirty) {
        if (!now.dirty || now.owner === null) now.owner = drafts.owner();
        now.timer = setTimeout(write, DRAFT_DEBOUNCE_MS);
      } else if (now.dirty) {
        drafts.discard(key);
      }
      now.typedAt = Date.now();
      now.address = window.location.pathname + window.location.search;
      // As the tab has it: "Team | Backroom".
      now.title = document.title.replace(/ \| [^|]*$/, '');
      now.values = values;
      now.dirty = isDirty;
    };
    const askBeforeLeaving = (event: BeforeUnloadEvent): void => {
      const theirs = now.owner !== null && now.owner === drafts.owner();
      if (now.dirty && theirs && !drafts.isLeaving()) event.preventDefault();
    };

    const unsubscribe = subscribe({ formState: { values: true, isDirty: true }, callback: changed });
    const unregister = drafts.register(write);
    const ignoreArrivals = drafts.onArrival(arrived);
    window.addEventListener('beforeunload', askBeforeLeaving);
    return () => {
      window.removeEventListener('beforeunload', askBeforeLeaving);
      ignoreArrivals();
      unregister();
      unsubscribe();
      write();
    };
  }, [subscribe, notes, formId, route, schemaVersion, omitted]);

  return {
    offered: offer?.typedAt ?? null,
    restore: () => {
      const values = offer && read(offer.values);
      if (values) {
        reset(values, { keepDefaultValues: true });
        notes?.restore(offer.notes);
      }
      setOffer(null);
    },
    discard: () => {
      clearTimeout(writing.current.timer);
      writing.current.dirty = false;
      drafts.discard({ formId, route, schemaVersion });
      setOffer(null);
      setNotSaved(false);
    },
    notSaved,
  };
}
