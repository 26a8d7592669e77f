import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setCategoryTargetsMutation } from '#api/generated/query/catalogue.gen.ts';
import type { Category } from '#api/generated/types.gen.ts';
import { formConflict } from '#resource/write/conflictFields.ts';
import { useRecordForm } from '#resource/write/useRecordForm.ts';
import { VersionConflict } from '#resource/write/VersionConflict.tsx';
import { DecimalField } from '#shared/form/DecimalField.tsx';
import { DraftBanner } from '#shared/form/DraftBanner.tsx';
import { FormModal } from '#shared/form/FormModal.tsx';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { categoriesChanged, readCategory } from './categoryQueries.ts';
import {
  changedTargets,
  inheritedOf,
  TARGET_FORM_VERSION,
  targetInput,
  targetKeys,
  targetSchema,
  targetValues,
  type TargetKey,
  type TargetValues,
} from './targetForm.ts';

interface TargetsDialogProps {
  category: Category;
  categories: readonly Category[];
  onClose: () => void;
}

/** The target and the floor of a category; an empty field takes what the categories above say. */
export function TargetsDialog({ category, categories, onClose }: TargetsDialogProps) {
  const { t } = useTranslation(['productCategory', 'lists', 'records']);
  const format = useFormat();
  const [open, setOpen] = useState(true);
  const { mutateAsync } = useMutation(setCategoryTargetsMutation());
  const inherited = {
    targetGpPct: inheritedOf(categories, category, 'targetGpPct'),
    minGpPct: inheritedOf(categories, category, 'minGpPct'),
  };
  const act = useRecordForm({
    record: category,
    formId: `category targets ${category.id}`,
    schemaVersion: TARGET_FORM_VERSION,
    schema: () => targetSchema(inherited),
    valuesOf: targetValues,
    texts: { t },
    fieldOf: (name) => targetKeys.find((key) => key === name) ?? null,
    fieldSentence: ({ code }) => (code === 'above_target' ? t('targets.aboveTarget') : undefined),
    write: (on, values: TargetValues) =>
      mutateAsync({ path: { categoryId: category.id }, body: targetInput(on, values) }),
    onSaved: () => {
      void categoriesChanged();
      setOpen(false);
    },
    readTheirs: async () => {
      void categoriesChanged();
      return (await readCategory(category.id)) ?? category;
    },
    changedKeys: changedTargets,
    sentences: { saved: t('targets.saved', { name: category.title }), unchanged: t('targets.unchanged') },
  });
  const { form } = act;
  const share = (value: number): string => format.percent(value / 100);
  const hintOf = (key: TargetKey): string => {
    const above = inherited[key];
    return above === null
      ? t('targets.hintNone')
      : t('targets.hint', { value: share(above.value), name: above.title });
  };
  const valueText = (key: TargetKey, values: TargetValues): string =>
    values[key] === '' ? t('inherited', { ns: 'records' }) : share(Number(values[key]));
  return (
    <FormModal
      open={open}
      title={t('targets.title', { name: category.title })}
      submitLabel={t('targets.submit')}
      pendingLabel={t('form.saving', { ns: 'lists' })}
      pending={act.pending}
      submitError={act.submitError}
      onSubmit={(event) => void act.submit(event)}
      onClose={() => setOpen(false)}
      onGone={onClose}
    >
      <DraftBanner {...act.draft} />
      {targetKeys.map((key) => (
        <Stack key={key} gap="1" align="flex-start">
          <DecimalField
            label={t(`targets.${key}`)}
            hint={hintOf(key)}
            field={form.register(key)}
            error={form.errorOf(key)}
          />
          {category.parentId !== null && (
            <Button
              type="button"
              size="xs"
              variant="ghost"
              aria-disabled={form.watch(key) === ''}
              onClick={() =>
                form.setValue(key, '', { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
              }
            >
              {t(`targets.reset.${key}`)}
            </Button>
          )}
        </Stack>
      ))}
      <VersionConflict
        form={act}
        fieldOf={formConflict({
          valuesOf: targetValues,
          changedKeys: changedTargets,
          label: (key) => t(`targets.${key}`),
          text: valueText,
        })}
      />
    </FormModal>
  );
}
