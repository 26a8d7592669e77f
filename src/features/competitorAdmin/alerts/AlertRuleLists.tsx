import { chakra } from '@chakra-ui/react/styled-system';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { listSuppliersOptions } from '#api/generated/query/catalogue.gen.ts';
import { listCompetitorsOptions } from '#api/generated/query/competitors.gen.ts';
import { alertMembersOptions } from '#entities/alerts/alertQueries.ts';
import { categoriesOptions } from '#entities/catalogue/categoriesOptions.ts';
import type { useZodForm } from '#shared/form/useZodForm.ts';
import { useFormat } from '#shared/i18n/useFormat.ts';
import { CheckList } from '#shared/table/filters/CheckList.tsx';
import type { NextChoice } from '#shared/table/filters/choiceRules.ts';
import { ErrorState } from '#shared/ui/ErrorState.tsx';
import { lazyPanel } from '#shared/ui/lazyPanel.tsx';
import type { AlertRuleKey, AlertRuleValues } from './alertRuleForm.ts';

const TreeCheckList = lazyPanel(
  'tree-check-list',
  async () => (await import('#shared/tree/TreeCheckList.tsx')).TreeCheckList,
);

type ListKey = 'recipientIds' | 'competitorIds' | 'supplierIds' | 'categoryIds';

interface AlertRuleListsProps {
  form: ReturnType<typeof useZodForm<AlertRuleValues>>;
  readOnly: boolean;
  labelOf: (key: AlertRuleKey) => string;
}

interface Found {
  items: readonly {
    id: string;
    name?: string;
    title?: string;
    parentId?: string | null;
    position?: number;
  }[];
}

/** Whom a rule tells, and what it looks at. Each is folded away and says how much of it is chosen. */
export function AlertRuleLists({ form, readOnly, labelOf }: AlertRuleListsProps) {
  const lists: Record<ListKey, { data?: Found | undefined; error: unknown; refetch: () => unknown }> = {
    recipientIds: useQuery(alertMembersOptions()),
    competitorIds: useQuery(listCompetitorsOptions()),
    supplierIds: useQuery(listSuppliersOptions()),
    categoryIds: useQuery(categoriesOptions()),
  };
  return (['recipientIds', 'competitorIds', 'supplierIds', 'categoryIds'] as const).map((name) => (
    <FoldedList
      key={name}
      name={name}
      label={labelOf(name)}
      form={form}
      readOnly={readOnly}
      query={lists[name]}
    />
  ));
}

interface FoldedListProps extends Omit<AlertRuleListsProps, 'labelOf'> {
  name: ListKey;
  label: string;
  query: { data?: Found | undefined; error: unknown; refetch: () => unknown };
}

function FoldedList({ name, label, form, readOnly, query }: FoldedListProps) {
  const { t } = useTranslation('alertRules');
  const format = useFormat();
  const chosen = useWatch({ control: form.control, name });
  const error = form.errorOf(name);
  const onChange = (next: NextChoice): void =>
    form.setValue(name, next(form.getValues(name)).toSorted(), {
      shouldDirty: true,
      shouldValidate: error !== undefined,
    });
  const items = query.data?.items;
  const options = items?.map(({ id, name: own, title }) => ({ id, label: own ?? title ?? id }));
  const names = chosen.map((id) => options?.find((one) => one.id === id)?.label ?? id);
  const none = t(name === 'recipientIds' ? 'chosen.none' : 'chosen.all');
  const summary =
    names.length === 0
      ? none
      : names.length <= 3
        ? names.join(', ')
        : t('chosen.count', { count: names.length, number: format.number(names.length) });
  if (readOnly)
    return (
      <p>
        {label}: {summary}
      </p>
    );
  return (
    <chakra.details css={styles} open={error !== undefined || undefined}>
      <summary>
        <span>{label}</span> <small>{summary}</small>
      </summary>
      {error !== undefined && <p role="alert">{error}</p>}
      {query.error && !items ? (
        <ErrorState error={query.error} onRetry={query.refetch} />
      ) : name === 'categoryIds' ? (
        <Suspense>
          <TreeCheckList
            label={label}
            nodes={items?.map(({ id, title, parentId = null }) => ({ id, parentId, label: title ?? id }))}
            chosen={chosen}
            onChange={onChange}
          />
        </Suspense>
      ) : (
        <CheckList label={label} options={options} chosen={chosen} onChange={onChange} />
      )}
    </chakra.details>
  );
}

const styles = {
  borderWidth: '1px',
  borderColor: 'border',
  rounded: 'l2',
  px: '3',
  '& > summary': { cursor: 'pointer', py: '2', fontSize: 'sm', fontWeight: 'medium' },
  '& small': { fontSize: 'sm', fontWeight: 'normal', color: 'fg.muted', ms: '1' },
  '& > p': { fontSize: 'sm', color: 'bad' },
  '& > [role=group]': { maxH: '18rem', overflowY: 'auto', pb: '2' },
} as const;
