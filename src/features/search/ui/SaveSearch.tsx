import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { invalidate } from '#api/cache.ts';
import { createSavedSearchMutation } from '#api/generated/query/search.gen.ts';
import { FormModal } from '#shared/form/FormModal.tsx';
import { SelectField } from '#shared/form/SelectField.tsx';
import { TextField } from '#shared/form/TextField.tsx';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { notify } from '#shared/ui/notify.ts';
import { useSave } from '#resource/write/useSave.ts';

interface SaveSearchProps {
  /** The search's part of the address, without the question mark. */
  query: string;
  onClose: () => void;
}

interface Values {
  name: string;
  reach: 'personal' | 'shared';
}

const nothing: Values = { name: '', reach: 'personal' };

/** The contract's limit of a name. */
const NAME_MAX = 60;

const schema: z.ZodMiniType<Values, Values> = z.object({
  name: z
    .string()
    .check(z.trim(), z.minLength(1, 'saved.nameMissing'), z.maxLength(NAME_MAX, 'saved.nameLong')),
  reach: z.enum(['personal', 'shared']),
});

/** Gives the search on screen a name; one that is taken is said at the field. */
export function SaveSearch({ query, onClose }: SaveSearchProps) {
  const { t } = useTranslation('search');
  const [open, setOpen] = useState(true);
  const create = useMutation(createSavedSearchMutation());
  const form = useZodForm(schema, { defaultValues: nothing, texts: { t } });

  const { save, pending, submitError } = useSave({
    form,
    fieldOf: (name) => (name === 'name' ? name : null),
    fieldSentence: ({ code }) => (code === 'taken' ? t('saved.nameTaken') : undefined),
  });

  const submit = form.handleSubmit(({ name, reach }) =>
    save(async (once) => {
      const body = { name: name.trim(), query, shared: reach === 'shared' };
      await once(body, (key) => create.mutateAsync({ body, headers: { 'Idempotency-Key': key } }));
      await invalidate('listSavedSearches');
      notify({ type: 'success', title: t('saved.done', { name: body.name }) });
      setOpen(false);
    }),
  );

  return (
    <FormModal
      open={open}
      title={t('saved.title')}
      submitLabel={t('saved.submit')}
      pendingLabel={t('saved.saving')}
      pending={pending}
      submitError={submitError}
      onSubmit={(event) => void submit(event)}
      onClose={() => setOpen(false)}
      onGone={onClose}
    >
      <TextField
        label={t('saved.name')}
        hint={t('saved.hint')}
        field={form.register('name')}
        error={form.errorOf('name')}
        autoComplete="off"
      />
      <SelectField
        label={t('saved.reach')}
        field={form.register('reach')}
        options={[
          { value: 'personal', label: t('saved.personal') },
          { value: 'shared', label: t('saved.forAll') },
        ]}
      />
    </FormModal>
  );
}
