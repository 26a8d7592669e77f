import { textIn, type MockReply } from './askMock.ts';
import type { ApiClient } from './apiClient.ts';
import { itemsIn } from './replyBody.ts';

/** Finds what `addProducts` adds. */
export const ADDED = 'q=quixotic';

export interface Wish {
  resource?: string;
  action?: string;
  params?: object;
  selection?: object;
}

/** Asks what an action would do; without more said, a minimum of 96 for all added products. */
export function preview(who: ApiClient, { resource = 'products', ...wish }: Wish = {}): Promise<MockReply> {
  const whole = { resource, action: 'setMoq', params: { moq: 96 }, selection: { query: ADDED }, ...wish };
  return who.post('/bulk/preview', whole);
}

/** Begins to carry an action out. */
export async function apply(who: ApiClient, wish?: Wish): Promise<MockReply> {
  return who.post(`/bulk/${textIn(await preview(who, wish), 'planId')}/apply`, {});
}

/** The products that a list shows. */
export async function productsOf(who: ApiClient, search = ADDED): Promise<Record<string, unknown>[]> {
  return itemsIn(await who.get(`/products?pageSize=100&${search}`));
}

export async function productIdOf(who: ApiClient, sku: string): Promise<string> {
  return String((await productsOf(who, `q=${sku}`))[0]?.['id']);
}
