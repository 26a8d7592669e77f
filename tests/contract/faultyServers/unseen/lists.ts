import { at } from '#mocks/contract/homes.ts';
import {
  changeBody,
  changeQuery,
  itemsOf,
  readPath,
  serve,
} from '#tests/contract/faultyServers/variants/serving.ts';
import type { Serve, Variant } from '#tests/contract/faultyServers/variants/variant.ts';

import { answerPage, listAll } from './tools.ts';

const onlyOwnCategory: Serve = async (call) => {
  const asked = new URL(call.request.url).searchParams.getAll('categoryId');
  const response = await call.next();
  if (!response.ok || asked.length === 0) return response;
  const rows = await listAll(call);
  return answerPage(
    response,
    rows.filter(({ category }) => asked.includes(String(at(category, 'id')))),
  );
};

/** As PostgreSQL does with `ORDER BY … DESC`. */
const emptyFirst: Serve = async (call) => {
  const [first] = (new URL(call.request.url).searchParams.get('sort') ?? '').split(',');
  const response = await call.next();
  if (!response.ok || first !== '-quantityAvailable') return response;
  const rows = await listAll(call);
  const isEmpty = (row: (typeof rows)[number]): boolean => row['quantityAvailable'] === null;
  return answerPage(response, [...rows.filter(isEmpty), ...rows.filter((row) => !isEmpty(row))]);
};

const totalOfAllRows: Serve = async (call) => {
  const { pathname, searchParams } = new URL(call.request.url);
  const response = await call.next();
  if (!response.ok || !searchParams.has('result')) return response;
  const all: unknown = await (await readPath(call, pathname.replace('/api', ''))).json();
  return changeBody(response, (body) => ({ ...body, total: at(all, 'total') }));
};

/** As `OFFSET` with the number of the page held to the last one. */
const holdToLastPage: Serve = async (call) => {
  const response = await call.next();
  if (!response.ok || itemsOf(await response.clone().json()).length > 0) return response;
  const rows = await listAll(call);
  return changeBody(response, (body) => {
    const size = Number(body['pageSize']);
    return { ...body, items: rows.slice(Math.max(0, Math.ceil(rows.length / size) - 1) * size) };
  });
};

/** How lists filter, sort, count and page. */
export const lists: readonly Variant[] = [
  {
    // CategoryIds: "In these categories or below them."
    name: 'products of the categories below are not found',
    operations: ['listProducts'],
    start: () => serve('listProducts', onlyOwnCategory),
  },
  {
    // Lists: "A row without a value stands last in both orders."
    name: 'SKUs without a stock stand first in descending order',
    operations: ['listSkus'],
    start: () => serve('listSkus', emptyFirst),
  },
  {
    // PaidTo: "Made before this moment."
    name: 'the end of a period belongs to it',
    operations: ['listPayments'],
    start: () =>
      serve(
        'listPayments',
        changeQuery((query) => {
          const to = query.get('to');
          if (to !== null) query.set('to', new Date(Date.parse(to) + 1).toISOString());
        }),
      ),
  },
  {
    // Lists: "`total` counts what is left."
    name: 'the total of the rows of an import is that of all results',
    operations: ['startImport', 'listImportRows'],
    start: () => serve('listImportRows', totalOfAllRows),
  },
  {
    // Lists: "Every word has to be found".
    name: 'a percent sign finds everything',
    operations: ['listProducts'],
    start: () =>
      serve(
        'listProducts',
        changeQuery((query) => {
          const words = (query.get('q') ?? '').replaceAll('%', ' ').trim();
          if (words === '') query.delete('q');
          else query.set('q', words);
        }),
      ),
  },
  {
    // Lists: "A page beyond the end is `200` without items and with the right `total`."
    name: 'a page beyond the end has the rows of the last one',
    operations: ['listSkus'],
    start: () => serve('listSkus', holdToLastPage),
  },
];
