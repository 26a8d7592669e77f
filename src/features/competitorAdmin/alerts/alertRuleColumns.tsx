import type { TFunction } from 'i18next';
import type { AlertRule } from '#api/generated/types.gen.ts';
import type { ChangeText } from '#resource/Records.ts';
import type { FieldTexts } from '#shared/i18n/useFieldTexts.ts';
import type { useFormat } from '#shared/i18n/useFormat.ts';
import type { Column } from '#shared/table/Column.ts';
import { StateTag } from '#shared/ui/StateTag.tsx';
import type { AlertRuleSort } from './alertRuleFilters.ts';

interface ColumnTools {
  t: TFunction<'alertRules'>;
  texts: FieldTexts;
  words: ChangeText;
  format: ReturnType<typeof useFormat>;
}

/** What a rule looks at, in few words: "2 competitors, key value items only". */
function scopeText({ scope }: AlertRule, { t, words, format }: ColumnTools): string {
  const counts = (['competitor', 'supplier', 'category'] as const).flatMap((kind) => {
    const count = scope[`${kind}Ids`].length;
    return count === 0 ? [] : t(`scope.${kind}`, { count, number: format.number(count) });
  });
  const parts = [...counts, ...(scope.kviOnly ? [words.field('kviOnly')] : [])];
  return parts.length === 0 ? t('chosen.all') : parts.join(', ');
}

const decimalsOf = (text: string): number => text.split('.')[1]?.length ?? 0;

function conditionText({ condition }: AlertRule, { t, words, format }: ColumnTools): string {
  const { kind, minimumPct } = condition;
  const name = words.value('condition', kind);
  return minimumPct === null
    ? name
    : t('condition.from', {
        name,
        share: format.percent(Number(minimumPct) / 100, { decimals: decimalsOf(minimumPct) }),
      });
}

/** What the list says of a rule. */
export function alertRuleColumns(tools: ColumnTools): Column<AlertRule, AlertRuleSort>[] {
  const { t, texts, words, format } = tools;
  return [
    {
      id: 'name',
      header: texts.field('name'),
      sortKey: 'name',
      isKey: true,
      width: '12rem',
      cell: ({ name }) => name,
    },
    {
      id: 'condition',
      header: words.field('condition'),
      width: '15rem',
      grows: true,
      cell: (rule) => conditionText(rule, tools),
    },
    {
      id: 'firedLastWeek',
      header: t('column.firedLastWeek'),
      sortKey: 'firedLastWeek',
      align: 'end',
      width: '8rem',
      cell: ({ firedLastWeek }) => format.number(firedLastWeek),
    },
    {
      id: 'state',
      header: words.field('state'),
      width: '7rem',
      cell: ({ state }) => {
        const label = words.value('state', state);
        return <StateTag tone={state === 'active' ? 'good' : 'quiet'}>{label}</StateTag>;
      },
    },
    { id: 'scope', header: t('column.scope'), width: '13rem', cell: (rule) => scopeText(rule, tools) },
    {
      id: 'recipients',
      header: words.field('recipients'),
      width: '13rem',
      cell: ({ recipients }) => recipients.map(({ name }) => name).join(', '),
    },
    {
      id: 'cooldownHours',
      header: words.field('cooldownHours'),
      sortKey: 'cooldownHours',
      align: 'end',
      width: '8rem',
      cell: ({ cooldownHours }) => format.number(cooldownHours),
    },
    {
      id: 'updatedAt',
      header: texts.field('updatedAt'),
      sortKey: 'updatedAt',
      width: '11rem',
      cell: ({ updatedAt }) => format.dateTime(updatedAt),
    },
  ];
}
