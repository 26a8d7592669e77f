import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, type SyntheticEvent } from 'react';
import { useForm, type FieldPath, type FieldValues, type RegisterOptions } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { ApiError, errorText, isSilent } from '#api/errors.ts';
import { alertStore } from '#shared/lib/alert.ts';
import { faultOf, faultText } from './authFaults.ts';

/**
 * A form of the public pages: checked by a schema, sent once however often it is submitted, and on refusal left as it
 * was typed, with the reason as a notification (spec §8) and beside each field that the server names.
 */
export function useAuthForm<Input extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Input>,
  send: (values: Output) => Promise<void>,
) {
  const { t } = useTranslation('public');
  const { t: tErrors } = useTranslation('errors');
  // No default values: what was typed before the page was hydrated is read from the inputs.
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema, { error: faultOf }),
    shouldUseNativeValidation: false,
  });
  const isBusy = useRef(false);
  const { isSubmitting } = form.formState;

  const refuse = (error: unknown): void => {
    if (isSilent(error)) return;
    const fields = error instanceof ApiError ? error.fields : [];
    const names = Object.keys(form.getValues());
    for (const { field, message } of fields) {
      const name = names.find((each): each is FieldPath<Input> => each === field);
      if (name) form.setError(name, { type: 'server', message }, { shouldFocus: true });
    }
    alertStore.show({ type: 'danger', message: errorText(error, tErrors) });
  };

  const sendOnce = async (values: Output): Promise<void> => {
    if (isBusy.current) return; // E80: one request, however often Enter is pressed
    isBusy.current = true;
    alertStore.clear();
    try {
      await send(values);
    } catch (error) {
      refuse(error);
    } finally {
      isBusy.current = false;
    }
  };

  return {
    form,
    submit: (event: SyntheticEvent): void => void form.handleSubmit(sendOnce)(event),
    isSubmitting,
    /** Props of a field: registration and the sentence under it. */
    field: (name: FieldPath<Input>, options?: RegisterOptions<Input>) => ({
      ...form.register(name, options),
      error: faultText(t, name, form.getFieldState(name, form.formState).error),
    }),
  };
}
