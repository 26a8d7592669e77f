import { vi } from 'vitest';
import { saveSessions } from '#mocks/core/mockSessions.ts';
import { menuOf } from '#mocks/core/users.ts';
import { permissions, type Permission } from '#session/permissions.ts';
import { ask, textIn, tokenOf, type MockReply } from './askMock.ts';
import { itemsIn, recordIn } from './replyBody.ts';

const MANAGER = 'pricing.manager@backroom.test';
export const ADMIN = 'admin@backroom.test';
const HOUR = 3_600_000;
export const as = async (call: string, body?: unknown, email = MANAGER, headers = {}) =>
  ask(call, { token: await tokenOf(email), headers, ...(body === undefined ? {} : { body }) });

let key = 0;
export const post = (path: string, body: object, email = MANAGER) =>
  as(`POST ${path}`, body, email, { 'Idempotency-Key': `state-key-${(key += 1)}-padded-out` });

/** A draft of the product over the live ladder, each price some cents dearer. */
export async function draft(cents = 10, product = 'prd-0001'): Promise<string> {
  const live = await liveOf(product);
  const ladder = itemsIn({ status: 200, headers: new Headers(), body: live }, 'slabs');
  const slabs = ladder.map(({ minQty, unitPrice }) => ({
    minQty,
    unitPrice: (Number(unitPrice) + cents / 100).toFixed(2),
  }));
  const facts = { currency: 'USD', priceType: 'List', configuration: 'Decorated', note: '', link: null };
  const owner = { kind: 'product', id: product };
  return textIn(await post(`/products/${product}/slab-sets`, { ...facts, owner, slabs }), 'id');
}

/** The live ladder of a product; empty: there is none. */
export async function liveOf(product = 'prd-0001') {
  const [live] = itemsIn(await as(`GET /products/${product}/slab-sets?state=live`));
  return live ?? {};
}
export const setOf = async (id: string) => recordIn(await as(`GET /slab-sets/${id}`));
export const versionOf = async (id: string) => (await setOf(id)).version;
export const publish = async (id: string, more: object = {}, email = MANAGER): Promise<MockReply> =>
  post(`/slab-sets/${id}/publish`, { version: await versionOf(id), ...more }, email);
export const schedule = async (
  id: string,
  from: number,
  more: object = {},
  email = MANAGER,
): Promise<MockReply> =>
  post(
    `/slab-sets/${id}/schedule`,
    { version: await versionOf(id), effectiveFrom: inHours(from), effectiveTo: null, ...more },
    email,
  );
export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
export const later = (hours: number) => vi.setSystemTime(Date.now() + hours * HOUR);

/** The manager's role loses a permission. */
export function takeAway(title: Permission): void {
  const account = saveSessions()['']?.accounts['martin.albrecht'];
  if (!account) throw new Error('nobody signed in');
  account.menu.data = menuOf(new Set(Object.values(permissions).filter((one) => one !== title)));
}

/** Lowers the first price of a draft to one cent. */
export async function lower(id: string): Promise<void> {
  const { slabs, version } = await setOf(id);
  const [first, ...rest] = itemsIn({ status: 200, headers: new Headers(), body: { items: slabs } });
  const body = { version, note: '', link: null, slabs: [{ ...first, unitPrice: '0.01' }, ...rest] };
  const { status } = await as(`PUT /slab-sets/${id}`, body);
  if (status !== 200) throw new Error(`The draft was not saved: ${status}`);
}
