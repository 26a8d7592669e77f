import type { Actor, Charge } from '#mocks/contract/types/types.gen.ts';
import type { Random } from '#mocks/core/random.ts';
import type {
  CostRecord,
  ProductRecord,
  SlabRecord,
  SlabSetRecord,
} from '#mocks/areas/catalogue/records/recordTypes.ts';

const toPrice = (cents: number): string => (Math.max(1, cents) / 100).toFixed(2);

/** Quantities of a ladder: the minimum, and about twice as many with each step. */
function ladderQuantities(moq: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => moq * 2 ** index);
}

/** What the supplier lists: each break some percent cheaper than the one before, all of code C. */
export function seedCosts(cents: number, moq: number, count: number, random: Random): CostRecord[] {
  let price = cents;
  return ladderQuantities(moq, count).map((minQty, index) => {
    if (index > 0) price = Math.floor((price * (100 - random.whole(4, 9))) / 100);
    return { minQty, listPrice: toPrice(price), discountCode: 'C' };
  });
}

/** What the supplier listed until then: all but the first break were cheaper by some percent. */
export function seedCostsBefore(
  costs: readonly CostRecord[],
  until: string,
): NonNullable<ProductRecord['costsBefore']> {
  const costsBefore = costs.map((cost, index) =>
    index === 0 ? cost : { ...cost, listPrice: toPrice(Math.floor(Number(cost.listPrice) * 95)) },
  );
  return { until, costs: costsBefore };
}

/** Our ladder over the supplier's: near its list price, a few under the floor. */
function seedLadder(costs: readonly CostRecord[], random: Random): SlabRecord[] {
  const pricePct = random.percent(5) ? random.whole(78, 83) : random.whole(92, 104);
  let previousPrice = Number.POSITIVE_INFINITY;
  return costs.map(({ minQty, listPrice }) => {
    const price = Math.min(previousPrice, Math.max(1, Math.round(Number(listPrice) * pricePct)));
    previousPrice = price;
    return { minQty, unitPrice: toPrice(price) };
  });
}

export function seedCharges(random: Random, id: string): Charge[] {
  const noExtras = { repeatPrice: null, appliesLtm: false, includedUnits: 0 };
  const setup = random.pick([35, 40, 45, 50, 55, 60]);
  const charges: Charge[] = [
    {
      ...noExtras,
      id: `${id}-setup`,
      name: 'Setup',
      type: 'Setup',
      per: 'Color',
      price: toPrice(setup * 100),
      repeatPrice: '25.00',
    },
  ];
  if (random.percent(60)) {
    const price = toPrice(random.whole(12, 45));
    charges.push({
      ...noExtras,
      id: `${id}-run`,
      name: 'Each further colour',
      type: 'Run',
      per: 'Color',
      price,
      includedUnits: 1,
    });
  }
  if (random.percent(40)) {
    const name = 'Less than minimum';
    charges.push({
      ...noExtras,
      id: `${id}-ltm`,
      name,
      type: 'Order',
      per: 'Order',
      price: '50.00',
      appliesLtm: true,
    });
  }
  return charges;
}

const owners: readonly [Actor, ...Actor[]] = [
  { id: 'u-1001', name: 'Helen Okafor' },
  { id: 'u-1002', name: 'Martin Albrecht' },
];
const analyst: Actor = { id: 'u-1003', name: 'Priya Raman' };

/** The live ladder of a product, for some the one before it, and for a few a draft. */
export function seedSlabSets(
  product: ProductRecord,
  costs: readonly CostRecord[],
  now: number,
  random: Random,
): SlabSetRecord[] {
  const dayMs = 86_400_000;
  const daysAgo = (days: number): string => new Date(now - days * dayMs).toISOString();
  const liveDays = random.whole(20, 300);
  const slabs = seedLadder(costs, random);
  const live: SlabSetRecord = {
    id: `${product.id.replace('prd', 'set')}-1`,
    productId: product.id,
    owner: { kind: 'product', id: product.id },
    ownerLabel: product.sku,
    currency: 'USD',
    priceType: 'List',
    configuration: 'Decorated',
    state: 'live',
    effectiveFrom: daysAgo(liveDays),
    effectiveTo: null,
    source: random.percent(20) ? 'import' : 'manual',
    note: '',
    slabs,
    link: null,
    override: null,
    version: 2,
    createdAt: daysAgo(liveDays + 5),
    updatedAt: daysAgo(liveDays),
    updatedBy: random.pick(owners),
  };
  const sets = [live];
  const scalePrices = (pricePct: number): SlabRecord[] =>
    slabs.map((slab) => ({ ...slab, unitPrice: toPrice(Math.round(Number(slab.unitPrice) * pricePct)) }));
  if (random.percent(25)) {
    const retired = {
      id: live.id.replace(/1$/, '0'),
      state: 'retired',
      effectiveTo: live.effectiveFrom,
    } as const;
    sets.push({
      ...live,
      ...retired,
      slabs: scalePrices(97),
      effectiveFrom: daysAgo(liveDays + 365),
      version: 3,
    });
  }
  if (random.percent(8)) {
    const draft = { id: live.id.replace(/1$/, '2'), state: 'draft', effectiveFrom: null } as const;
    sets.push({
      ...live,
      ...draft,
      slabs: scalePrices(103),
      note: 'After the supplier rise',
      version: 1,
      createdAt: daysAgo(2),
      updatedAt: daysAgo(2),
      updatedBy: analyst,
    });
  }
  return sets;
}
