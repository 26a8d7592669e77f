import { isSameNumber } from '#shared/form/numberFilters.ts';
import type { LadderColumn, LadderValues, DraftSlab } from './ladderEditor.ts';

/** Columns whose cells drop what is no figure (D29). */
export type NumberColumn = Exclude<LadderColumn, 'code'>;

/** What was dropped of the numbers of a break, and nobody has settled yet. */
export type RemovedSigns = Partial<Record<NumberColumn, readonly string[] | undefined>>;

export interface CellRemoval {
  readonly row: number;
  readonly column: NumberColumn;
  readonly value: string;
  readonly removed: readonly string[];
}

const numberColumns: readonly NumberColumn[] = ['quantity', 'price'];
const none: readonly string[] = [];

/** A break with a text in one of its cells, and what was dropped of it: what was told of that cell before is settled. */
export function withInput(
  slab: DraftSlab,
  column: LadderColumn,
  text: string,
  removed: readonly string[] = none,
): DraftSlab {
  return withRemoved({ ...slab, [column]: text }, { ...slab.removed, [column]: removed });
}

/**
 * A break that takes the place of another. What is told of a number stays with it; a price that was made from a price in
 * doubt (raised, rounded, smoothed) is in doubt as well.
 */
export function inPlaceOf(slab: DraftSlab, before: DraftSlab | undefined, isDerived: boolean): DraftSlab {
  if (!before) return slab;
  const isSame = (column: NumberColumn) => isSameNumber(slab[column], before[column]);
  const price = isSame('price') || (isDerived && isSame('quantity')) ? before.removed?.price : none;
  const quantity = isSame('quantity') ? before.removed?.quantity : none;
  return withRemoved({ ...slab, id: before.id }, { quantity: quantity ?? none, price: price ?? none });
}

/** The numbers of a ladder that are not what was typed; an empty cell holds none. */
export function cellRemovals({ slabs }: LadderValues): CellRemoval[] {
  return slabs.flatMap((slab, row) =>
    numberColumns.flatMap((column) => {
      const removed = slab.removed?.[column] ?? none;
      const value = slab[column];
      return removed.length > 0 && value !== '' ? [{ row, column, value, removed }] : [];
    }),
  );
}

/** The ladder when everything that was told of it is right. */
export function withoutRemovals(values: LadderValues): LadderValues {
  if (values.slabs.every(({ removed }) => removed === undefined)) return values;
  return { ...values, slabs: values.slabs.map((slab) => withRemoved(slab, {})) };
}

export function sameRemovals(one: LadderValues, other: LadderValues): boolean {
  const told = ({ slabs }: LadderValues): string =>
    JSON.stringify(slabs.map(({ removed }) => numberColumns.map((column) => removed?.[column] ?? none)));
  return told(one) === told(other);
}

function withRemoved({ id, quantity, price, code }: DraftSlab, next: RemovedSigns): DraftSlab {
  const slab = { id, quantity, price, code };
  const told = numberColumns.filter((column) => (next[column] ?? none).length > 0);
  if (told.length === 0) return slab;
  return { ...slab, removed: Object.fromEntries(told.map((column) => [column, next[column] ?? none])) };
}
