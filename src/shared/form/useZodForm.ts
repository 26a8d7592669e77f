import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useRemovalConfirm } from './useRemovalConfirm.ts';

interface ZodFormOptions<Values extends FieldValues> {
  defaultValues: DefaultValues<Values>;
  /** What is known now. When it changes, fields follow that nobody has touched; typed work stays as it is. */
  values?: Values;
  /** Speaks the keys that the schema gives as messages; called at render, so that errors follow the language (E139). */
  texts: { t: (...args: never) => string };
}

/**
 * A form that is checked by a schema. Text is trimmed before the check, so what is checked is what is sent (E68).
 * The schema's messages are keys of texts; an error set with type `server` is a sentence already. `handleSubmit` asks
 * before it saves numbers that are not what was typed (D29).
 */
export function useZodForm<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, Values>,
  { defaultValues, values, texts }: ZodFormOptions<Values>,
) {
  const check = zodResolver(schema);
  const confirmRemovals = useRemovalConfirm();
  const form = useForm<Values>({
    defaultValues,
    // Checked when it is sent, then with every change. A check on leaving a field would move the button below it away
    // from under the click.
    mode: 'onSubmit',
    resolver: (typed, context, options) => check(trimmed(typed), context, options),
    ...(values === undefined ? {} : { values, resetOptions: { keepDirtyValues: true } }),
  });
  const { errors } = form.formState;

  /** The sentence under a field, if it has one. */
  function errorOf(name: FieldPath<Values>): string | undefined {
    const error = form.getFieldState(name, form.formState).error;
    if (!error?.message) return undefined;
    return error.type === 'server' ? error.message : say(texts.t, error.message);
  }

  // `resetOptions` would hold for every reset; they are meant for new `values` only.
  const reset: typeof form.reset = (next, options) =>
    form.reset(next, { keepDirtyValues: false, ...options });

  const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) => (event) => {
    // The event forgets it with the first wait.
    const element: unknown = event?.currentTarget;
    return form.handleSubmit(async (typed, sent) => {
      if (element instanceof HTMLFormElement && !(await confirmRemovals(element))) return undefined;
      return onValid(typed, sent);
    }, onInvalid)(event);
  };

  return { ...form, reset, handleSubmit, errors, errorOf };
}

/** The schema names its sentence at run time, where `t` wants a key it knows. */
function say(t: (...args: never) => string, key: string): string {
  return String(Reflect.apply(t, undefined, [key]));
}

function trimmed<Values extends FieldValues>(values: Values): Values {
  const copy = { ...values };
  for (const name in copy) {
    const value: unknown = copy[name];
    if (typeof value === 'string') Object.assign(copy, { [name]: value.trim() });
  }
  return copy;
}
