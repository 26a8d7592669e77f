import { at, isRecord } from '#mocks/contract/homes.ts';
import type { OperationId } from '#mocks/core/types.ts';

import { answerWithoutWriting, changeBody, itemsOf, pathPart, readPath, serve } from './serving.ts';
import type { Serve, Variant } from './variant.ts';

const keeping = (name: string, ...operations: readonly OperationId[]): Variant => ({
  name,
  operations,
  start: () => serve(operations.slice(0, 1), answerWithoutWriting),
});

/** A read that still finds what was deleted. */
function createRememberingDeleted(): Serve {
  const known = new Map<string, Response>();
  const read = serve('getSlabSet', async (call) => {
    const response = await call.next();
    const id = pathPart(call, 1);
    if (response.ok) known.set(id, response.clone());
    return response.status === 404 ? (known.get(id)?.clone() ?? response) : response;
  });
  return async (call) => {
    if (call.id === 'deleteSlabSet') {
      const set = await readPath(call, `/slab-sets/${pathPart(call, 1)}`);
      if (set.ok) known.set(pathPart(call, 1), set);
    }
    return read(call);
  };
}

/** A list that also has what was archived, as one that forgot the condition of its query. */
const listArchivedToo = (id: OperationId): Serve =>
  serve(id, async (call) => {
    const { searchParams } = new URL(call.request.url);
    const response = await call.next();
    if (!response.ok || searchParams.get('archived') === 'true') return response;
    const query = new URLSearchParams(searchParams);
    query.set('archived', 'true');
    const archived: unknown = await (await readPath(call, `/${pathPart(call, 0)}?${query}`)).json();
    return changeBody(response, (body) => {
      const size = Number(body['pageSize']);
      const items = [...itemsOf(archived), ...itemsOf(body)].slice(0, size);
      return { ...body, items, total: Number(body['total']) + Number(at(archived, 'total')) };
    });
  });

/** Lists what was deleted with the others. */
function createListingDeleted(): Serve {
  const deleted = new Map<string, unknown>();
  return async (call) => {
    const id = pathPart(call, 2);
    if (call.id === 'deleteSavedSearch') {
      const list: unknown = await (await readPath(call, '/search/saved')).json();
      const one = itemsOf(list).find((item) => item['id'] === id);
      const response = await call.next();
      if (response.ok && isRecord(one)) deleted.set(id, one);
      return response;
    }
    const response = await call.next();
    if (call.id !== 'listSavedSearches') return response;
    return changeBody(response, (body) => {
      const items = [...itemsOf(body), ...deleted.values()].filter(isRecord);
      return { ...body, items: items.sort((a, b) => String(a['name']).localeCompare(String(b['name']))) };
    });
  };
}

/** What is taken away and stays, or comes back and does not. */
export const deletions: readonly Variant[] = [
  keeping('a deleted view stays', 'deleteView', 'listViews'),
  keeping('a deleted category stays', 'deleteCategory', 'listCategories'),
  keeping('a discarded draft stays', 'deleteSlabSet', 'getSlabSet'),
  keeping('a removed card stays', 'deleteSavedCard', 'listSavedCards'),
  keeping('an archived product stays in the list', 'archiveProduct', 'listProducts'),
  keeping('an archived SKU stays in the list', 'archiveSku', 'listSkus'),
  keeping('a restored product stays archived', 'restoreProduct', 'archiveProduct', 'getProduct'),
  {
    name: 'a discarded draft can still be read',
    operations: ['deleteSlabSet', 'getSlabSet'],
    start: createRememberingDeleted,
  },
  {
    name: 'a deleted search is still listed',
    operations: ['deleteSavedSearch', 'createSavedSearch', 'listSavedSearches'],
    start: createListingDeleted,
  },
  {
    name: 'archived products are listed with the others',
    operations: ['listProducts', 'archiveProduct'],
    start: () => listArchivedToo('listProducts'),
  },
  {
    name: 'archived SKUs are listed with the others',
    operations: ['listSkus', 'archiveSku'],
    start: () => listArchivedToo('listSkus'),
  },
];
