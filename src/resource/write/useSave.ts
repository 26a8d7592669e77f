import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import type { FieldProblem } from '#api/errors.ts';
import { useIdempotencyKey, type WithIdempotencyKey } from '#resource/useIdempotencyKey.ts';
import { useSubmission, type Refusal } from './useSubmission.ts';

export interface SaveOptions<Values extends FieldValues> {
  /** Where refused fields are shown; absent: everything is said above the form. */
  form?: Pick<UseFormReturn<Values>, 'setError'>;
  /** The field of the form behind one of the contract; null: the form has none. */
  fieldOf?: (name: string) => FieldPath<Values> | null;
  /** The sentence at a field where the form knows more than the server says. */
  fieldSentence?: (problem: FieldProblem) => string | undefined;
  /** The sentence above the form where the form knows more of a refusal than the usual one says. */
  sentenceOf?: (error: unknown) => string | undefined;
  /** Handles a refusal, such as a stale write; true: nothing is said here, false: it is shown like any other. */
  handle?: (error: unknown) => boolean | Promise<boolean>;
  /** After a refusal, when what is shown may be out of date. */
  onRefused?: () => unknown;
}

/**
 * From a form to a request: one save at a time (E80), under one `Idempotency-Key` however often the network has to be
 * asked, and one message when it is refused (R16): at the fields it names, the first one focused, or above the form.
 * What ends a session says nothing; what was typed stays.
 *
 * `save((once) => once(body, (key) => create.mutateAsync({ body, headers: { 'Idempotency-Key': key } })).then(onDone))`
 */
export function useSave<Values extends FieldValues>(options: SaveOptions<Values> = {}) {
  const { submit, attempt, pending } = useSubmission();
  const once = useIdempotencyKey();
  const [submitError, setSubmitError] = useState<string | null>(null);

  const showFields = (problems: readonly FieldProblem[]): boolean => {
    const named = problems.flatMap((problem) => {
      const name = options.fieldOf?.(problem.field) ?? null;
      return name === null ? [] : [{ name, message: options.fieldSentence?.(problem) ?? problem.message }];
    });
    named.forEach(({ name, message }, index) => {
      options.form?.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
    });
    return named.length > 0;
  };

  const show = ({ error, message, fields }: Refusal): void => {
    setSubmitError(showFields(fields) ? null : (options.sentenceOf?.(error) ?? message));
    options.onRefused?.();
  };

  const handleOrShow = async (refusal: Refusal): Promise<void> => {
    if (!(await options.handle?.(refusal.error))) show(refusal);
  };

  /** Runs the task; settles when what came of it is shown. Undefined: it failed, or another one is under way. */
  const save = <Result>(task: (once: WithIdempotencyKey) => Promise<Result>): Promise<Result | undefined> =>
    submit(
      () => {
        setSubmitError(null);
        return task(once);
      },
      (refusal) => attempt(() => handleOrShow(refusal), show),
    );

  return { save, pending, submitError, setSubmitError };
}
