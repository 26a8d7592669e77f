import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { deleteCategoryMutation } from '#api/generated/query/catalogue.gen.ts';
import type { Category } from '#api/generated/types.gen.ts';
import { useSave } from '#resource/write/useSave.ts';
import { FormModal } from '#shared/form/FormModal.tsx';
import { SelectField } from '#shared/form/SelectField.tsx';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { notify } from '#shared/ui/notify.ts';
import { categoriesChanged } from './categoryQueries.ts';
import { hasContents, receiversOf } from './categoryRules.ts';

interface DeleteCategoryDialogProps {
  category: Category;
  categories: readonly Category[];
  onDeleted: (category: Category) => void;
  onClose: () => void;
}

const full = z.object({ moveTo: z.string().check(z.minLength(1, 'delete.missing')) });
const empty = z.object({ moveTo: z.string() });

/** Asks before a category goes, and which one receives what is in it. */
export function DeleteCategoryDialog({
  category,
  categories,
  onDeleted,
  onClose,
}: DeleteCategoryDialogProps) {
  const { t } = useTranslation('productCategory');
  const format = useFormat();
  const [open, setOpen] = useState(true);
  const isFull = hasContents(categories, category);
  const receivers = isFull ? receiversOf(categories, category) : [];
  const below = categories.filter(({ parentId }) => parentId === category.id).length;
  const form = useZodForm<{ moveTo: string }>(isFull ? full : empty, {
    defaultValues: { moveTo: '' },
    texts: { t },
  });
  const { mutateAsync } = useMutation(deleteCategoryMutation());
  const { save, pending, submitError } = useSave({
    form,
    fieldOf: (name) => (name === 'moveTo' ? name : null),
    onRefused: categoriesChanged,
  });
  const submit = form.handleSubmit(({ moveTo }) =>
    save(async () => {
      await mutateAsync({ path: { categoryId: category.id }, query: moveTo === '' ? {} : { moveTo } });
      notify({ type: 'success', title: t('deleted', { title: category.title }) });
      onDeleted(category);
      setOpen(false);
      await categoriesChanged();
    }),
  );
  return (
    <FormModal
      open={open}
      title={t('delete.title', { title: category.title })}
      submitLabel={t('delete.submit')}
      pendingLabel={t('delete.pending')}
      pending={pending}
      submitError={submitError}
      blocked={isFull && receivers.length === 0}
      onSubmit={(event) => void submit(event)}
      onClose={() => setOpen(false)}
      onGone={onClose}
    >
      <p>
        {isFull
          ? t('delete.contents', {
              products: t('count.products', {
                count: category.productCount,
                number: format.number(category.productCount),
              }),
              categories: t('count.categories', { count: below, number: format.number(below) }),
            })
          : t('delete.empty')}
      </p>
      {isFull && receivers.length === 0 && <Banner tone="caution">{t('delete.noReceiver')}</Banner>}
      {receivers.length > 0 && (
        <SelectField
          label={t('delete.moveTo')}
          field={form.register('moveTo')}
          error={form.errorOf('moveTo')}
          options={[
            { value: '', label: t('delete.choose') },
            ...receivers.map(({ id, path }) => ({ value: id, label: path })),
          ]}
        />
      )}
    </FormModal>
  );
}
