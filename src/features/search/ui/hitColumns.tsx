import type { TFunction } from 'i18next';
import { getStockLevel, type Hit } from '#features/search/model/hit.ts';
import type { FieldTexts } from '#shared/i18n/useFieldTexts.ts';
import type { useFormat } from '#shared/i18n/useFormat.ts';
import type { Column } from '#shared/table/Column.ts';
import { HitLink } from './HitLink.tsx';
import { HighlightedText } from './HighlightedText.tsx';
import type { FacetTexts } from './useFacetTexts.ts';
import type { HitActions } from './useHitActions.ts';

export interface HitColumnTools {
  t: TFunction<'search'>;
  texts: FieldTexts;
  format: ReturnType<typeof useFormat>;
  words: FacetTexts;
  actions: HitActions;
  /** Whether the person may see what things cost. */
  costs: boolean;
  /** With which the prices of the page line up. */
  decimals: number;
}

const KB = 1000;

/** The columns of a collection; every one of them has the name first, as the link to where the hit leads. */
export function hitColumns(collection: string, tools: HitColumnTools): Column<Hit>[] {
  const { t, texts, format, words, actions, costs, decimals } = tools;
  const none = <span className="faint">{t('none')}</span>;
  const orNone = (text: string) => (text === '' ? none : text);
  const unknown = words.stockWord('unknown');
  const stockText = ({ stock }: Hit) => (stock === null ? unknown : format.number(stock));
  const end = { align: 'end' } as const;
  const name: Column<Hit> = {
    id: 'name',
    header: texts.field('name'),
    isKey: true,
    grows: true,
    width: '13rem',
    cell: (hit) => <HitLink hit={hit} actions={actions} />,
  };
  const code: Column<Hit> = {
    id: 'code',
    header: texts.field('sku'),
    width: '8.25rem',
    cell: ({ codeParts }) => (
      <span className="code">
        <HighlightedText parts={codeParts} />
      </span>
    ),
  };
  const supplier: Column<Hit> = {
    id: 'supplier',
    header: texts.field('supplier'),
    width: '9rem',
    cell: (hit) => orNone(hit.supplier),
  };
  const status: Column<Hit> = {
    id: 'status',
    header: texts.field('status'),
    width: '7rem',
    cell: (hit) => (hit.status === '' ? none : words.statusWord(hit.status)),
  };
  const goods: Column<Hit>[] = [
    {
      id: 'stock',
      header: texts.field('stock'),
      width: '6.5rem',
      ...end,
      cell: (hit) => <span className={`stock ${getStockLevel(hit)}`}>{stockText(hit)}</span>,
    },
    {
      id: 'fromPrice',
      header: texts.field('fromPrice'),
      width: '7rem',
      ...end,
      cell: ({ fromPrice, currency }) =>
        fromPrice === null ? none : format.money(fromPrice, currency, { decimals }),
    },
    ...(costs
      ? [
          {
            id: 'gpPct',
            header: texts.field('gpPct250'),
            width: '6.5rem',
            ...end,
            cell: ({ gpPct }: Hit) => {
              if (gpPct === null) return none;
              const figure = format.number(gpPct, { decimals: 1 });
              if (gpPct >= 0) return figure;
              return (
                <span className="loss">
                  {t('loss', { ns: 'common' })} {figure}
                </span>
              );
            },
          },
        ]
      : []),
    { id: 'brand', header: texts.field('brand'), width: '8rem', cell: (hit) => orNone(hit.brand) },
    supplier,
    status,
  ];
  switch (collection) {
    case 'categories':
      return [
        name,
        { id: 'path', header: t('column.path'), width: '16rem', cell: (hit) => orNone(hit.category) },
        {
          id: 'products',
          header: t('column.products'),
          ...end,
          cell: ({ productCount }) => (productCount === null ? none : format.number(productCount)),
        },
        status,
      ];
    case 'documents':
      return [
        name,
        { id: 'kind', header: t('column.kind'), cell: (hit) => orNone(words.kindWord(hit.kind)) },
        {
          id: 'product',
          header: texts.field('product'),
          width: '9rem',
          cell: (hit) => orNone(hit.productSku),
        },
        supplier,
        {
          id: 'language',
          header: t('column.language'),
          cell: (hit) => orNone(words.languageWord(hit.language)),
        },
        {
          id: 'size',
          header: t('column.size'),
          ...end,
          cell: ({ sizeBytes }) => (sizeBytes === null ? none : format.number(Math.ceil(sizeBytes / KB))),
        },
        { id: 'changed', header: texts.field('updatedAt'), cell: (hit) => format.date(hit.updatedAt) },
      ];
    case 'skus':
      return [
        name,
        code,
        {
          id: 'colors',
          header: t('column.colors'),
          width: '8rem',
          cell: (hit) => orNone(hit.colors.join(', ')),
        },
        {
          id: 'sizes',
          header: t('column.sizes'),
          width: '6rem',
          cell: (hit) => orNone(hit.sizes.join(', ')),
        },
        ...goods,
      ];
    default:
      return [name, code, ...goods];
  }
}
