import { textIn, type MockReply } from './askMock.ts';
import type { ApiClient } from './apiClient.ts';
import { itemsIn } from './replyBody.ts';

/** Finds what `addProducts` adds. */
export const ADDED_PRODUCTS = 'q=quixotic';

export interface BulkOptions {
  resource?: string;
  action?: string;
  params?: object;
  selection?: object;
}

/** Asks what an action would do; without more said, a minimum of 96 for all added products. */
export function preview(
  client: ApiClient,
  { resource = 'products', ...options }: BulkOptions = {},
): Promise<MockReply> {
  const body = {
    resource,
    action: 'setMoq',
    params: { moq: 96 },
    selection: { query: ADDED_PRODUCTS },
    ...options,
  };
  return client.post('/bulk/preview', body);
}

/** Begins to carry an action out. */
export async function apply(client: ApiClient, options?: BulkOptions): Promise<MockReply> {
  return client.post(`/bulk/${textIn(await preview(client, options), 'planId')}/apply`, {});
}

/** The products that a list shows. */
export async function productsOf(
  client: ApiClient,
  search = ADDED_PRODUCTS,
): Promise<Record<string, unknown>[]> {
  return itemsIn(await client.get(`/products?pageSize=100&${search}`));
}

export async function productIdOf(client: ApiClient, sku: string): Promise<string> {
  return String((await productsOf(client, `q=${sku}`))[0]?.['id']);
}
