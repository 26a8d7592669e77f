import { settledPrice, settledQuantity } from './ladderNumbers.ts';
import type { PriceSlab, SlabLink, SlabSet } from '#api/generated/types.gen.ts';

/** A row of the grid as it is typed. The id is the row's for as long as it is on screen. */
export interface TypedSlab {
  readonly id: number;
  readonly quantity: string;
  readonly price: string;
  readonly code: string;
}

export type LadderColumn = Exclude<keyof TypedSlab, 'id'>;

export interface LadderValues {
  readonly slabs: readonly TypedSlab[];
  readonly link: SlabLink | null;
  readonly note: string;
}

export interface LadderState {
  /** The version that is changed, or started from; null: a ladder that is not on the server. */
  readonly base: SlabSet | null;
  readonly values: LadderValues;
  readonly past: readonly LadderValues[];
  readonly future: readonly LadderValues[];
  /** The cell that is being typed into: one step back takes all of its letters. */
  readonly typing: string | null;
}

export type LadderAction =
  | { type: 'type'; row: number; column: LadderColumn; text: string }
  /** A cell was left: its row is written as it is read, and what is typed next is a step of its own. */
  | { type: 'settle'; row: number }
  | { type: 'replace'; slabs: readonly PriceSlab[] }
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

/** Steps that can be taken back. */
const STEPS = 100;

let lastId = 0;
const newId = (): number => (lastId += 1);

function typedSlab({ minQty, unitPrice, discountCode }: PriceSlab): TypedSlab {
  return {
    id: newId(),
    quantity: Number.isNaN(minQty) ? '' : String(minQty),
    price: unitPrice,
    code: discountCode ?? '',
  };
}

/** The rows as slabs: a quantity that is none is NaN, and a price may be any text. */
export function slabsOf({ slabs }: LadderValues): PriceSlab[] {
  return slabs.map(({ quantity, price, code }) => ({
    minQty: quantity === '' ? Number.NaN : Number(quantity),
    unitPrice: price,
    ...(code === '' ? {} : { discountCode: code }),
  }));
}

function valuesOf(set: SlabSet | null): LadderValues {
  return { slabs: set?.slabs.map(typedSlab) ?? [], link: set?.link ?? null, note: set?.note ?? '' };
}

export function startLadder(base: SlabSet | null): LadderState {
  return { base, values: valuesOf(base), past: [], future: [], typing: null };
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
        row === action.row ? { ...slab, [action.column]: action.text } : slab,
      );
      const next = step(state, { ...values, slabs }, state.typing === cell);
      // A key that changes nothing begins no step that Escape could take back.
      return next.values === values ? state : { ...next, typing: cell };
    }
    case 'settle': {
      const slabs = values.slabs.map((slab, row) => (row === action.row ? settled(slab) : slab));
      return state.typing === null ? state : step(state, { ...values, slabs }, true);
    }
    case 'replace':
      return step(state, { ...values, slabs: action.slabs.map(typedSlab) });
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
    case 'undo': {
      const before = state.past.at(-1);
      if (!before) return state;
      const future = [values, ...state.future];
      return { ...state, values: before, past: state.past.slice(0, -1), future, typing: null };
    }
    case 'redo': {
      const [after, ...future] = state.future;
      return after ? { ...state, values: after, past: [...state.past, values], future, typing: null } : state;
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
  if (sameValues(values, state.values)) return { ...state, typing: null };
  const past = joins ? state.past : [...state.past, state.values].slice(-STEPS);
  return { ...state, values, past, future: [], typing: null };
}

function settled(slab: TypedSlab): TypedSlab {
  return { ...slab, quantity: settledQuantity(slab.quantity), price: settledPrice(slab.price) };
}

/** Rows keep their id, and with it the focus, where the server has answered row for row. */
function kept({ slabs }: LadderValues, set: SlabSet): TypedSlab[] {
  return set.slabs.map((slab, row) => ({ ...typedSlab(slab), id: slabs[row]?.id ?? newId() }));
}
