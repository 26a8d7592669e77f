import { useState } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError, type FieldProblem } from '#api/errors.ts';
import { useSingleFlight } from '#shared/lib/useSingleFlight.ts';
import { useErrorMessage } from '#shared/ui/errorMessage.ts';
import { useIdempotencyKey, type WithIdempotencyKey } from '#resource/useIdempotencyKey.ts';

export interface SaveOptions<Values extends FieldValues> {
  /** Where refused fields are told; absent: everything is said above the form. */
  form?: Pick<UseFormReturn<Values>, 'setError'>;
  /** The field of the form behind one of the contract; null: the form has none. */
  fieldOf?: (name: string) => FieldPath<Values> | null;
  /** The sentence at a field where the form knows more than the server says. */
  fieldSentence?: (problem: FieldProblem) => string | undefined;
  /** The sentence above the form where the form knows more of a refusal than the usual one says. */
  sentenceOf?: (error: unknown) => string | undefined;
  /** Takes a refusal over, such as a stale write: then nothing is said here. False: it is told as any other. */
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
  const speak = useErrorMessage();
  const once = useIdempotencyKey();
  const { run, pending } = useSingleFlight();
  const [submitError, setSubmitError] = useState<string | null>(null);

  const tellFields = (error: unknown): boolean => {
    const problems = error instanceof ApiError ? error.fields : [];
    const named = problems.flatMap((problem) => {
      const name = options.fieldOf?.(problem.field) ?? null;
      return name === null ? [] : [{ name, message: options.fieldSentence?.(problem) ?? problem.message }];
    });
    named.forEach(({ name, message }, index) => {
      options.form?.setError(name, { type: 'server', message }, { shouldFocus: index === 0 });
    });
    return named.length > 0;
  };

  const refuse = (error: unknown): void => {
    const usual = speak(error);
    if (usual === null) return;
    setSubmitError(tellFields(error) ? null : (options.sentenceOf?.(error) ?? usual));
    options.onRefused?.();
  };

  /** Runs the task; settles when what came of it is told. Undefined: it failed, or another one is under way. */
  const save = <Result>(task: (once: WithIdempotencyKey) => Promise<Result>): Promise<Result | undefined> =>
    run(async () => {
      setSubmitError(null);
      try {
        return await task(once);
      } catch (error) {
        if (speak(error) === null) return undefined;
        try {
          if (!(await options.handle?.(error))) refuse(error);
        } catch (unread) {
          refuse(unread);
        }
        return undefined;
      }
    });

  return { save, pending, submitError, setSubmitError };
}
