import type { TFunction } from 'i18next';
import { NO_VALUE } from '#shared/i18n/noValue.ts';
import type { FieldTexts } from '#shared/i18n/useFieldTexts.ts';
import type { useFormat } from '#shared/i18n/useFormat.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import type { Column } from '#shared/table/Column.ts';
import { StateTag } from '#shared/ui/StateTag.tsx';
import type { SuggestionSort } from './suggestionFilters.ts';
import type { SuggestionRow } from './suggestionQueries.ts';

interface ColumnTools {
  t: TFunction<'priceRules'>;
  texts: FieldTexts;
  format: ReturnType<typeof useFormat>;
  blockedText: (slab: SuggestionRow['slabs'][number]) => string;
}

/** What the list says of a suggestion; the prices are below the row. */
export function suggestionColumns(tools: ColumnTools): Column<SuggestionRow, SuggestionSort>[] {
  const { t, texts, format, blockedText } = tools;
  return [
    {
      id: 'sku',
      header: texts.field('sku'),
      isKey: true,
      width: '9rem',
      cell: ({ product }) => product.code,
    },
    {
      id: 'product',
      header: t('column.product'),
      width: '18rem',
      grows: true,
      cell: ({ product }) => product.name,
    },
    { id: 'rule', header: t('rule'), width: '14rem', cell: ({ rule }) => rule?.name ?? NO_VALUE },
    {
      id: 'changePct',
      header: t('column.change'),
      align: 'end',
      width: '9rem',
      cell: ({ changePct }) =>
        changePct === null
          ? NO_VALUE
          : format.percent(Number(changePct) / 100, { decimals: 1, signed: true }),
    },
    {
      id: 'prices',
      header: t('column.prices'),
      align: 'end',
      width: '8rem',
      cell: ({ slabs }) =>
        t('prices.of', {
          number: format.number(slabs.filter(({ suggested }) => suggested !== null).length),
          total: format.number(slabs.length),
        }),
    },
    {
      id: 'blocked',
      header: t('column.blocked'),
      width: '14rem',
      cell: ({ slabs }) =>
        [...new Set(slabs.map(blockedText).filter((text) => text !== ''))].join(', ') || NO_VALUE,
    },
    {
      id: 'draft',
      header: t('column.draft'),
      width: '7rem',
      cell: ({ product, draftId }) =>
        draftId === null ? (
          NO_VALUE
        ) : (
          <Link to={paths.slabs(product.id)}>
            <StateTag tone="caution">{t('draft')}</StateTag>
          </Link>
        ),
    },
  ];
}
