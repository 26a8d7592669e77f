import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFieldTexts } from '#shared/i18n/useFieldTexts.ts';
import type { BulkParams } from '#api/generated/types.gen.ts';
import type { ListView } from '#features/skus/list/listView.ts';
import { statuses } from '#entities/catalogue/skuFilters.ts';
import { categoriesOptions } from '#entities/catalogue/categoriesOptions.ts';
import { suppliersOptions } from '#features/skus/skuQueries.ts';
import { FormModal } from '#shared/form/FormModal.tsx';
import { IntegerField } from '#shared/form/IntegerField.tsx';
import { SelectField, type SelectOption } from '#shared/form/SelectField.tsx';
import { TextField } from '#shared/form/TextField.tsx';
import { useZodForm } from '#shared/form/useZodForm.ts';
import type { BulkQuestion } from './bulkActions.ts';
import { toParams, getSchema, type BulkValues } from './bulkForm.ts';

interface BulkQuestionDialogProps {
  title: string;
  resource: ListView;
  question: BulkQuestion;
  onAnswer: (params: BulkParams) => void;
  onClose: () => void;
}

/** What a bulk action is to set. Nothing is changed by it: the preview comes next. */
export function BulkQuestionDialog({
  title,
  resource,
  question,
  onAnswer,
  onClose,
}: BulkQuestionDialogProps) {
  const { t } = useTranslation('skus');
  const texts = useFieldTexts();
  const form = useZodForm<BulkValues>(getSchema(question), {
    defaultValues: { value: '', more: '' },
    texts: { t },
  });
  const categories = useQuery({ ...categoriesOptions(), enabled: question === 'categoryId' });
  const suppliers = useQuery({ ...suppliersOptions(), enabled: question === 'supplierId' });
  const frame = { field: form.register('value'), error: form.errorOf('value') };
  return (
    <FormModal
      open
      title={title}
      submitLabel={t('bulk.preview')}
      pendingLabel={t('bulk.preview')}
      pending={false}
      submitError={null}
      onSubmit={(event) => void form.handleSubmit((values) => onAnswer(toParams(question, values)))(event)}
      onClose={onClose}
    >
      {question === 'moq' ? (
        <IntegerField {...frame} label={texts.field('moq')} hint={t('bulk.moqHint')} />
      ) : question === 'features' ? (
        <>
          <TextField {...frame} label={t('filter.featureName')} hint={t('bulk.featureHint')} />
          <TextField
            field={form.register('more')}
            error={form.errorOf('more')}
            label={t('filter.featureValue')}
          />
        </>
      ) : (
        <SelectField
          {...frame}
          label={texts.named(question)}
          hint={(categories.error ?? suppliers.error) ? t('bulk.namesFailed') : undefined}
          options={[{ value: '', label: t('bulk.choose') }, ...choices()]}
        />
      )}
    </FormModal>
  );

  function choices(): SelectOption[] {
    if (question === 'isKvi')
      return [
        { value: 'yes', label: texts.yesNo(true) },
        { value: 'no', label: texts.yesNo(false) },
      ];
    if (question === 'status') {
      // Products are not on backorder, SKUs are no drafts.
      const never = resource === 'products' ? 'backorder' : 'draft';
      return statuses
        .filter((status) => status !== never)
        .map((status) => ({ value: status, label: texts.status(status) }));
    }
    const named =
      question === 'categoryId'
        ? categories.data?.items.map(({ id, path }) => ({ value: id, label: path }))
        : suppliers.data?.items.map(({ id, name }) => ({ value: id, label: name }));
    return (named ?? []).toSorted((a, b) => a.label.localeCompare(b.label));
  }
}
