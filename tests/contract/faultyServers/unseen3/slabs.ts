import { at } from '#mocks/contract/homes.ts';
import type { ProductRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import { catalogueFor } from '#tests/contract/faultyServers/unseen/tools.ts';
import {
  changeAnswer,
  itemsOf,
  listOf,
  pathPart,
  serve,
} from '#tests/contract/faultyServers/variants/serving.ts';
import type { Serve, Variant } from '#tests/contract/faultyServers/variants/variant.ts';

type Charge = ProductRecord['charges'][number];

/** Answers as if the charges of the product were others. */
function withCharges(change: (charge: Charge) => Charge): Serve {
  return async (call) => {
    const { products } = catalogueFor(call);
    const product = products.get(pathPart(call, 1));
    if (!product) return call.next();
    products.put({ ...product, charges: product.charges.map(change) });
    try {
      return await call.next();
    } finally {
      products.put(product);
    }
  };
}

/** Takes the first break for a quantity that has none. */
const quoteBelowFirst: Serve = async (call) => {
  const response = await call.next();
  const { slabSets, setsOf } = catalogueFor(call);
  const live = setsOf(pathPart(call, 1)).filter(({ state }) => state === 'live');
  if (response.status !== 404 || live.length === 0) return response;
  for (const set of live)
    slabSets.put({
      ...set,
      slabs: set.slabs.map((slab, index) => (index === 0 ? { ...slab, minQty: 1 } : slab)),
    });
  try {
    return await call.next();
  } finally {
    for (const set of live) slabSets.put(set);
  }
};

const quantitiesOf = (set: unknown): readonly unknown[] =>
  listOf(at(set, 'slabs')).map((slab) => at(slab, 'minQty'));

const isOfProduct = (ladder: unknown): boolean => at(at(ladder, 'owner'), 'kind') === 'product';

/** Whether a price is lower than another one, as amounts. */
const isLower = (one: unknown, other: unknown): boolean => Number(one) < Number(other);

/** Price ladders, charges and quotes. */
export const slabs: readonly Variant[] = [
  {
    // Charge: "One with `appliesLtm` applies below the minimum order quantity only."
    name: 'a charge for less than the minimum applies at every quantity',
    operations: ['getQuote'],
    start: () =>
      serve(
        'getQuote',
        withCharges((charge) => ({ ...charge, appliesLtm: false })),
      ),
  },
  {
    // Charge: "units less `includedUnits`, never below 0, times `price`".
    name: 'included units of a charge for each piece are charged',
    operations: ['getQuote'],
    start: () =>
      serve(
        'getQuote',
        withCharges((charge) => (charge.per === 'Piece' ? { ...charge, includedUnits: 0 } : charge)),
      ),
  },
  {
    // getQuote: "no live price at the quantity is `404`".
    name: 'a quantity below the first break is quoted at its price',
    operations: ['getQuote'],
    start: () => serve('getQuote', quoteBelowFirst),
  },
  {
    // QuoteBreak.cheaper: "Buying this quantity costs less in total."
    name: 'the next break is called cheaper for its unit price alone',
    operations: ['getQuote'],
    start: () =>
      serve(
        'getQuote',
        changeAnswer((body) => {
          const { nextBreak, slab } = body;
          if (nextBreak === null) return body;
          const cheaper = isLower(at(nextBreak, 'unitPrice'), at(slab, 'unitPrice'));
          return { ...body, nextBreak: Object.assign({}, nextBreak, { cheaper }) };
        }),
      ),
  },
  {
    // compareSlabSets: "One row for each quantity of either."
    name: 'a comparison has the quantities of both ladders only',
    operations: ['compareSlabSets'],
    start: () =>
      serve(
        'compareSlabSets',
        changeAnswer((body) => {
          const [before, after] = [quantitiesOf(body['before']), quantitiesOf(body['after'])];
          const rows = listOf(body['rows']).filter((row) => {
            const quantity = at(row, 'minQty');
            return before.includes(quantity) && after.includes(quantity);
          });
          return { ...body, rows };
        }),
      ),
  },
  {
    // checkMoq: "Draft, scheduled and live ladders of the products and their SKUs".
    name: 'the check of a new minimum forgets the ladders of SKUs',
    operations: ['checkMoq'],
    start: () =>
      serve(
        'checkMoq',
        changeAnswer((body) => {
          const items = itemsOf(body).filter(isOfProduct);
          return { ...body, items, total: items.length };
        }),
      ),
  },
];
