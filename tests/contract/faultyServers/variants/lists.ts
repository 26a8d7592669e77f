import type { OperationId } from '#mocks/core/types.ts';
import { rewriteQuery } from '#tests/contract/faultyServers/buildAnswers.ts';

import { readWhole, wholeList } from './wholeList.ts';
import { changeAnswer, changeBody, changeQuery, itemsOf, serve } from './serving.ts';
import type { Serve, Variant } from './variant.ts';

const of = (name: string, operation: OperationId, answer: Serve): Variant => ({
  name,
  operations: [operation],
  start: () => serve(operation, answer),
});

const ignore = (operation: OperationId, parameter: string): Variant =>
  of(
    `${operation} ignores ${parameter}`,
    operation,
    changeQuery((query) => query.delete(parameter)),
  );

const firstSortKey = changeQuery((query) => {
  const [first] = (query.get('sort') ?? '').split(',');
  if (first) query.set('sort', first);
});

/** Answers a sort key that is not known as if none were given. */
const passOverSort: Serve = async (call) => {
  const response = await call.next();
  if (response.status !== 422 || !(await response.clone().text()).includes('"field":"sort"')) return response;
  return call.next(rewriteQuery(call, (query) => query.delete('sort')));
};

const lastValue = (name: string): Serve =>
  changeQuery((query) => {
    const last = query.getAll(name).at(-1);
    if (last !== undefined) query.set(name, last);
  });

const reverse = changeAnswer((body) => ({ ...body, items: itemsOf(body).toReversed() }));

/** Keeps items that have the searched text with its case. */
const searchWithCase: Serve = async (call) => {
  const text = new URL(call.request.url).searchParams.get('q') ?? '';
  return changeBody(await call.next(), (body) => ({
    ...body,
    items: itemsOf(body).filter(({ name, code }) => `${String(name)} ${String(code)}`.includes(text)),
  }));
};

/** Takes any value for true, as a language does that takes each text for true. */
const takeForTrue = (name: string): Serve =>
  changeQuery((query) => {
    if (query.get(name) === 'false') query.set(name, 'true');
  });

