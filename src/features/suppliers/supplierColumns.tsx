import { chakra } from '@chakra-ui/react/styled-system';
import type { TFunction } from 'i18next';
import type { Supplier } from '#api/generated/types.gen.ts';
import { NO_VALUE } from '#shared/i18n/noValue.ts';
import type { FieldTexts } from '#shared/i18n/useFieldTexts.ts';
import type { useFormat } from '#shared/i18n/useFormat.ts';
import { Link } from '#shared/lib/Link.tsx';
import { paths } from '#shared/lib/paths.ts';
import type { Column } from '#shared/table/Column.ts';
import { StateTag } from '#shared/ui/StateTag.tsx';
import type { SupplierSort } from './supplierFilters.ts';

interface ColumnTools {
  t: TFunction<'suppliers'>;
  texts: FieldTexts;
  format: ReturnType<typeof useFormat>;
}

/** The products of a supplier, in their own list. */
export const toProductsAddress = (supplierId: string): string =>
  `${paths.skuManager}?${new URLSearchParams({ supplierId }).toString()}`;

/** What the list says of a supplier. */
export function supplierColumns({ t, texts, format }: ColumnTools): Column<Supplier, SupplierSort>[] {
  return [
    {
      id: 'code',
      header: t('column.code'),
      sortKey: 'code',
      isKey: true,
      width: '7rem',
      cell: ({ code }) => code,
    },
    {
      id: 'name',
      header: texts.field('name'),
      sortKey: 'name',
      grows: true,
      width: '10rem',
      cell: ({ name }) => name,
    },
    {
      id: 'status',
      header: texts.field('status'),
      sortKey: 'status',
      width: '7.5rem',
      cell: ({ status }) => (
        <StateTag tone={status === 'active' ? 'good' : 'quiet'}>{t(`status.${status}`)}</StateTag>
      ),
    },
    {
      id: 'currency',
      header: texts.field('currency'),
      sortKey: 'currency',
      width: '6.5rem',
      cell: ({ currency }) => currency,
    },
    { id: 'eqp', header: t('column.eqp'), width: '9rem', cell: ({ eqp }) => texts.yesNo(eqp) },
    {
      id: 'productCount',
      header: t('column.products'),
      sortKey: 'productCount',
      align: 'end',
      width: '6.5rem',
      cell: ({ id, productCount }) =>
        productCount === 0 ? (
          format.number(0)
        ) : (
          <chakra.span css={link}>
            <Link to={toProductsAddress(id)}>{format.number(productCount)}</Link>
          </chakra.span>
        ),
    },
    {
      id: 'psScore',
      header: t('column.score'),
      sortKey: 'psScore',
      align: 'end',
      width: '7.5rem',
      cell: ({ psScore }) => (psScore === null ? NO_VALUE : format.number(psScore)),
    },
    {
      id: 'asiNumber',
      header: 'ASI',
      hidden: true,
      width: '6rem',
      cell: ({ asiNumber }) => asiNumber ?? NO_VALUE,
    },
    {
      id: 'ppaiNumber',
      header: 'PPAI',
      hidden: true,
      width: '6rem',
      cell: ({ ppaiNumber }) => ppaiNumber ?? NO_VALUE,
    },
    {
      id: 'sageNumber',
      header: 'SAGE',
      hidden: true,
      width: '6rem',
      cell: ({ sageNumber }) => sageNumber ?? NO_VALUE,
    },
  ];
}

const link = { '& a': { color: 'accent', textDecoration: 'underline' } } as const;
