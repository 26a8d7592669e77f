import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import type { BulkParams, Category, Selection } from '#api/generated/types.gen.ts';
import { useChangeText } from '#entities/catalogue/useChangeText.ts';
import { BulkDialog } from '#resource/bulk/BulkDialog.tsx';
import type { Records } from '#resource/Records.ts';
import { FormModal } from '#shared/form/FormModal.tsx';
import { SelectField } from '#shared/form/SelectField.tsx';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { mappingsChanged } from './mappingQueries.ts';

export type MappingBulkAction = 'mapCategory' | 'acceptSuggestion';

export interface MappingBulkProps {
  action: MappingBulkAction;
  selection: Selection;
  categories: readonly Category[];
  onClose: () => void;
  onDone: () => void;
}

/** Mappings, as bulk changes are told of them. They have no consequences for other records. */
const mappings: Records = {
  refresh: mappingsChanged,
  useChangeText,
  Consequences: () => null,
  usePlanAlternative: () => () => null,
};

/** A bulk action on mappings from its button on: the category, then the preview and the rest of it. */
export function MappingBulk({ action, selection, categories, onClose, onDone }: MappingBulkProps) {
  const { t } = useTranslation('productCategory');
  const [params, setParams] = useState<BulkParams | null>(action === 'acceptSuggestion' ? {} : null);
  if (params === null) {
    return <CategoryQuestion categories={categories} onAnswer={setParams} onClose={onClose} />;
  }
  return (
    <BulkDialog
      records={mappings}
      title={t(`mapping.bulk.${action}`)}
      request={{ resource: 'categoryMappings', action, params, selection }}
      onClose={onClose}
      onDone={onDone}
    />
  );
}

const schema: z.ZodMiniType<{ categoryId: string }, { categoryId: string }> = z.object({
  categoryId: z.string().check(z.minLength(1, 'mapping.missing')),
});

interface CategoryQuestionProps {
  categories: readonly Category[];
  onAnswer: (params: BulkParams) => void;
  onClose: () => void;
}

/** Which category the chosen ones get. Nothing is changed by it: the preview comes next. */
function CategoryQuestion({ categories, onAnswer, onClose }: CategoryQuestionProps) {
  const { t } = useTranslation('productCategory');
  const form = useZodForm(schema, { defaultValues: { categoryId: '' }, texts: { t } });
  return (
    <FormModal
      open
      title={t('mapping.bulk.mapCategory')}
      submitLabel={t('mapping.bulk.preview')}
      pendingLabel={t('mapping.bulk.preview')}
      pending={false}
      submitError={null}
      onSubmit={(event) => void form.handleSubmit(onAnswer)(event)}
      onClose={onClose}
    >
      <SelectField
        label={t('mapping.ours')}
        field={form.register('categoryId')}
        error={form.errorOf('categoryId')}
        options={[
          { value: '', label: t('delete.choose') },
          ...categories.map(({ id, path }) => ({ value: id, label: path })),
        ]}
      />
    </FormModal>
  );
}
