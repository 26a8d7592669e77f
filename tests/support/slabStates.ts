import { vi } from 'vitest';
import { saveSessions } from '#mocks/core/mockSessions.ts';
import { seedNodes } from '#mocks/core/permissionNodes.ts';
import { seedRoles } from '#mocks/core/roles.ts';
import type { Permission } from '#session/permissions.ts';
import { ask, textIn, tokenOf, type MockReply } from './askMock.ts';
import { itemsIn, recordIn } from './replyBody.ts';

const MANAGER = 'pricing.manager@backroom.test';
export const ADMIN = 'admin@backroom.test';
const HOUR = 3_600_000;
export const callAs = async (call: string, body?: unknown, email = MANAGER, headers = {}) =>
  ask(call, { token: await tokenOf(email), headers, ...(body === undefined ? {} : { body }) });

let keyCount = 0;
export const post = (path: string, body: object, email = MANAGER) =>
  callAs(`POST ${path}`, body, email, { 'Idempotency-Key': `state-key-${(keyCount += 1)}-padded-out` });

/** A draft of the product over the live ladder, each price some cents dearer. */
export async function createDraft(cents = 10, product = 'prd-0001'): Promise<string> {
  const live = await liveOf(product);
  const ladder = itemsIn({ status: 200, headers: new Headers(), body: live }, 'slabs');
  const slabs = ladder.map(({ minQty, unitPrice }) => ({
    minQty,
    unitPrice: (Number(unitPrice) + cents / 100).toFixed(2),
  }));
  const setFields = { currency: 'USD', priceType: 'List', configuration: 'Decorated', note: '', link: null };
  const owner = { kind: 'product', id: product };
  return textIn(await post(`/products/${product}/slab-sets`, { ...setFields, owner, slabs }), 'id');
}

/** The live ladder of a product; empty: there is none. */
export async function liveOf(product = 'prd-0001') {
  const [live] = itemsIn(await callAs(`GET /products/${product}/slab-sets?state=live`));
  return live ?? {};
}
export const setOf = async (id: string) => recordIn(await callAs(`GET /slab-sets/${id}`));
export const versionOf = async (id: string) => (await setOf(id)).version;
export const publish = async (id: string, options: object = {}, email = MANAGER): Promise<MockReply> =>
  post(`/slab-sets/${id}/publish`, { version: await versionOf(id), ...options }, email);
export const schedule = async (
  id: string,
  from: number,
  options: object = {},
  email = MANAGER,
): Promise<MockReply> =>
  post(
    `/slab-sets/${id}/schedule`,
    { version: await versionOf(id), effectiveFrom: inHours(from), effectiveTo: null, ...options },
    email,
  );
export const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
export const advanceHours = (hours: number) => vi.setSystemTime(Date.now() + hours * HOUR);

/** The manager's role loses a permission. */
export function revokePermission(title: Permission): void {
  const people = saveSessions()['']?.people;
  const role = seedRoles.get('rol-2');
  if (!people || !role) throw new Error('nobody signed in');
  const nodeIds = [...seedNodes.values()].filter((node) => node.title !== title).map(({ id }) => id);
  people.roles.put[role.id] = { ...role, nodeIds };
}

/** Lowers the first price of a draft to one cent. */
export async function lowerFirstPrice(id: string): Promise<void> {
  const { slabs, version } = await setOf(id);
  const [first, ...rest] = itemsIn({ status: 200, headers: new Headers(), body: { items: slabs } });
  const body = { version, note: '', link: null, slabs: [{ ...first, unitPrice: '0.01' }, ...rest] };
  const { status } = await callAs(`PUT /slab-sets/${id}`, body);
  if (status !== 200) throw new Error(`The draft was not saved: ${status}`);
}
