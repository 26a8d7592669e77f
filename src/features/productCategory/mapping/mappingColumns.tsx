import { Button } from '@chakra-ui/react/button';
import { chakra } from '@chakra-ui/react/styled-system';
import type { TFunction } from 'i18next';
import type { CategoryMapping } from '#api/generated/types.gen.ts';
import { NO_VALUE } from '#shared/i18n/noValue.ts';
import type { FieldTexts } from '#shared/i18n/useFieldTexts.ts';
import type { useFormat } from '#shared/i18n/useFormat.ts';
import type { Column } from '#shared/table/Column.ts';
import { StateTag } from '#shared/ui/StateTag.tsx';
import type { MappingSort } from './mappingFilters.ts';

interface ColumnTools {
  t: TFunction<'productCategory'>;
  texts: FieldTexts;
  format: ReturnType<typeof useFormat>;
  /** What a category is called with those above it. */
  pathOf: (categoryId: string) => string;
  /** Takes what is suggested; undefined: nothing can be changed. */
  onAccept: ((mapping: CategoryMapping) => void) | undefined;
}

/** What the list says of a category of a competitor. */
export function mappingColumns({
  t,
  texts,
  format,
  pathOf,
  onAccept,
}: ColumnTools): Column<CategoryMapping, MappingSort>[] {
  return [
    {
      id: 'name',
      header: t('mapping.theirs'),
      sortKey: 'name',
      isKey: true,
      width: '10rem',
      cell: ({ name }) => name,
    },
    {
      id: 'competitor',
      header: t('mapping.competitor'),
      sortKey: 'competitor',
      width: '8rem',
      cell: ({ competitor }) => competitor.name,
    },
    {
      id: 'pages',
      header: t('mapping.pages'),
      sortKey: 'pages',
      align: 'end',
      width: '4.75rem',
      cell: ({ pages }) => format.number(pages),
    },
    {
      id: 'category',
      header: t('mapping.ours'),
      sortKey: 'category',
      grows: true,
      width: '9.5rem',
      cell: ({ category }) =>
        category ? pathOf(category.id) : <StateTag tone="caution">{t('mapping.none')}</StateTag>,
    },
    {
      id: 'suggestion',
      header: t('mapping.suggestion'),
      width: '14rem',
      cell: (mapping) => {
        const { suggestion, category, name } = mapping;
        if (!suggestion || suggestion.category.id === category?.id) return NO_VALUE;
        const path = pathOf(suggestion.category.id);
        return (
          <chakra.span display="flex" alignItems="center" gap="2">
            <chakra.span flex="1" minW="0" overflow="hidden" textOverflow="ellipsis">
              {path}
              <chakra.small display="block" color="fg.muted" fontSize="xs" whiteSpace="nowrap">
                {t('mapping.share', {
                  count: suggestion.of,
                  products: format.number(suggestion.products),
                  of: format.number(suggestion.of),
                })}
              </chakra.small>
            </chakra.span>
            {onAccept && (
              <Button
                size="xs"
                variant="outline"
                aria-label={t('mapping.acceptOf', { name, category: path })}
                onClick={() => onAccept(mapping)}
              >
                {t('mapping.accept')}
              </Button>
            )}
          </chakra.span>
        );
      },
    },
    {
      id: 'updatedAt',
      header: texts.field('updatedAt'),
      sortKey: 'updatedAt',
      hidden: true,
      width: '10rem',
      cell: ({ updatedAt, updatedBy }) =>
        updatedBy ? `${format.dateTime(updatedAt)} · ${updatedBy.name}` : NO_VALUE,
    },
  ];
}
