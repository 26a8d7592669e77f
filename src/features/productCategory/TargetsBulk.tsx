import { Stack } from '@chakra-ui/react/stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BulkParams } from '#api/generated/types.gen.ts';
import { BulkDialog } from '#resource/bulk/BulkDialog.tsx';
import { DecimalField } from '#shared/form/DecimalField.tsx';
import { FormModal } from '#shared/form/FormModal.tsx';
import { SelectField } from '#shared/form/SelectField.tsx';
import { useZodForm } from '#shared/form/useZodForm.ts';
import {
  bulkTargetParams,
  bulkTargetSchema,
  targetKeys,
  targetModes,
  type BulkTargetValues,
} from './targetForm.ts';
import { categories } from './targetRecords.ts';

export interface TargetsBulkProps {
  /** Of the chosen categories. */
  ids: string[];
  onClose: () => void;
  onDone: () => void;
}

/** The margins of several categories at once: what is to be set or reset, then the preview and the rest of it. */
export function TargetsBulk({ ids, onClose, onDone }: TargetsBulkProps) {
  const { t } = useTranslation('productCategory');
  const [params, setParams] = useState<BulkParams | null>(null);
  if (params === null) return <TargetsQuestion onAnswer={setParams} onClose={onClose} />;
  return (
    <BulkDialog
      records={categories}
      title={t('targets.bulk')}
      request={{ resource: 'categories', action: 'setTargets', params, selection: { ids } }}
      onClose={onClose}
      onDone={onDone}
    />
  );
}

interface TargetsQuestionProps {
  onAnswer: (params: BulkParams) => void;
  onClose: () => void;
}

/** What becomes of the margins. Nothing is changed by it: the preview comes next. */
function TargetsQuestion({ onAnswer, onClose }: TargetsQuestionProps) {
  const { t } = useTranslation('productCategory');
  const form = useZodForm<BulkTargetValues>(bulkTargetSchema, {
    defaultValues: { targetGpPctMode: 'keep', minGpPctMode: 'keep', targetGpPct: '', minGpPct: '' },
    texts: { t },
  });
  return (
    <FormModal
      open
      title={t('targets.bulk')}
      submitLabel={t('mapping.bulk.preview')}
      pendingLabel={t('mapping.bulk.preview')}
      pending={false}
      submitError={null}
      onSubmit={(event) => void form.handleSubmit((values) => onAnswer(bulkTargetParams(values)))(event)}
      onClose={onClose}
    >
      {targetKeys.map((key) => (
        <Stack key={key} gap="2">
          <SelectField
            label={t('targets.bulkMode', { field: t(`targets.${key}`) })}
            field={form.register(`${key}Mode`)}
            error={form.errorOf(`${key}Mode`)}
            options={targetModes.map((mode) => ({ value: mode, label: t(`targets.${mode}`) }))}
          />
          {form.watch(`${key}Mode`) === 'set' && (
            <DecimalField label={t(`targets.${key}`)} field={form.register(key)} error={form.errorOf(key)} />
          )}
        </Stack>
      ))}
    </FormModal>
  );
}
