import { textIn, type Told } from './askMock.ts';
import type { Person } from './atWork.ts';
import { itemsIn } from './told.ts';

/** Finds what `addProducts` adds. */
export const ADDED = 'q=quixotic';

export interface Wish {
  resource?: string;
  action?: string;
  params?: object;
  selection?: object;
}

/** Asks what an action would do; without more said, a minimum of 96 for all added products. */
export function preview(who: Person, { resource = 'products', ...wish }: Wish = {}): Promise<Told> {
  const whole = { resource, action: 'setMoq', params: { moq: 96 }, selection: { query: ADDED }, ...wish };
  return who.post('/bulk/preview', whole);
}

/** Begins to carry an action out. */
export async function apply(who: Person, wish?: Wish): Promise<Told> {
  return who.post(`/bulk/${textIn(await preview(who, wish), 'planId')}/apply`, {});
}

/** The products that a list shows. */
export async function productsOf(who: Person, search = ADDED): Promise<Record<string, unknown>[]> {
  return itemsIn(await who.get(`/products?pageSize=100&${search}`));
}

export async function productIdOf(who: Person, sku: string): Promise<string> {
  return String((await productsOf(who, `q=${sku}`))[0]?.['id']);
}
