import { addStep, emptyHistory, stepBy, type History } from '#shared/sheet/history.ts';
import { normalizedPrice, normalizedQuantity } from './ladderNumbers.ts';
import { inPlaceOf, sameRemovals, withInput, withoutRemovals, type RemovedSigns } from './ladderRemovals.ts';
import type { PriceSlab, SlabLink, SlabSet } from '#api/generated/types.gen.ts';

/** A row of the grid as it is typed. The id is the row's for as long as it is on screen. */
export interface DraftSlab {
  readonly id: number;
  readonly quantity: string;
  readonly price: string;
  readonly code: string;
  /** What was dropped of its numbers when they were typed (D29); it goes with the number through undo and drafts. */
  readonly removed?: RemovedSigns | undefined;
}

export type LadderColumn = Exclude<keyof DraftSlab, 'id' | 'removed'>;

export interface LadderValues {
  readonly slabs: readonly DraftSlab[];
  readonly link: SlabLink | null;
  readonly note: string;
}

/** A step of the history is the values before it. */
export interface LadderState extends History<LadderValues> {
  /** The version that is changed, or started from; null: a ladder that is not on the server. */
  readonly base: SlabSet | null;
  readonly values: LadderValues;
}

export type LadderAction =
  | { type: 'type'; row: number; column: LadderColumn; text: string; removed?: readonly string[] | undefined }
  /** A cell was left: its row is written as it is read, and what is typed next is a step of its own. */
  | { type: 'leave'; row: number }
  /** `isDerived`: the prices are made from those that are there. `note`: they come with a change note of their own. */
  | { type: 'replace'; slabs: readonly PriceSlab[]; isDerived?: boolean; note?: string | undefined }
  /** Numbers that are not what was typed are right as they are. */
  | { type: 'confirm' }
  | { type: 'insert'; at: number; slab: { quantity: string; price: string } }
  | { type: 'remove'; row: number }
  | { type: 'link'; link: SlabLink | null }
  | { type: 'note'; note: string }
  | { type: 'undo' }
  | { type: 'redo' }
  /** What was kept of an earlier visit. */
  | { type: 'restore'; values: LadderValues }
  /** The server has this version now; what was typed since stays. */
  | { type: 'saved'; set: SlabSet; sent: LadderValues }
  /** Another version is what changes are made to, or none any more; what was typed stays. */
  | { type: 'rebase'; set: SlabSet | null }
  /** The server's version instead of what was typed; that can be taken back. */
  | { type: 'take'; set: SlabSet };

let lastId = 0;
const newId = (): number => (lastId += 1);

/** A slab as text. Where it has no quantity, the row that stood in its place keeps what was typed. */
function toDraftSlab({ minQty, unitPrice, discountCode }: PriceSlab, before?: DraftSlab): DraftSlab {
  const text = before !== undefined && Number.isNaN(quantityOf(before.quantity)) ? before.quantity : '';
  return {
    id: newId(),
    quantity: Number.isNaN(minQty) ? text : String(minQty),
    price: unitPrice,
    code: discountCode ?? '',
  };
}

/** The rows as slabs: a quantity that is none is NaN, and a price may be any text. */
export function slabsOf({ slabs }: LadderValues): PriceSlab[] {
  return slabs.map(({ quantity, price, code }) => ({
    minQty: quantityOf(quantity),
    unitPrice: price,
    ...(code === '' ? {} : { discountCode: code }),
  }));
}

/** Digits alone are a quantity, and no more of them than a number holds exactly. */
function quantityOf(text: string): number {
  const quantity = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return Number.isSafeInteger(quantity) ? quantity : Number.NaN;
}

function valuesOf(set: SlabSet | null): LadderValues {
  return {
    slabs: set?.slabs.map((slab) => toDraftSlab(slab)) ?? [],
    link: set?.link ?? null,
    note: set?.note ?? '',
  };
}

export function startLadder(base: SlabSet | null): LadderState {
  return { base, values: valuesOf(base), ...emptyHistory };
}

/** Whether two ladders say the same; rows are compared by what is typed into them. */
export function sameValues(one: LadderValues, other: LadderValues): boolean {
  const said = ({ slabs, link, note }: LadderValues): string =>
    JSON.stringify([slabs.map(({ quantity, price, code }) => [quantity, price, code]), link, note]);
  return said(one) === said(other);
}

export function isChanged({ base, values }: LadderState): boolean {
  return !sameValues(values, valuesOf(base));
}

/** One step; the state itself when nothing changes. */
export function ladderReducer(state: LadderState, action: LadderAction): LadderState {
  const { values } = state;
  switch (action.type) {
    case 'type': {
      const cell = `${values.slabs[action.row]?.id} ${action.column}`;
      const slabs = values.slabs.map((slab, row) =>
        row === action.row ? withInput(slab, action.column, action.text, action.removed) : slab,
      );
      const next = step(state, { ...values, slabs }, state.typing === cell);
      // A key that changes nothing begins no step that Escape could take back.
      if (next.values === values) return state;
      return { ...next, typing: sameValues(next.values, values) ? state.typing : cell };
    }
    case 'leave': {
      const slabs = values.slabs.map((slab, row) => (row === action.row ? normalized(slab) : slab));
      return state.typing === null ? state : step(state, { ...values, slabs }, true);
    }
    case 'replace': {
      // A row keeps its id, and with it the focus.
      const slabs = action.slabs.map((slab, row) =>
        inPlaceOf(toDraftSlab(slab, values.slabs[row]), values.slabs[row], action.isDerived ?? false),
      );
      return step(state, { ...values, slabs, note: action.note ?? values.note });
    }
    case 'confirm':
      return { ...state, values: withoutRemovals(values) };
    case 'insert': {
      const slab = { id: newId(), code: '', ...action.slab };
      return step(state, { ...values, slabs: values.slabs.toSpliced(action.at, 0, slab) });
    }
    case 'remove':
      return step(state, { ...values, slabs: values.slabs.toSpliced(action.row, 1) });
    case 'link':
      return step(state, { ...values, link: action.link });
    case 'note':
      return { ...step(state, { ...values, note: action.note }, state.typing === 'note'), typing: 'note' };
    case 'undo':
    case 'redo': {
      const found = stepBy<LadderValues>(state, action.type, () => values);
      return found ? { ...state, values: found.step, ...found.history } : state;
    }
    case 'restore':
      return step(state, {
        ...action.values,
        slabs: action.values.slabs.map((slab) => ({ ...slab, id: newId() })),
      });
    case 'saved': {
      const untouched = sameValues(values, action.sent);
      return {
        ...state,
        base: action.set,
        values: untouched ? { ...valuesOf(action.set), slabs: kept(values, action.set) } : values,
      };
    }
    case 'rebase':
      return { ...state, base: action.set };
    case 'take':
      return { ...step(state, valuesOf(action.set)), base: action.set };
  }
}

function step(state: LadderState, values: LadderValues, joins = false): LadderState {
  if (sameValues(values, state.values)) {
    const isTold = sameRemovals(values, state.values);
    return { ...state, values: isTold ? state.values : values, typing: null };
  }
  return { ...state, values, ...addStep(state, state.values, joins && ((last) => last)) };
}

function normalized(slab: DraftSlab): DraftSlab {
  return { ...slab, quantity: normalizedQuantity(slab.quantity), price: normalizedPrice(slab.price) };
}

/** Rows keep their id, and with it the focus, where the server has answered row for row. */
function kept({ slabs }: LadderValues, set: SlabSet): DraftSlab[] {
  return set.slabs.map((slab, row) => ({ ...toDraftSlab(slab), id: slabs[row]?.id ?? newId() }));
}
