import { catalogueOf } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import type { ListingRecord } from '#mocks/areas/market/records/recordTypes.ts';
import { dbOf } from '#mocks/core/mockSessions.ts';
import { ask, tokenOf, type MockReply } from './askMock.ts';
import { newIdempotencyKey } from './apiClient.ts';

export const ANALYST = 'pricing.analyst@backroom.test';
export const MERCHANDISER = 'merchandiser@backroom.test';
export const CATALOGUE = 'catalogue@backroom.test';

/** A product with a page of Brightline, Logo Harbor and Giveaway Depot, and suggestions of PrintParade. */
export const SUGGESTED = 'lst-0008-3';
export const CONFIRMED = 'lst-0008-2';
export const REJECTED = 'lst-0016-1';
export const BROKEN = 'lst-0010-4';

/** Asks as somebody of the staff, with a key of its own. */
export async function askAs(email: string, call: string, body?: unknown): Promise<MockReply> {
  const headers = { 'Idempotency-Key': newIdempotencyKey() };
  return ask(call, { token: await tokenOf(email), headers, ...(body === undefined ? {} : { body }) });
}

export const askAsAnalyst = (call: string, body?: unknown): Promise<MockReply> => askAs(ANALYST, call, body);

/** The market of the mock session. */
export const marketNow = () => catalogueOf(dbOf(new Request('http://localhost/api')).catalogue).market;

/** Makes a page of the mock what a test needs. */
export function changeListing(id: string, change: Partial<ListingRecord>): ListingRecord {
  const { listings } = marketNow();
  const listing = listings.get(id);
  if (!listing) throw new Error(`There is no page ${id}.`);
  return listings.put({ ...listing, ...change });
}

/** A reading as a person types it. */
export const typedReading = {
  currency: 'USD',
  breaks: [
    { minQty: 72, unitPrice: '5.05' },
    { minQty: 288, unitPrice: '4.0900' },
  ],
  setupCharge: '50.00',
  runCharge: null,
  shippingNote: 'Free over 500.00',
};

/** A page that nobody attached yet. */
export const newMatch = {
  productId: 'prd-0016',
  url: 'https://merch-meadow.example/sport/ember-skipping-rope',
  listingTitle: 'Ember skipping rope',
  matchType: 'exact',
  packFactor: 1,
  reading: typedReading,
};
