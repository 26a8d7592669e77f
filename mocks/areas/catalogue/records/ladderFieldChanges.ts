import type { FieldChange } from '#mocks/contract/types/types.gen.ts';
import { fieldChanges } from '#mocks/areas/activity/log.ts';
import type { SlabSetRecord } from './recordTypes.ts';

/** What changed of a ladder: prices by quantity, then the state and its dates. */
export function ladderFieldChanges(before: SlabSetRecord | null, after: SlabSetRecord): FieldChange[] {
  const beforePrices = new Map(before?.slabs.map(({ minQty, unitPrice }) => [minQty, unitPrice]));
  const afterPrices = new Map(after.slabs.map(({ minQty, unitPrice }) => [minQty, unitPrice]));
  const quantities = [...new Set([...beforePrices.keys(), ...afterPrices.keys()])].sort((a, b) => a - b);
  const prices = quantities.map((minQty) => ({
    field: `${minQty}`,
    before: beforePrices.get(minQty) ?? null,
    after: afterPrices.get(minQty) ?? null,
  }));
  return [
    ...prices.filter((price) => price.before !== price.after),
    ...fieldChanges(before ?? { note: '' }, after, [
      'state',
      'effectiveFrom',
      'effectiveTo',
      'note',
      'override',
    ]),
  ];
}
