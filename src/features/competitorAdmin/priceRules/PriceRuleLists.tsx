import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FoldedCheckList } from '#features/competitorAdmin/scope/FoldedCheckList.tsx';
import { useScopeChoices } from '#features/competitorAdmin/scope/useScopeChoices.ts';
import type { useZodForm } from '#shared/form/useZodForm.ts';
import type { PriceRuleKey, PriceRuleValues } from './priceRuleForm.ts';

interface PriceRuleListsProps {
  form: ReturnType<typeof useZodForm<PriceRuleValues>>;
  readOnly: boolean;
  labelOf: (key: PriceRuleKey) => string;
}

/** The competitors of a rule, where it does not compare with all, and its categories and suppliers. */
export function PriceRuleLists({ form, readOnly, labelOf }: PriceRuleListsProps) {
  const { t } = useTranslation('priceRules');
  const choices = useScopeChoices();
  const chosen = useWatch({ control: form.control });
  const names = ['competitorIds', 'categoryIds', 'supplierIds'] as const;
  return names
    .filter((name) => name !== 'competitorIds' || chosen.competitorMode !== 'all')
    .map((name) => {
      const error = form.errorOf(name);
      return (
        <FoldedCheckList
          key={name}
          label={labelOf(name)}
          choices={choices[name]}
          chosen={chosen[name] ?? []}
          onChange={(next) =>
            form.setValue(name, next(form.getValues(name)).toSorted(), {
              shouldDirty: true,
              shouldValidate: error !== undefined,
            })
          }
          none={t(name === 'competitorIds' ? 'chosen.none' : 'chosen.all')}
          error={error}
          readOnly={readOnly}
        />
      );
    });
}
