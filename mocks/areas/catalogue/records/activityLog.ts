import type { ActivityEntry, FieldChange } from '#mocks/contract/types/types.gen.ts';
import type { Catalogue, CatalogueChanges } from './catalogueTables.ts';
import type { SlabSetRecord } from './recordTypes.ts';

/** Entries kept; the oldest go. */
const MAX_ENTRIES = 2000;

const toText = (value: unknown): string | null => {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** Field by field what a change made of a record; what did not change is left out. */
export function fieldChanges(before: object, after: object, fields: readonly string[]): FieldChange[] {
  const beforeValues = new Map(Object.entries(before));
  const afterValues = new Map(Object.entries(after));
  return fields.flatMap((field) => {
    const change = { field, before: toText(beforeValues.get(field)), after: toText(afterValues.get(field)) };
    return change.before === change.after ? [] : [change];
  });
}

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

/** Writes down what was done, as a server does by itself. */
export function logActivity(
  changes: CatalogueChanges,
  catalogue: Catalogue,
  entry: Omit<ActivityEntry, 'id' | 'at' | 'correlationId' | 'undoable'> & { correlationId?: string },
): void {
  const { correlationId = null, ...fields } = entry;
  changes.activity.unshift({
    id: catalogue.nextId('act'),
    at: new Date().toISOString(),
    correlationId,
    undoable: false,
    ...fields,
  });
  changes.activity.length = Math.min(changes.activity.length, MAX_ENTRIES);
}
