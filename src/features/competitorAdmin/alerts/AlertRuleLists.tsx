import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Actor } from '#api/generated/types.gen.ts';
import { alertMembersOptions } from '#entities/alerts/alertQueries.ts';
import { FoldedCheckList, type Choices } from '#features/competitorAdmin/scope/FoldedCheckList.tsx';
import { useScopeChoices, type ScopeKey } from '#features/competitorAdmin/scope/useScopeChoices.ts';
import type { useZodForm } from '#shared/form/useZodForm.ts';
import type { AlertRuleKey, AlertRuleValues } from './alertRuleForm.ts';

type ListKey = ScopeKey | 'recipientIds';

interface AlertRuleListsProps {
  form: ReturnType<typeof useZodForm<AlertRuleValues>>;
  /** Who is notified so far; some of them may not be active any more. */
  recipients: readonly Actor[];
  readOnly: boolean;
  labelOf: (key: AlertRuleKey) => string;
}

/** Whom a rule notifies, and its scope. */
export function AlertRuleLists({ form, recipients, readOnly, labelOf }: AlertRuleListsProps) {
  const { t } = useTranslation('alertRules');
  const members = useQuery(alertMembersOptions());
  const active = members.data?.items;
  const former = recipients.filter(({ id }) => !active?.some((member) => member.id === id));
  const choices: Record<ListKey, Choices> = {
    recipientIds: {
      options: active && [...active, ...former].map(({ id, name }) => ({ id, label: name })),
      error: members.error,
      refetch: members.refetch,
    },
    ...useScopeChoices(),
  };
  const chosen = useWatch({ control: form.control });
  return (['recipientIds', 'competitorIds', 'supplierIds', 'categoryIds'] as const).map((name) => {
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
        none={t(name === 'recipientIds' ? 'chosen.none' : 'chosen.all')}
        error={error}
        readOnly={readOnly}
      />
    );
  });
}
