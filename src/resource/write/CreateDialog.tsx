import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormModal } from '#shared/form/FormModal.tsx';
import type { useZodForm } from '#shared/form/useZodForm.ts';
import { notify } from '#shared/ui/notify.ts';
import { useSave, type SaveOptions } from './useSave.ts';

interface CreateDialogProps<Values extends FieldValues, Created>
  extends Pick<SaveOptions<Values>, 'fieldOf' | 'fieldSentence'> {
  form: ReturnType<typeof useZodForm<Values>>;
  /** Sends what was typed, and has lists read again. */
  create: (values: Values) => Promise<Created>;
  onCreated: (created: Created) => void;
  onClose: () => void;
  texts: {
    title: string;
    action: string;
    working: string;
    done: (created: Created) => string;
  };
  children: ReactNode;
}

/** A dialog with the form of a new record. */
export function CreateDialog<Values extends FieldValues, Created>({
  form,
  create,
  onCreated,
  onClose,
  texts,
  children,
  ...where
}: CreateDialogProps<Values, Created>) {
  const { save, pending, submitError } = useSave({ form, ...where });
  const submit = form.handleSubmit((values) =>
    save(async () => {
      const created = await create(values);
      notify({ type: 'success', title: texts.done(created) });
      onCreated(created);
    }),
  );
  return (
    <FormModal
      open
      title={texts.title}
      submitLabel={texts.action}
      pendingLabel={texts.working}
      pending={pending}
      submitError={submitError}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      {children}
    </FormModal>
  );
}
