import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { get, useForm, type DefaultValues, type FieldPath, type FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { createRemovals, isFieldRemoval, linkRemovals } from './removals.ts';
import { useRemovalConfirm } from './useRemovalConfirm.ts';

interface ZodFormOptions<Values extends FieldValues> {
  /** What the form begins with; absent where `values` say it. */
  defaultValues?: DefaultValues<Values>;
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
  const [removals] = useState(createRemovals);
  const confirmRemovals = useRemovalConfirm();
  // A draft keeps what is told of the numbers, as the numbers themselves.
  const [notes] = useState(() => ({
    of: (submitted: Values) =>
      removals
        .list((name): unknown => get(submitted, name))
        .map(({ name, label, value, removed }) => ({ name, label, value, removed })),
    restore: (kept: unknown) => removals.restore(Array.isArray(kept) ? kept.filter(isFieldRemoval) : []),
  }));
  const form = useForm<Values>({
    ...(defaultValues === undefined ? {} : { defaultValues }),
    // Checked when it is sent, then with every change. A check on leaving a field would move the button below it away
    // from under the click.
    mode: 'onSubmit',
    resolver: (submitted, context, options) => check(trimmed(submitted), context, options),
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

  const register: typeof form.register = (name, options) => {
    const field = form.register(name, options);
    linkRemovals(field, removals);
    return field;
  };

  const handleSubmit: typeof form.handleSubmit = (onValid, onInvalid) =>
    form.handleSubmit(async (submitted, event) => {
      const found = removals.list((name): unknown => get(submitted, name));
      const focus = () => found[0] && removals.focus(found[0]);
      if (!(await confirmRemovals(found, { focus }))) return undefined;
      removals.clear();
      return onValid(submitted, event);
    }, onInvalid);

  return { ...form, register, reset, handleSubmit, errors, errorOf, notes };
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
