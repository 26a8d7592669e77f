import { at } from '#mocks/contract/homes.ts';

import type { Call, FaultyServer } from './faultyServer.ts';
import { changeSuccess, rewriteRequest, rewriteQuery } from './buildAnswers.ts';

const products = (name: string, caughtBy: string, answer: FaultyServer['answer']): FaultyServer => ({
  name,
  caughtBy,
  of: 'listProducts',
  answer,
});

const numberIn = ({ request }: Call, name: string, fallback: number): number =>
  Number(new URL(request.url).searchParams.get(name) ?? fallback);

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Answers every search with an empty page. */
const findNothing = async (call: Call): Promise<Response> => {
  const response = await call.next();
  const hasText = new URL(call.request.url).searchParams.has('q');
  if (!hasText || call.id === undefined || !response.ok) return response;
  return Response.json({ ...Object(await response.json()), items: [], total: 0 });
};

/** Pages, totals and order. */
export const aboutLists: readonly FaultyServer[] = [
  products('pages are counted from 0', 'list-pages', async (call) => {
    const page = numberIn(call, 'page', 1);
    const response = await call.next(rewriteQuery(call, (query) => query.set('page', String(page + 1))));
    if (call.id === undefined || !response.ok) return response;
    return Response.json({ ...Object(await response.json()), page });
  }),
  products('each page begins with the last item of the one before', 'list-pages', async (call) => {
    const response = await call.next();
    const [page, size] = [numberIn(call, 'page', 1), numberIn(call, 'pageSize', 15)];
    if (page < 2 || call.id === undefined || !response.ok) return response;
    const before = await call.next(rewriteQuery(call, (query) => query.set('page', String(page - 1))));
    const last = listOf(at(await before.json(), 'items')).at(-1);
    const body: unknown = await response.json();
    const items = [last, ...listOf(at(body, 'items'))].filter(Boolean).slice(0, size);
    return Response.json({ ...Object(body), items });
  }),
  products(
    'a page has one item too few',
    'list-pages',
    changeSuccess((body) => ({ ...body, items: listOf(body['items']).slice(1) })),
  ),
  products(
    'the total counts the page',
    'list-total',
    changeSuccess((body) => ({ ...body, total: listOf(body['items']).length })),
  ),
  products(
    'the total is one too many',
    'list-pages',
    changeSuccess((body) => ({ ...body, total: Number(body['total']) + 1 })),
  ),
  products(
    'the size of pages is ignored',
    'list-pages',
    rewriteRequest((call) => rewriteQuery(call, (query) => query.delete('pageSize'))),
  ),
  products('a page holds more than its size', 'list-total', async (call) => {
    const response = await call.next();
    if (numberIn(call, 'pageSize', 15) > 10 || call.id === undefined || !response.ok) return response;
    const more = await call.next(rewriteQuery(call, (query) => query.set('pageSize', '15')));
    return Response.json({ ...Object(await more.json()), pageSize: 10 });
  }),
  products(
    'the number of a page is not said right',
    'list-pages',
    changeSuccess((body) => ({ ...body, page: 1 })),
  ),
  products('beyond the end comes the first page again', 'list-end', async (call) => {
    const response = await call.next();
    if (call.id === undefined || !response.ok) return response;
    const body: unknown = await response.clone().json();
    return listOf(at(body, 'items')).length > 0
      ? response
      : call.next(rewriteQuery(call, (query) => query.delete('page')));
  }),
  products(
    'beyond the end there is no total',
    'list-end',
    changeSuccess((body) => (listOf(body['items']).length > 0 ? body : { ...body, total: 0 })),
  ),
  products('beyond the end is not found', 'list-end', async (call) => {
    const response = await call.next();
    if (!response.ok || call.id === undefined) return response;
    const empty = listOf(at(await response.clone().json(), 'items')).length === 0;
    return empty
      ? Response.json(
          { title: 'x', status: 403, code: 'gone' },
          { status: 403, headers: { 'content-type': 'application/problem+json' } },
        )
      : response;
  }),
  products(
    'the second field to sort by is ignored',
    'list-second-sort',
    rewriteRequest((call) =>
      rewriteQuery(call, (query) => {
        const [first] = (query.get('sort') ?? '').split(',');
        if (first) query.set('sort', first);
      }),
    ),
  ),
  products('rows that are equal stand on two pages', 'list-ties', async (call) => {
    const sort = new URL(call.request.url).searchParams.get('sort');
    const page = numberIn(call, 'page', 1);
    if (sort === null || page < 2) return call.next();
    return call.next(rewriteQuery(call, (query) => query.set('sort', `${sort},-name`)));
  }),
  ...['status', 'supplierId', 'stock', 'flag', 'id'].map((name) =>
    products(
      `the filter ${name} is ignored`,
      'list-filter',
      rewriteRequest((call) => rewriteQuery(call, (query) => query.delete(name))),
    ),
  ),
  {
    name: 'the total of a filtered list counts everything',
    caughtBy: 'list-filter',
    of: 'listPayments',
    answer: changeSuccess((body) => ({ ...body, total: 140 })),
  },
  {
    name: 'a list that leaves out is the same as the one that does not',
    caughtBy: 'list-filter',
    of: 'listPayables',
    answer: rewriteRequest((call) => rewriteQuery(call, (query) => query.delete('open'))),
  },
  {
    name: 'a filter by time is ignored',
    caughtBy: 'list-filter',
    of: 'listPayments',
    answer: rewriteRequest((call) => rewriteQuery(call, (query) => query.delete('from'))),
  },
  {
    name: 'of several values of a filter only the first one counts',
    caughtBy: 'list-filter',
    of: 'listPayments',
    answer: rewriteRequest((call) =>
      rewriteQuery(call, (query) => {
        const [first] = query.getAll('status');
        query.delete('status');
        if (first !== undefined) query.set('status', first);
      }),
    ),
  },
  {
    name: 'the text to search for is ignored',
    caughtBy: 'list-search',
    of: 'listSuppliers',
    answer: rewriteRequest((call) => rewriteQuery(call, (query) => query.delete('q'))),
  },
  products('a text to search for finds nothing', 'list-search', findNothing),
  {
    name: 'a text of a record in the rows finds nothing',
    caughtBy: 'list-search',
    of: 'listPriceSuggestions',
    answer: findNothing,
  },
  products(
    'the order asked for is ignored',
    'list-sort',
    rewriteRequest((call) => rewriteQuery(call, (query) => query.delete('sort'))),
  ),
  products(
    'the minus is ignored',
    'list-sort',
    rewriteRequest((call) =>
      rewriteQuery(call, (query) => query.set('sort', (query.get('sort') ?? 'name').replaceAll('-', ''))),
    ),
  ),
];
