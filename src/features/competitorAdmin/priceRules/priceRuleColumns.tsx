import type { TFunction } from 'i18next';
import type { PriceRule } from '#api/generated/types.gen.ts';
import type { ChangeText } from '#resource/Records.ts';
import { NO_VALUE } from '#shared/i18n/noValue.ts';
import type { FieldTexts } from '#shared/i18n/useFieldTexts.ts';
import type { useFormat } from '#shared/i18n/useFormat.ts';
import type { Column } from '#shared/table/Column.ts';
import { StateTag } from '#shared/ui/StateTag.tsx';
import type { PriceRuleSort } from './priceRuleFilters.ts';

interface ColumnTools {
  t: TFunction<'priceRules'>;
  texts: FieldTexts;
  words: ChangeText;
  format: ReturnType<typeof useFormat>;
}

const tones = { active: 'good', draft: 'caution', off: 'quiet' } as const;

/** A strategy in few words: "Below the lowest, 1%". */
function strategyText({ strategy }: PriceRule, { words, format }: ColumnTools): string {
  const { kind, amount, unit } = strategy;
  const name = words.value('strategy', kind);
  if (amount === null) return name;
  const decimals = amount.split('.')[1]?.length ?? 0;
  const distance =
    unit === 'percent' ? format.percent(Number(amount) / 100, { decimals }) : format.money(amount, 'USD');
  return `${name}, ${distance}`;
}

/** What a rule is about, in few words: "2 categories, Lagoon, key value items only". */
function scopeText({ scope }: PriceRule, { t, words, format }: ColumnTools): string {
  const counts = (['category', 'supplier'] as const).flatMap((kind) => {
    const count = scope[`${kind}Ids`].length;
    return count === 0 ? [] : t(`scope.${kind}`, { count, number: format.number(count) });
  });
  const parts = [...counts, scope.brand ?? '', scope.kviOnly ? words.field('kviOnly') : ''].filter(Boolean);
  return parts.length === 0 ? t('chosen.all') : parts.join(', ');
}

/** What the list says of a rule. */
export function priceRuleColumns(tools: ColumnTools): Column<PriceRule, PriceRuleSort>[] {
  const { t, texts, words, format } = tools;
  const percent = (value: number | string | null): string =>
    value === null ? NO_VALUE : format.percent(Number(value) / 100, { decimals: 0 });
  return [
    {
      id: 'priority',
      header: words.field('priority'),
      sortKey: 'priority',
      align: 'end',
      width: '6rem',
      cell: ({ priority }) => format.number(priority),
    },
    {
      id: 'name',
      header: texts.field('name'),
      sortKey: 'name',
      isKey: true,
      width: '14rem',
      cell: ({ name }) => name,
    },
    {
      id: 'state',
      header: words.field('state'),
      width: '7rem',
      cell: ({ state }) => {
        const label = words.value('state', state);
        return <StateTag tone={tones[state]}>{label}</StateTag>;
      },
    },
    {
      id: 'strategy',
      header: words.field('strategy'),
      width: '14rem',
      grows: true,
      cell: (rule) => strategyText(rule, tools),
    },
    { id: 'scope', header: t('column.scope'), width: '13rem', cell: (rule) => scopeText(rule, tools) },
    {
      id: 'minGpPct',
      header: words.field('minGpPct'),
      align: 'end',
      width: '7rem',
      cell: ({ minGpPct }) => percent(minGpPct),
    },
    {
      id: 'maxChangePct',
      header: words.field('maxChangePct'),
      align: 'end',
      width: '8rem',
      cell: ({ maxChangePct }) => percent(maxChangePct),
    },
    {
      id: 'affected',
      header: t('column.affected'),
      sortKey: 'affected',
      align: 'end',
      width: '8rem',
      cell: ({ affected }) => format.number(affected),
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
