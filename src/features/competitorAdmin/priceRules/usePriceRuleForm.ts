import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { replacePriceRuleMutation } from '#api/generated/query/priceRules.gen.ts';
import type { PriceRule } from '#api/generated/types.gen.ts';
import { useRecordForm } from '#resource/write/useRecordForm.ts';
import {
  differingKeys,
  findPriceRuleField,
  PRICE_RULE_FORM_VERSION,
  priceRuleSchema,
  priceRuleUpdate,
  priceRuleValues,
  type PriceRuleValues,
} from './priceRuleForm.ts';
import { priceRuleSaved, readPriceRule } from './priceRuleQueries.ts';

/** The form of a rule. */
export function usePriceRuleForm(rule: PriceRule) {
  const { t } = useTranslation(['priceRules', 'lists']);
  const { mutateAsync } = useMutation(replacePriceRuleMutation());
  return useRecordForm({
    record: rule,
    formId: `priceRule ${rule.id}`,
    schemaVersion: PRICE_RULE_FORM_VERSION,
    schema: () => priceRuleSchema,
    valuesOf: priceRuleValues,
    texts: { t },
    fieldOf: findPriceRuleField,
    fieldSentence: ({ code }) => (code === 'taken' ? t('name.taken') : undefined),
    write: (on, values: PriceRuleValues) =>
      mutateAsync({ path: { priceRuleId: rule.id }, body: priceRuleUpdate(on, values) }),
    onSaved: priceRuleSaved,
    readTheirs: () => readPriceRule(rule.id),
    changedKeys: (on, values) => differingKeys(priceRuleValues(on), values),
    sentences: { saved: t('saved'), unchanged: t('unchanged') },
  });
}
