import { useRef, useState, type FocusEvent, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { useSubmission, type Refusal } from '#resource/write/useSubmission.ts';
import { alertStore } from '#shared/lib/alert.ts';
import { toFieldFault, faultText, type FieldError } from './authFaults.ts';
import { emailDraft } from './emailDraft.ts';

type Errors = Readonly<Record<string, FieldError>>;

/** The first fault of each field. */
function check<Output>(schema: z.ZodMiniType<Output>, form: HTMLFormElement) {
  const result = schema.safeParse(Object.fromEntries(new FormData(form)), { error: toFieldFault });
  const issues = result.error?.issues ?? [];
  const errors: Errors = Object.fromEntries(
    issues.map(({ path, message }) => [String(path[0]), { fault: message }] as const).reverse(),
  );
  return { values: result.data, errors };
}

/** Focus goes to the first field that is wrong, in the order of the page (A14). */
function focusFirst(form: HTMLFormElement, errors: Errors): void {
  const fields = [...form.elements].filter((element) => element instanceof HTMLInputElement);
  fields.find(({ name }) => Object.hasOwn(errors, name))?.focus();
}

/** Name of the input behind a field of the contract, which calls a new password `password` too. */
function inputFor(field: string, form: HTMLFormElement): string {
  return field === 'password' && !form.elements.namedItem(field) ? 'newPassword' : field;
}

const keepEmail = ({ target }: FocusEvent<HTMLInputElement>): void => {
  emailDraft.value = target.value;
};

/**
 * A form of the public pages. The inputs are the browser's own and keep their values: what was typed before the page
 * was hydrated is sent, and nothing is lost on refusal. Checked by a schema, sent once however often it is submitted;
 * a refusal is a notification (spec §8), and stands beside each field that the server names.
 */
export function useAuthForm<Output>(schema: z.ZodMiniType<Output>, send: (values: Output) => Promise<void>) {
  const { t } = useTranslation('public');
  const { submit, pending } = useSubmission();
  const ref = useRef<HTMLFormElement>(null);
  const [wasSubmitted, setSubmitted] = useState(false);
  const [errors, setErrors] = useState<Errors>({});

  const refuse = ({ message, fields }: Refusal, form: HTMLFormElement): void => {
    const named = Object.fromEntries(
      fields.map((problem) => [inputFor(problem.field, form), { server: problem.message }]),
    );
    setErrors(named);
    focusFirst(form, named);
    alertStore.show({ type: 'danger', message });
  };

  const onSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    const { values, errors: found } = check(schema, form);
    setSubmitted(true);
    setErrors(found);
    focusFirst(form, found);
    if (values === undefined) return;
    void submit(
      () => {
        alertStore.clear();
        return send(values);
      },
      (refusal) => refuse(refusal, form),
    );
  };

  const recheck = (): void => {
    if (wasSubmitted && ref.current) setErrors(check(schema, ref.current).errors);
  };

  return {
    isSubmitting: pending,
    /** Props of the form. Never sent by the browser; if it were, nothing of it would stand in the address. */
    form: { ref, method: 'post', noValidate: true, onSubmit },
    /** Props of a field: its name, the sentence under it, and E70: each change looks at the whole form again. */
    field: (name: keyof Output & string) => ({
      name,
      onInput: recheck,
      error: faultText(t, name, errors[name]),
      ...(name === 'email' && { defaultValue: emailDraft.value, onBlur: keepEmail }),
    }),
    /** Types values in somebody's place. */
    fill: (values: Readonly<Record<string, string>>): void => {
      for (const input of ref.current?.elements ?? []) {
        if (input instanceof HTMLInputElement && Object.hasOwn(values, input.name))
          input.value = values[input.name] ?? '';
      }
      recheck();
    },
  };
}
