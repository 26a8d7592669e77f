import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { createCategoryMutation, updateCategoryMutation } from '#api/generated/query/catalogue.gen.ts';
import type { Category } from '#api/generated/types.gen.ts';
import { isStaleWrite } from '#api/staleWrite.ts';
import { useSave } from '#resource/write/useSave.ts';
import { FormModal } from '#shared/form/FormModal.tsx';
import { SelectField } from '#shared/form/SelectField.tsx';
import { TextField } from '#shared/form/TextField.tsx';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import { notify } from '#shared/ui/notify.ts';
import { categorySchema, toParentId, type CategoryValues } from './categoryForm.ts';
import { categoriesChanged } from './categoryQueries.ts';
import { hasRoomBelow } from './categoryRules.ts';

interface CategoryDialogProps {
  categories: readonly Category[];
  /** The category that gets another title; null: a new one is made. */
  category: Category | null;
  /** Below which category a new one is to stand at first; null: at the top. */
  parentId: string | null;
  onCreated: (created: Category) => void;
  onClose: () => void;
}

const fieldNames = ['title', 'parentId'] as const;

/** A new category, or another title of one. That the title is free is checked here, and again by the server. */
export function CategoryDialog({ categories, category, parentId, onCreated, onClose }: CategoryDialogProps) {
  const { t } = useTranslation(['productCategory', 'lists']);
  const texts = useFieldTexts();
  const [open, setOpen] = useState(true);
  const form = useZodForm(categorySchema(categories, category?.id), {
    defaultValues: { title: category?.title ?? '', parentId: (category?.parentId ?? parentId) || '' },
    texts: { t },
  });
  const create = useMutation(createCategoryMutation());
  const update = useMutation(updateCategoryMutation());
  const { save, pending, submitError } = useSave<CategoryValues>({
    form,
    fieldOf: (name) => fieldNames.find((field) => field === name) ?? null,
    fieldSentence: ({ code }) => (code === 'taken' ? t('title.taken') : undefined),
    sentenceOf: (error) => (isStaleWrite(error) ? t('stale') : undefined),
    onRefused: categoriesChanged,
  });
  const submit = form.handleSubmit(({ title, parentId: parent }) =>
    save(async () => {
      if (category) {
        const { id, version } = category;
        await update.mutateAsync({ path: { categoryId: id }, body: { version, title } });
        notify({ type: 'success', title: t('renamed', { title }) });
      } else {
        const created = await create.mutateAsync({ body: { parentId: toParentId(parent), title } });
        onCreated(created);
        notify({ type: 'success', title: t('created', { title }) });
      }
      setOpen(false);
      await categoriesChanged();
    }),
  );
  return (
    <FormModal
      open={open}
      title={category ? t('rename.title', { title: category.title }) : t('add')}
      submitLabel={t(category ? 'rename.submit' : 'add')}
      pendingLabel={t('form.saving', { ns: 'lists' })}
      pending={pending}
      submitError={submitError}
      onSubmit={(event) => void submit(event)}
      onClose={() => setOpen(false)}
      onGone={onClose}
    >
      <TextField
        label={texts.field('name')}
        field={form.register('title')}
        error={form.errorOf('title')}
        autoComplete="off"
      />
      {!category && (
        <SelectField
          label={texts.field('parent')}
          field={form.register('parentId')}
          error={form.errorOf('parentId')}
          options={[
            { value: '', label: t('move.top', { ns: 'lists' }) },
            ...categories.filter(hasRoomBelow).map(({ id, path }) => ({ value: id, label: path })),
          ]}
        />
      )}
    </FormModal>
  );
}
