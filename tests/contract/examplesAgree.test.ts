import { expect, test } from 'vitest';

import { compareAt, priceIndex } from '#entities/market/comparison.ts';
import { toComparable } from '#entities/market/offer.ts';
import { decimal } from '#entities/pricing/decimal.ts';
import { examples } from '#mocks/contract/examples.gen.ts';
import { at, isRecord } from '#mocks/contract/homes.ts';
import { SEARCH_PARENT_KEY } from '#mocks/doubles/typesense/parentKey.ts';
import { openScopedKey } from '#mocks/doubles/typesense/scopedKey.ts';

// Prism answers with the first example of each operation, so one screen shows several of them at once.

/** The properties that two things both have, of those that are no lists or objects. */
function sharedBy(one: unknown, other: unknown): string[] {
  if (!isRecord(one) || !isRecord(other)) return [];
  const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;
  return Object.keys(one).filter((name) => name in other && isPlain(one[name]) && isPlain(other[name]));
}

const [product] = examples.productPage.items;
const [hit] = examples.searchHits.items;
const [sku] = examples.skuPage.items;
const [session] = examples.sessions.items;
const [payment] = examples.payments.items;
const [supplier] = examples.suppliers.items;

/** The product of the list as the plain search tells it. */
const found = {
  ...product,
  title: product?.name,
  code: product?.sku,
  productId: product?.id,
  supplier: hit?.supplier,
};

test.each<[string, unknown, unknown]>([
  ['a product in the list and in its drawer', product, examples.product],
  ['a SKU in the list and in its drawer', sku, examples.sku],
  ['a supplier in the list and by itself', supplier, examples.supplier],
  ['the supplier of a product and that of the list', product?.supplier, { ...supplier }],
  ['the product of a SKU and that of the list', sku?.product, { ...product, code: product?.sku }],
  ['a product found by text and in the list', hit, found],
  ['a payment in the list and by itself', payment, examples.payment],
  ['the customer of a payment and of its invoice', examples.payable.customer, examples.payment.customer],
  ['a payment link in the list and by itself', examples.paymentLinks.items[0], examples.paymentLink],
  ['an invoice in the list and by itself', examples.payables.items[0], examples.payable],
  ['the live ladder in the list and by itself', examples.slabSets.items[1], examples.slabSetLive],
  ['the draft of a ladder in the list and by itself', examples.slabSets.items[0], examples.slabSetDraft],
  ['a saved search in the list and by itself', examples.savedSearches.items[0], examples.savedSearch],
  ['a view in the list and by itself', examples.views.items[0], examples.view],
  ['a job in the list and by itself', examples.jobs.items[0], examples.jobDone],
])('examples agree: %s', (_what, one, other) => {
  const names = sharedBy(one, other);
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) expect([name, at(one, name)]).toEqual([name, at(other, name)]);
});

test('one person has one name in all examples', () => {
  const names = new Map<string, Set<string>>();
  const look = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(look);
    if (!isRecord(value)) return;
    const { id, name } = value;
    if (typeof id === 'string' && id.startsWith('u-') && typeof name === 'string')
      names.set(id, (names.get(id) ?? new Set()).add(name));
    Object.values(value).forEach(look);
  };
  look(examples);
  const me = examples.profileAdmin;
  expect(names.get(me.user_id ?? '')).toEqual(new Set([`${me.first_name} ${me.last_name}`]));
  expect([...names].filter(([, all]) => all.size > 1)).toEqual([]);
});

test('the prices of a product, its ladder, its quote and the market agree', () => {
  const prices = examples.slabSetLive.slabs.map(({ minQty, unitPrice }) => ({ minQty, unitPrice }));
  expect(product?.ladder).toMatchObject(prices);
  expect(product?.fromPrice).toBe(prices.at(-1)?.unitPrice);
  const ours = prices.findLast(({ minQty }) => minQty <= examples.quote.quantity)?.unitPrice;
  expect(examples.quote.slab.unitPrice).toBe(ours);
  expect(product?.gpPct250).toBe(examples.quote.gpPct);
  const [theirs] = examples.market.items;
  const { quantity, currency, allInUnit, slab } = examples.quote;
  const offer = theirs && toComparable(theirs, currency, null);
  const ourPrices = { unit: decimal(slab.unitPrice), allIn: decimal(allInUnit) };
  const comparison = offer && compareAt(offer, quantity, 'allIn', ourPrices);
  expect(product?.priceIndex).toBe(
    priceIndex(comparison ? [comparison] : [])
      ?.round()
      .toNumber(),
  );
  expect(product?.matches).toBe(examples.market.items.length);
});

test('a product counts its SKUs, and its stock is theirs', () => {
  const own = examples.skuPage.items.filter((one) => one.product.id === product?.id);
  expect([own.length, examples.skuPage.total]).toEqual([product?.skuCount, product?.skuCount]);
  expect(own.reduce((sum, one) => sum + (one.quantityAvailable ?? 0), 0)).toBe(product?.stock);
  const coming = own.flatMap(({ futureAvailability }) => futureAvailability);
  expect(coming.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(product?.nextArrival?.quantity);
});

test('the totals of the payments are those of the list, and the timeline is that of the payment', () => {
  const paid = examples.payments.items.filter(({ status }) => status === 'succeeded');
  const sum = (of: 'amountMinor' | 'refundedMinor'): number =>
    paid.reduce((soFar, one) => soFar + one[of], 0);
  const expected = {
    count: paid.length,
    grossMinor: sum('amountMinor'),
    refundedMinor: sum('refundedMinor'),
  };
  expect(examples.payments.totals).toMatchObject([expected]);
  expect(examples.paymentEvents.items.some(({ kind }) => kind === 'refund_succeeded')).toBe(
    examples.payment.refundedMinor > 0,
  );
});

test('one sign-in of the account is the one that is asked from', () => {
  expect(session?.current).toBe(true);
  expect(examples.sessions.items.filter(({ current }) => current)).toHaveLength(1);
});

test.each([examples.searchSession, examples.searchSessionNoCosts, examples.searchSessionEmpty])(
  'a search session leads to the nodes of the mock, with a key that they take: %#',
  ({ nodes, apiKey, expiresAt, limits }) => {
    for (const [index, { url }] of nodes.entries())
      expect(url).toBe(`http://localhost:5173/api/__typesense/${index + 1}`);
    expect(openScopedKey(SEARCH_PARENT_KEY, apiKey)).toMatchObject({
      expires_at: Date.parse(expiresAt) / 1000,
      limit_hits: limits.hits,
      limit_multi_searches: limits.searches,
    });
    expect(Date.parse(expiresAt)).toBeGreaterThan(Date.now());
  },
);