/** Lists what and how much. */
export const lists: readonly Variant[] = [
  ignore('listProducts', 'status'),
  ignore('listSkus', 'productId'),
  ignore('listPaymentLinks', 'status'),
  ignore('listPayments', 'currency'),
  ignore('listPayments', 'from'),
  ignore('listSlabSets', 'state'),
  ignore('listDuplicates', 'supplierId'),
  ignore('listSuppliers', 'q'),
  ignore('searchText', 'q'),
  { ...ignore('listImportRows', 'result'), operations: ['startImport', 'listImportRows'] },
  of('a search finds text of the same case only', 'listSuppliers', searchWithCase),
  of('a search finds any of its words', 'listProducts', async (call) => {
    const words = (new URL(call.request.url).searchParams.get('q') ?? '').split(/\s+/).filter(Boolean);
    if (words.length < 2) return call.next();
    const found = await Promise.all(words.map((word) => readWhole(call, (query) => query.set('q', word))));
    return wholeList(call, () => [...new Map(found.flat().map((item) => [item['id'], item])).values()]);
  }),
  of('only the last of several states is looked at', 'listProducts', lastValue('status')),
  of('of two filters one is enough', 'listPayments', async (call) => {
    const names = ['status', 'channel', 'currency', 'customerId', 'payableId'];
    const { searchParams } = new URL(call.request.url);
    const given = names.filter((name) => searchParams.has(name));
    if (given.length < 2) return call.next();
    const found = await Promise.all(
      given.map((one) =>
        readWhole(call, (query) => {
          for (const name of given) if (name !== one) query.delete(name);
        }),
      ),
    );
    return wholeList(call, () => [...new Map(found.flat().map((item) => [item['id'], item])).values()]);
  }),
  of('open=false is taken for true', 'listPayables', takeForTrue('open')),
  of('archived=false is taken for true', 'listSkus', takeForTrue('archived')),
  of('the second sort key of products is ignored', 'listProducts', firstSortKey),
  of('an unknown sort key of payments is passed over', 'listPayments', passOverSort),
  of('equal products stand in another order on each page', 'listProducts', (call) =>
    wholeList(call, (items, { sort, page }) => rotateEqual(items, sort, page)),
  ),
  of('rows without a value stand first in descending order', 'listProducts', (call) =>
    wholeList(call, (items, { sort }) => {
      if (!sort.startsWith('-')) return items;
      const isEmpty = (item: (typeof items)[number]): boolean => item[sort.slice(1)] === null;
      return [...items.filter(isEmpty), ...items.filter((item) => !isEmpty(item))];
    }),
  ),
  of('numbers are sorted as texts', 'listProducts', (call) =>
    wholeList(call, (items, { sort }) => {
      const name = sort.replace(/^-/, '');
      if (!items.some((item) => typeof item[name] === 'number')) return items;
      const rising = items.toSorted((a, b) => (String(a[name]) < String(b[name]) ? -1 : 1));
      return sort.startsWith('-') ? rising.toReversed() : rising;
    }),
  ),
  of('payment links stand with the earliest first', 'listPaymentLinks', reverse),
  of('suppliers stand with the last name first', 'listSuppliers', reverse),
  of('events of a payment stand with the latest first', 'listPaymentEvents', reverse),
  of('payments stand with the earliest first', 'listPayments', (call) =>
    new URL(call.request.url).searchParams.has('sort') ? call.next() : reverse(call),
  ),
  of('a page never has more than 50 items', 'listSkus', async (call) =>
    changeBody(await call.next(), (body) => ({ ...body, items: itemsOf(body).slice(0, 50) })),
  ),
  of('beyond the end stands the last page again', 'listPayments', async (call) => {
    const response = await call.next();
    const body: unknown = response.ok ? await response.clone().json() : undefined;
    if (!response.ok || itemsOf(body).length > 0) return response;
    const all = await readWhole(call, () => undefined);
    return changeBody(response, (page) => ({ ...page, items: all.slice(-Number(page['pageSize'])) }));
  }),
  of(
    'the total is rounded to tens',
    'listSkus',
    changeAnswer((body) => ({ ...body, total: tens(body['total']) })),
  ),
  of('the total counts what a filter leaves out', 'listProducts', async (call) => {
    const { length } = await readWhole(call, (query) => {
      for (const name of ['status', 'supplierId', 'categoryId', 'stock', 'flag', 'q']) query.delete(name);
    });
    return changeBody(await call.next(), (body) => ({ ...body, total: length }));
  }),
  of('from the third page on the second comes again', 'listSkus', (call) =>
    wholeList(call, (items, { page, pageSize }) =>
      page < 3 ? items : items.map((item, index) => items[(index % pageSize) + pageSize] ?? item),
    ),
  ),
  of(
    'an amount beyond 32 bits finds nothing',
    'listPayments',
    changeQuery((query) => {
      const most = query.get('maxMinor');
      if (most !== null && /^\d+$/.test(most) && Number(most) > 2_147_483_647) query.set('maxMinor', '0');
    }),
  ),
];

function tens(total: unknown): number {
  return Math.ceil(Number(total) / 10) * 10;
}

/** Turns round each run of items that are equal under the sort key, on every second page. */
function rotateEqual<T extends Readonly<Record<string, unknown>>>(
  items: readonly T[],
  sort: string,
  page: number,
): readonly T[] {
  const name = sort.replace(/^-/, '');
  const valueOf = (item: T): string => JSON.stringify(item[name]);
  if (!items.some((item) => name in item)) return items;
  const runs: T[][] = [];
  for (const item of items) {
    const run = runs.at(-1);
    const [first] = run ?? [];
    if (run && first && valueOf(first) === valueOf(item)) run.push(item);
    else runs.push([item]);
  }
  return runs.flatMap((run) => (page % 2 === 0 ? run.toReversed() : run));
}
