import type { FieldValues } from 'react-hook-form';
import { notify } from '#shared/ui/notify.ts';
import { keepFields } from './keepFields.ts';
import { useVersionedForm, type VersionedFormOptions } from './useVersionedForm.ts';
import type { Conflict } from './useVersionedSave.ts';

interface RecordFormOptions<Values extends FieldValues, Saved, Key extends string>
  extends Omit<VersionedFormOptions<Values, Saved, Values, Key>, 'differingKeys' | 'onSaved'> {
  onSaved?: (saved: Saved) => void;
  /** What the form says differently than a record. */
  changedKeys: (record: Saved, values: Values) => readonly Key[];
  /** Theirs, with what I keep of mine, where the keys are not the fields of the form. */
  merge?: (theirs: Saved, mine: Values, kept: readonly Key[]) => Values;
  /** What is said once it is saved, and when there was nothing to save. */
  sentences: { saved: string; unchanged: string };
}

/** The form of a record with a version, of which only what was changed is sent. */
export function useRecordForm<Values extends FieldValues, Saved, Key extends string>({
  changedKeys,
  merge = (theirs, mine, kept) => keepFields(options.valuesOf(theirs), mine, kept),
  sentences,
  onSaved,
  ...options
}: RecordFormOptions<Values, Saved, Key>) {
  const { save, resetTo, ...rest } = useVersionedForm<Values, Saved, Values, Key>({
    ...options,
    onSaved: (saved) => {
      onSaved?.(saved);
      notify({ type: 'success', title: sentences.saved });
    },
    differingKeys: ({ base, theirs, mine }) => {
      const changed = changedKeys(base, mine);
      return changedKeys(theirs, mine).filter((key) => changed.includes(key));
    },
  });
  const { base, form, takeTheirs } = rest;
  return {
    ...rest,
    submit: form.handleSubmit((values) => {
      if (changedKeys(base, values).length > 0) return save(base, values);
      resetTo(options.record);
      notify({ type: 'info', title: sentences.unchanged });
      return undefined;
    }),
    /** Chosen parts of mine on top of theirs: what I did not touch stays as they left it. */
    keepMine: ({ theirs, mine }: Conflict<Saved, Values, Key>, kept: readonly Key[]): void => {
      const values = merge(theirs, mine, kept);
      if (changedKeys(theirs, values).length === 0) takeTheirs(theirs);
      else void save(theirs, values);
    },
  };
}
