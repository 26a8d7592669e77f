import { at } from '#mocks/contract/homes.ts';
import type { Call } from '#tests/contract/faultyServers/faultyServer.ts';

import { changeBody, type Fields, itemsOf, readPath } from './serving.ts';

const LARGEST = 100;

/** All items of a list, whatever page is asked for, by its query or another one. */
export async function readWhole(call: Call, change: (query: URLSearchParams) => void): Promise<Fields[]> {
  const { pathname, searchParams } = new URL(call.request.url);
  const query = new URLSearchParams(searchParams);
  change(query);
  query.set('pageSize', String(LARGEST));
  const items: Fields[] = [];
  for (let page = 1; ; page += 1) {
    query.set('page', String(page));
    const response = await readPath(call, `${pathname.replace('/api', '')}?${query}`);
    const body: unknown = response.ok ? await response.json() : undefined;
    items.push(...itemsOf(body));
    if (itemsOf(body).length === 0 || items.length >= Number(at(body, 'total'))) return items;
  }
}

interface PageAsked {
  page: number;
  pageSize: number;
  /** The first sort key with its minus, or nothing. */
  sort: string;
}

/** Answers a page of the list that is made of the whole one. */
export async function wholeList(
  call: Call,
  change: (items: readonly Fields[], page: PageAsked) => readonly Fields[],
): Promise<Response> {
  const response = await call.next();
  if (!response.ok) return response;
  const { searchParams } = new URL(call.request.url);
  const [sort = ''] = (searchParams.get('sort') ?? '').split(',');
  const whole = await readWhole(call, () => undefined);
  return changeBody(response, (body) => {
    const [page, pageSize] = [Number(body['page']), Number(body['pageSize'])];
    const items = change(whole, { page, pageSize, sort });
    const from = (page - 1) * pageSize;
    return { ...body, items: items.slice(from, from + pageSize), total: items.length };
  });
}
