import { at } from '#mocks/contract/homes.ts';
import { changeRows, queryOf } from '#tests/contract/faultyServers/unseen/rows.ts';
import type { Call } from '#tests/contract/faultyServers/faultyServer.ts';
import { changeQuery, serve, type Fields } from '#tests/contract/faultyServers/variants/serving.ts';
import type { Variant } from '#tests/contract/faultyServers/variants/variant.ts';

const sortOf = (call: Call): readonly string[] =>
  (queryOf(call).get('sort') ?? '').split(',').filter(Boolean);

const idOf = (row: Fields): string => String(row['id']);

function leaveUnordered(rows: readonly Fields[], call: Call): readonly Fields[] {
  const [first = ''] = sortOf(call).map((name) => name.replace('-', ''));
  const isBlank = (row: Fields): boolean => row[first] === null;
  return [
    ...rows.filter((row) => !isBlank(row)),
    ...rows.filter(isBlank).toSorted((a, b) => idOf(a).localeCompare(idOf(b))),
  ];
}

function orderSizesAsTexts(rows: readonly Fields[], call: Call): readonly Fields[] {
  const sign = sortOf(call)[0] === '-labelSize' ? -1 : 1;
  const sizeOf = (row: Fields): string | undefined => {
    const size = row['labelSize'];
    return typeof size === 'string' ? size : undefined;
  };
  const sized = rows.filter((row) => sizeOf(row) !== undefined);
  return [
    ...sized.toSorted((a, b) => sign * (sizeOf(a) ?? '').localeCompare(sizeOf(b) ?? '')),
    ...rows.filter((row) => sizeOf(row) === undefined),
  ];
}

/** A GTIN in the groups in which it is printed. */
const GROUPED_NUMBER = /^\d[\d -]*[ -][\d -]*\d$/;

/** Finding, sorting and counting. */
export const lists: readonly Variant[] = [
  {
    // CategoryIds: "In these categories or below them."
    name: 'the filter by category does not find what is below it',
    operations: ['listProducts', 'listCategories'],
    start: () =>
      serve(
        'listProducts',
        changeRows(
          (call) => queryOf(call).has('categoryId'),
          (rows, call) => {
            const ids = queryOf(call).getAll('categoryId');
            return rows.filter((row) => ids.includes(String(at(row['category'], 'id'))));
          },
        ),
      ),
  },
  {
    // RowIds: "These rows and no others, as far as the other filters leave them".
    name: 'rows asked for by their ids pass all other filters',
    operations: ['listProducts', 'listSkus'],
    start: () =>
      serve(
        ['listProducts', 'listSkus'],
        changeQuery((query) => {
          if (!query.has('id')) return;
          const kept = ['id', 'page', 'pageSize', 'sort', 'archived'];
          for (const name of [...query.keys()]) if (!kept.includes(name)) query.delete(name);
        }),
      ),
  },
  {
    // Order: "`sort` takes the fields of its enumeration, the first one first".
    name: 'rows without a value of the first sort key are not sorted by the second',
    operations: ['listProducts', 'listSkus'],
    start: () =>
      serve(
        ['listProducts', 'listSkus'],
        changeRows((call) => sortOf(call).length > 1, leaveUnordered),
      ),
  },
  {
    // SkuSort: "`labelSize` from the smallest to the largest".
    name: 'sizes are sorted by the alphabet',
    operations: ['listSkus'],
    start: () =>
      serve(
        'listSkus',
        changeRows((call) => /^-?labelSize$/.test(sortOf(call)[0] ?? ''), orderSizesAsTexts),
      ),
  },
  {
    // listProducts: "by their whole GTIN, written with blanks, hyphens and leading zeros or without".
    name: 'a GTIN that is written in groups finds nothing',
    operations: ['listProducts', 'listSkus', 'createSku'],
    start: () =>
      serve(
        'listProducts',
        changeQuery((query) => {
          if (GROUPED_NUMBER.test(query.get('q') ?? '')) query.set('q', 'nothing-has-this-number');
        }),
      ),
  },
  {
    // PaidFrom: "Made at this moment or later."
    name: 'the offset of a moment is ignored',
    operations: ['listPayments'],
    start: () =>
      serve(
        'listPayments',
        changeQuery((query) => {
          const from = query.get('from');
          if (from !== null) query.set('from', from.replace(/([+-]\d\d:\d\d|Z)$/i, 'Z'));
        }),
      ),
  },
  {
    // Mine: "Only what the caller did"; Filters: "Parameters of different names all have to match."
    name: 'the history of a record ignores whose it is to be',
    operations: ['listActivity', 'updateProduct'],
    start: () =>
      serve(
        'listActivity',
        changeQuery((query) => {
          if (query.has('entityId')) query.delete('mine');
        }),
      ),
  },
];
