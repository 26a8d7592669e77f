import type { ProductRecord, SkuRecord } from '#mocks/areas/catalogue/records/recordTypes.ts';
import type { FieldChange } from '#mocks/contract/types/types.gen.ts';
import type { ActivityRecord } from '#mocks/areas/activity/log.ts';
import type { Random } from '#mocks/core/random.ts';

export interface Goods {
  products: readonly ProductRecord[];
  skus: readonly SkuRecord[];
}

export type Change = Pick<ActivityRecord, 'action' | 'entityType' | 'entityId' | 'entityLabel' | 'changes'>;

const quantities = [12, 24, 48, 72, 100, 250, 500, 1000] as const;

const toPrice = (cents: number): string => (cents / 100).toFixed(2);

/** A change of a product after which it is as it is now. */
function productChange(random: Random, { moq, leadTimeDays, status, isKvi }: ProductRecord): FieldChange {
  switch (random.whole(1, 4)) {
    case 1:
      return { field: 'moq', before: String(moq + random.pick([12, 24, 50])), after: String(moq) };
    case 2:
      return {
        field: 'leadTimeDays',
        before: String(random.whole(2, 30)),
        after: leadTimeDays === null ? null : String(leadTimeDays),
      };
    case 3:
      return { field: 'status', before: status === 'draft' ? 'active' : 'draft', after: status };
    default:
      return { field: 'isKvi', before: String(!isKvi), after: String(isKvi) };
  }
}

/** Prices of two or three breaks of a ladder. */
function priceChanges(random: Random): FieldChange[] {
  const start = random.whole(0, 4);
  const cents = random.whole(60, 3000);
  return quantities.slice(start, start + random.whole(2, 3)).map((quantity, index) => {
    const before = Math.max(10, cents - index * 4);
    return { field: `${quantity}`, before: toPrice(before), after: toPrice(before - random.whole(1, 9)) };
  });
}

/** What somebody did to a record of the catalogue. */
export function changeOfRecord(random: Random, { products, skus }: Goods): Change | null {
  const product = products[random.whole(0, products.length - 1)];
  const sku = skus[random.whole(0, skus.length - 1)];
  if (!product || !sku) return null;
  const share = random.whole(1, 10);
  if (share <= 2) {
    const changes = [{ field: 'status', before: 'backorder', after: sku.status }];
    return { entityType: 'sku', entityId: sku.id, entityLabel: sku.sku, action: 'update', changes };
  }
  if (share <= 5) {
    const entity = {
      entityType: 'slabSet',
      entityId: `set-s${product.id}`,
      entityLabel: product.sku,
    } as const;
    return { ...entity, action: random.percent(30) ? 'publish' : 'update', changes: priceChanges(random) };
  }
  const entity = { entityType: 'product', entityId: product.id, entityLabel: product.sku } as const;
  return { ...entity, action: 'update', changes: [productChange(random, product)] };
}
