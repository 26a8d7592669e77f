import { ApiError, type FieldProblem } from '#api/errors.ts';
import { useSingleFlight } from '#shared/lib/useSingleFlight.ts';
import { useErrorMessage } from '#shared/ui/errorMessage.ts';

/** What a screen shows of an error: one sentence, and the fields it names. */
export interface Refusal {
  error: unknown;
  message: string;
  fields: readonly FieldProblem[];
}

/**
 * What every form stands on: one submission at a time (E80), and `refuse` once for what went wrong (R16). What no
 * screen shows, such as the end of the session, is not passed on.
 */
export function useSubmission() {
  const speak = useErrorMessage();
  const { run, pending } = useSingleFlight();

  /** Undefined: it was refused. */
  const attempt = async <Result>(
    task: () => Promise<Result>,
    refuse: (refusal: Refusal) => unknown,
  ): Promise<Result | undefined> => {
    try {
      return await task();
    } catch (error) {
      const message = speak(error);
      const fields = error instanceof ApiError ? error.fields : [];
      if (message !== null) await refuse({ error, message, fields });
      return undefined;
    }
  };

  return {
    pending,
    attempt,
    /** Undefined: it was refused, or another one is under way. */
    submit: <Result>(task: () => Promise<Result>, refuse: (refusal: Refusal) => unknown) =>
      run(() => attempt(task, refuse)),
  };
}
