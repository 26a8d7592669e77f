import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setCategoryMappingMutation } from '#api/generated/query/analysis.gen.ts';
import type { Category, CategoryMapping } from '#api/generated/types.gen.ts';
import { formConflict } from '#resource/write/conflictFields.ts';
import { useRecordForm } from '#resource/write/useRecordForm.ts';
import { VersionConflict } from '#resource/write/VersionConflict.tsx';
import { DraftBanner } from '#shared/form/DraftBanner.tsx';
import { FormModal } from '#shared/form/FormModal.tsx';
import { SelectField } from '#shared/form/SelectField.tsx';
import {
  changedMapping,
  MAPPING_FORM_VERSION,
  mappingInput,
  mappingSchema,
  mappingValues,
  type MappingValues,
} from './mappingForm.ts';
import { mappingsChanged, readMapping } from './mappingQueries.ts';

interface MappingDialogProps {
  mapping: CategoryMapping;
  categories: readonly Category[];
  onClose: () => void;
}

/** Which category of ours stands for one of a competitor. */
export function MappingDialog({ mapping, categories, onClose }: MappingDialogProps) {
  const { t } = useTranslation(['productCategory', 'lists']);
  const [open, setOpen] = useState(true);
  const { mutateAsync } = useMutation(setCategoryMappingMutation());
  const pathOf = (id: string): string => categories.find((one) => one.id === id)?.path ?? id;
  const act = useRecordForm({
    record: mapping,
    formId: `category mapping ${mapping.id}`,
    schemaVersion: MAPPING_FORM_VERSION,
    schema: () => mappingSchema,
    valuesOf: mappingValues,
    texts: { t },
    fieldOf: (name) => (name === 'categoryId' ? name : null),
    fieldSentence: ({ code }) => (code === 'unknown' ? t('mapping.gone') : undefined),
    write: (on, values: MappingValues) =>
      mutateAsync({ path: { mappingId: mapping.id }, body: mappingInput(on, values) }),
    onSaved: () => {
      void mappingsChanged();
      setOpen(false);
    },
    readTheirs: async () => {
      void mappingsChanged();
      return (await readMapping(mapping)) ?? mapping;
    },
    changedKeys: changedMapping,
    sentences: { saved: t('mapping.saved', { name: mapping.name }), unchanged: t('targets.unchanged') },
  });
  const { form } = act;
  const { suggestion } = mapping;
  return (
    <FormModal
      open={open}
      title={t('mapping.title', { name: mapping.name, competitor: mapping.competitor.name })}
      submitLabel={t('mapping.submit')}
      pendingLabel={t('form.saving', { ns: 'lists' })}
      pending={act.pending}
      submitError={act.submitError}
      onSubmit={(event) => void act.submit(event)}
      onClose={() => setOpen(false)}
      onGone={onClose}
    >
      <DraftBanner {...act.draft} />
      <SelectField
        label={t('mapping.ours')}
        hint={suggestion ? t('mapping.hint', { category: pathOf(suggestion.category.id) }) : undefined}
        field={form.register('categoryId')}
        error={form.errorOf('categoryId')}
        options={[
          { value: '', label: t('mapping.none') },
          ...categories.map(({ id, path }) => ({ value: id, label: path })),
        ]}
      />
      <VersionConflict
        form={act}
        fieldOf={formConflict({
          valuesOf: mappingValues,
          changedKeys: changedMapping,
          label: () => t('mapping.ours'),
          text: (_key, { categoryId }) => (categoryId === '' ? t('mapping.none') : pathOf(categoryId)),
        })}
      />
    </FormModal>
  );
}
