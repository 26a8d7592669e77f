import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { createPriceRuleMutation } from '#api/generated/query/priceRules.gen.ts';
import type { PriceRule } from '#api/generated/types.gen.ts';
import { CreateDialog } from '#resource/write/CreateDialog.tsx';
import { useZodForm } from '#shared/form/useZodForm.ts';
import { PriceRuleFields } from './PriceRuleFields.tsx';
import { findPriceRuleField, newPriceRule, priceRuleInput, priceRuleSchema } from './priceRuleForm.ts';
import { priceRuleSaved } from './priceRuleQueries.ts';

interface CreatePriceRuleDialogProps {
  onClose: () => void;
  onCreated: (rule: PriceRule) => void;
}

/** A new rule, which is a draft. */
export function CreatePriceRuleDialog({ onClose, onCreated }: CreatePriceRuleDialogProps) {
  const { t } = useTranslation(['priceRules', 'lists']);
  const { mutateAsync } = useMutation(createPriceRuleMutation());
  const form = useZodForm(priceRuleSchema, { defaultValues: newPriceRule, texts: { t } });
  return (
    <CreateDialog
      form={form}
      fieldOf={findPriceRuleField}
      fieldSentence={({ code }) => (code === 'taken' ? t('name.taken') : undefined)}
      create={async (values) => {
        const created = await mutateAsync({ body: priceRuleInput(values) });
        priceRuleSaved(created);
        return created;
      }}
      onCreated={onCreated}
      onClose={onClose}
      texts={{
        title: t('create'),
        action: t('create.action'),
        working: t('create.working'),
        done: ({ name }) => t('create.done', { name }),
      }}
    >
      <PriceRuleFields form={form} ruleId={null} readOnly={false} />
    </CreateDialog>
  );
}
