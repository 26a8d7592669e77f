import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useDraft } from '#session/useDraft.ts';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { useVersionedSave, type VersionedSaveOptions } from './useVersionedSave.ts';

export interface VersionedFormOptions<Values extends FieldValues, Saved, Mine, Key extends string>
  extends Omit<VersionedSaveOptions<Values, Saved, Mine, Key>, 'form' | 'onTheirs'> {
  /** The record as the page has read it. */
  record: Saved;
  /** Name of the form and version of its fields, for its drafts. */
  formId: string;
  schemaVersion: number;
  schema: (base: Saved) => z.ZodMiniType<Values, Values>;
  valuesOf: (record: Saved) => Values;
  texts: { t: (...args: never) => string };
}

/**
 * A form on a record with a version: drafts, one save at a time, and the way out when somebody was faster. What is typed
 * stands on `base`, which follows the server only while nothing is typed, so that a save says that it is stale.
 */
export function useVersionedForm<Values extends FieldValues, Saved, Mine, Key extends string>({
  record,
  formId,
  schemaVersion,
  schema,
  valuesOf,
  texts,
  onSaved,
  ...options
}: VersionedFormOptions<Values, Saved, Mine, Key>) {
  const [base, setBase] = useState(record);
  const form = useZodForm(schema(base), { values: valuesOf(base), texts });
  const { isDirty } = form.formState;
  if (record !== base && !isDirty) setBase(record);
  const draft = useDraft({ formId, schemaVersion, form });

  const resetTo = (now: Saved): void => {
    form.reset(valuesOf(now));
    setBase(now);
    draft.discard();
    setSubmitError(null);
  };
  const { setSubmitError, ...saving } = useVersionedSave({
    ...options,
    form,
    onSaved: (saved) => {
      resetTo(saved);
      onSaved(saved);
    },
    onTheirs: resetTo,
  });

  return { form, draft, base, isDirty, ...saving, resetTo, discard: () => resetTo(record) };
}
