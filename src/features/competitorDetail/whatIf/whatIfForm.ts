import * as z from 'zod/mini';
import type { PriceSlab } from '#api/generated/types.gen.ts';
import { decimal, isPriceText } from '#entities/pricing/decimal.ts';
import type { DraftForm } from '#session/useDraft.ts';

/** A break of the ladder that is tried, as it is typed. */
export interface WhatIfRow {
  readonly minQty: number;
  readonly price: string;
  /** What was dropped of the price, and nobody has settled yet (D29). */
  readonly removed: readonly string[];
}

export interface WhatIfValues {
  readonly rows: readonly WhatIfRow[];
}

/** What is tried at one moment, and whether something of it is neither live nor in a draft. */
export interface WhatIfState {
  readonly values: WhatIfValues;
  readonly isDirty: boolean;
}

/** A ladder that is tried while it is open. */
export interface WhatIfStore {
  readonly getSnapshot: () => WhatIfState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly typePrice: (at: number, price: string, removed: readonly string[]) => void;
  /** Back to the ladder that it began with. */
  readonly reset: () => void;
  /** Everything that was dropped of numbers is settled. */
  readonly settle: () => void;
  /** What was sent is in a draft now. */
  readonly saved: (values: WhatIfValues) => void;
  /** What `useDraft` asks of a form. */
  readonly form: DraftForm<WhatIfValues>;
}

/** The rows to begin with: the live ladder, or without one empty prices at the quantities that are shown. */
export function startRows(slabs: readonly PriceSlab[], quantities: readonly number[]): WhatIfValues {
  const rows = slabs.map(({ minQty, unitPrice }) => ({ minQty, price: unitPrice, removed: [] }));
  return { rows: rows.length > 0 ? rows : quantities.map((minQty) => ({ minQty, price: '', removed: [] })) };
}

const isSamePrice = (one: string, other: string): boolean =>
  isPriceText(one) && isPriceText(other) ? decimal(one).eq(decimal(other)) : one === other;

/** Whether two ladders ask the same at each quantity. */
export function samePrices(one: WhatIfValues, other: WhatIfValues): boolean {
  return (
    one.rows.length === other.rows.length &&
    one.rows.every(({ minQty, price }, at) => {
      const beside = other.rows[at];
      return beside?.minQty === minQty && isSamePrice(price, beside.price);
    })
  );
}

const zWhatIfValues = z.object({
  rows: z.array(z.object({ minQty: z.number(), price: z.string(), removed: z.array(z.string()) })),
});

/** What a draft of the browser holds, if it has the quantities of this ladder; null: it is of another one. */
export function readWhatIf(draft: unknown, start: WhatIfValues): WhatIfValues | null {
  const values = zWhatIfValues.safeParse(draft).data;
  const quantities = ({ rows }: WhatIfValues): string => rows.map(({ minQty }) => minQty).join();
  return values && quantities(values) === quantities(start) ? values : null;
}

/** Keeps what is tried beside the ladder that it began with. */
export function createWhatIfStore(start: WhatIfValues): WhatIfStore {
  let base = start;
  let state: WhatIfState = { values: start, isDirty: false };
  const listeners = new Set<() => void>();
  const set = (values: WhatIfValues): void => {
    state = { values, isDirty: !samePrices(values, start) && !samePrices(values, base) };
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const changeRows = (change: (row: WhatIfRow, place: number) => WhatIfRow): void =>
    set({ rows: state.values.rows.map(change) });
  return {
    getSnapshot: () => state,
    subscribe,
    typePrice: (at, price, removed) =>
      changeRows((row, place) => (place === at ? { ...row, price, removed } : row)),
    reset: () => set(start),
    settle: () => changeRows((row) => ({ ...row, removed: [] })),
    saved: (values) => {
      base = values;
      set(state.values);
    },
    form: {
      subscribe: ({ callback }) => subscribe(() => callback(state)),
      getValues: () => state.values,
      reset: (values) => set(values),
      read: (draft) => readWhatIf(draft, start),
    },
  };
}
