import { catalogueOf } from '#mocks/areas/catalogue/records/catalogueTables.ts';
import { guarded } from '#mocks/contract/guarded.gen.ts';
import { accountByEmail, type Db } from '#mocks/core/db.ts';
import { dbOf, SESSION_HEADER } from '#mocks/core/mockSessions.ts';
import { menuOf, seedNodes } from '#mocks/core/permissionNodes.ts';
import { permissions } from '#session/permissions.ts';
import { decimal } from '#entities/pricing/decimal.ts';
import { floorPrice, gpPct, markupPct } from '#entities/pricing/margin.ts';
import { netCost } from '#entities/pricing/supplierCost.ts';

/** What the goods cost in a catalogue, in numbers that nothing else has. */
export interface Costs {
  readonly listPrice: string;
  readonly codePct: number;
  readonly minGpPct: number;
  readonly targetGpPct: number;
}

export const secretCosts: Costs = {
  listPrice: '3.7717',
  codePct: 41.37,
  minGpPct: 43.91,
  targetGpPct: 47.13,
};

/** Why a price stands under the floor. */
const SECRET_REASON = 'Agreed below the floor for Northwind';

const PRICES = ['9.8723', '3.5119'] as const;

export function dbNamed(session: string): Db {
  return dbOf(new Request('http://localhost/api', { headers: { [SESSION_HEADER]: session } }));
}

/** Every product costs the same and has one of two prices, one of them under the floor. */
export function plantCosts(session: string, costs: Costs): void {
  const catalogue = catalogueOf(dbNamed(session).catalogue);
  for (const supplier of catalogue.suppliers.all()) {
    const discountCodes = { ...supplier.discountCodes, C: costs.codePct };
    catalogue.suppliers.put({ ...supplier, discountCodes });
  }
  for (const category of catalogue.categories.all()) {
    const { minGpPct, targetGpPct } = costs;
    catalogue.categories.put({ ...category, minGpPct, targetGpPct });
  }
  for (const [index, product] of catalogue.products.all().entries()) {
    const { moq, id } = product;
    catalogue.products.put({
      ...product,
      costs: [{ minQty: moq, listPrice: costs.listPrice, discountCode: 'C' }],
      costsBefore: {
        until: new Date().toISOString(),
        costs: [{ minQty: moq, listPrice: '3.3391', discountCode: 'C' }],
      },
    });
    const unitPrice = PRICES[index % PRICES.length] ?? PRICES[0];
    for (const set of catalogue.setsOf(id)) {
      const override = unitPrice === PRICES[1] ? SECRET_REASON : null;
      catalogue.slabSets.put({
        ...set,
        override,
        slabs: [{ minQty: moq, unitPrice, discountCode: index % 3 === 0 ? 'C' : null }],
      });
    }
  }
}

/** Somebody who may do everything except see costs. */
export function hideCostsFrom(session: string, email: string): void {
  const account = accountByEmail(dbNamed(session), email);
  if (!account) throw new Error(`there is no ${email}`);
  const granted = [...seedNodes.values()].filter(({ title }) => title !== permissions.viewCosts);
  account.menu = { msg: 'success', data: menuOf(granted, new Set(granted.map(({ id }) => id))) };
}

/** The secrets and what is computed from them, as an answer would write them. */
function computeNumbers({ listPrice, codePct, minGpPct, targetGpPct }: Costs): string[] {
  const net = netCost({ minQty: 1, listPrice, discountCode: 'C' }, { C: codePct });
  const netBefore = netCost({ minQty: 1, listPrice: '3.3391', discountCode: 'C' }, { C: codePct });
  if (!net || !netBefore) throw new Error('the costs are no costs');
  const rates = PRICES.flatMap((price) => [gpPct(decimal(price), net), markupPct(decimal(price), net)]);
  return [
    ...[listPrice, '3.3391', String(codePct), String(minGpPct), String(targetGpPct)],
    ...[net, netBefore].flatMap((cost) => [cost.toFixed(4), cost.toFixed(2)]),
    floorPrice(net, decimal(minGpPct)) ?? '',
    ...rates.flatMap((rate) => (rate ? [rate.toFixed(2), rate.toFixed(1)] : [])),
  ].filter(Boolean);
}

const escapeDots = (text: string): string => text.replaceAll('.', String.raw`\.`);

/** Fields by what an answer to somebody without the permission has in their place. */
const fieldPatterns = Object.entries(guarded.fields).map(([name, { withheldAs }]) =>
  withheldAs === 'null' ? `"${name}":(?!null)` : `"${name}":`,
);

const rulePatterns = [
  '"rule":"R[67]"',
  String.raw`R[67] \w`,
  SECRET_REASON,
  '"field":"(minGpPct|targetGpPct|discountCodes|override)"',
];

/** The parts of a raw answer that reveal something about costs. */
export function toldOfCosts(text: string, costs: Costs = secretCosts): string[] {
  const numbers = computeNumbers(costs).map((number) => String.raw`(?<![\d.])${escapeDots(number)}(?![\d])`);
  const pattern = new RegExp([...numbers, ...fieldPatterns, ...rulePatterns].join('|'), 'g');
  return [...new Set([...text.matchAll(pattern)].map(([found]) => found))];
}
