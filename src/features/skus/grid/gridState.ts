import { addStep, emptyHistory, stepBy, type History } from '#shared/sheet/history.ts';
import { gridFields, storedText, type GridField, type GridProduct, type SavedByOther } from './gridRules.ts';

/** What a cell holds, and what was dropped of its number when it was typed (D29). */
export interface CellText {
  text: string;
  removed?: readonly string[] | undefined;
}

/** A cell that was changed, and what the server said of it. */
export interface CellEdit extends CellText {
  refused?: string;
}

/** What was typed for one product, and why it could not be saved. */
export interface RowEdit {
  cells: Partial<Record<GridField, CellEdit>>;
  refused?: string;
  /**
   * Somebody was faster: who, where the server says so, and the product on which the refused save was made. It goes with
   * the next word typed, as what was said does.
   */
  stale?: { by: string | null; base: GridProduct };
}

/** One cell as it was typed, for the draft of a session that ended. */
export interface DraftCell extends CellText {
  id: string;
  field: GridField;
}

/** What was done at once, as a pasted block: each cell as it was and as it became. */
export type GridStep = readonly { id: string; field: GridField; from: CellText; to: CellText }[];

export interface GridState extends History<GridStep> {
  products: readonly GridProduct[];
  edits: ReadonlyMap<string, RowEdit>;
}

export function startGrid(products: readonly GridProduct[]): GridState {
  return { products, edits: new Map(), ...emptyHistory };
}

export type GridAction =
  /** `isStep`: it is no letter of the visit that goes on, as a value that was pasted. */
  | ({ do: 'type'; isStep?: boolean } & DraftCell)
  /** The cell was left: what is typed next is a step of its own. */
  | { do: 'leave' }
  | { do: 'undo' }
  | { do: 'redo' }
  /** Takes back what is being typed into a cell, and nothing else. */
  | { do: 'escape'; id: string; field: GridField }
  /** Several cells in one step: a pasted block, a draft. */
  | { do: 'fill'; cells: readonly DraftCell[] }
  /** Numbers that are not what was typed are right as they are. */
  | { do: 'confirm' }
  | { do: 'saved'; product: GridProduct }
  | {
      do: 'refused';
      id: string;
      cells: Partial<Record<GridField, string>>;
      row: string;
      /** The product as somebody else has left it meanwhile. */
      current: SavedByOther | null;
    };

export function textIn(product: GridProduct, edit: RowEdit | undefined, field: GridField): string {
  return edit?.cells[field]?.text ?? storedText(product, field);
}

export function isChanged(product: GridProduct, edit: RowEdit | undefined): boolean {
  return changedFields(product, edit).length > 0;
}

/** All that differs from what is stored. */
export function draftCells({ products, edits }: GridState): DraftCell[] {
  return products.flatMap((product) =>
    changedFields(product, edits.get(product.id)).map((field) => {
      const removed = edits.get(product.id)?.cells[field]?.removed ?? [];
      const text = textIn(product, edits.get(product.id), field);
      return { id: product.id, field, text, ...(removed.length > 0 ? { removed } : {}) };
    }),
  );
}

/** One step over some cells; the state itself when nothing changes. */
function change(state: GridState, cells: readonly DraftCell[], joins = false): GridState {
  const step = cells.flatMap(({ id, field, text, removed }) => {
    const product = state.products.find((each) => each.id === id);
    if (!product) return [];
    const row = state.edits.get(id);
    const from = { text: textIn(product, row, field), removed: row?.cells[field]?.removed };
    return [{ id, field, from, to: { text, removed } }];
  });
  if (step.length === 0) return state;
  return { ...putAll(state, step, 'to'), ...addStep(state, step, joins && joined) };
}

function joined(last: GridStep, step: GridStep): GridStep {
  return step.map((cell, at) => ({ ...cell, from: last[at]?.from ?? cell.from }));
}

function putAll(state: GridState, step: GridStep, side: 'from' | 'to'): GridState {
  return step.reduce((next, { id, field, [side]: text }) => {
    const row = next.edits.get(id);
    return put(next, id, { cells: { ...row?.cells, [field]: text } });
  }, state);
}

function put(state: GridState, id: string, row: RowEdit): GridState {
  return { ...state, edits: new Map([...state.edits, [id, row]]) };
}

export function gridReducer(state: GridState, action: GridAction): GridState {
  switch (action.do) {
    case 'type': {
      const cell = `${action.id} ${action.field}`;
      const joins = state.typing === cell && action.isStep !== true;
      return { ...change(state, [action], joins), typing: cell };
    }
    case 'leave':
      return state.typing === null ? state : { ...state, typing: null };
    case 'undo':
    case 'redo': {
      const found = stepBy(state, action.do);
      const side = action.do === 'undo' ? 'from' : 'to';
      return found ? { ...putAll(state, found.step, side), ...found.history } : state;
    }
    case 'escape':
      return state.typing === `${action.id} ${action.field}` ? gridReducer(state, { do: 'undo' }) : state;
    case 'fill':
      return change(state, action.cells);
    case 'confirm': {
      const edits = [...state.edits].map(
        ([id, row]) => [id, { ...row, cells: withoutRemoved(row.cells) }] as const,
      );
      return { ...state, edits: new Map(edits), typing: null };
    }
    case 'saved': {
      const { product } = action;
      const edits = new Map(state.edits);
      edits.delete(product.id);
      return {
        ...state,
        products: state.products.map((each) => (each.id === product.id ? product : each)),
        edits,
      };
    }
    case 'refused': {
      const { id, cells: said, row: refused, current } = action;
      const before = state.products.find((each) => each.id === id);
      const typed = state.edits.get(id)?.cells;
      const cells: RowEdit['cells'] = {};
      for (const field of gridFields) {
        const cell = typed?.[field];
        // What was visited and left as it was is no wish of mine to keep it so.
        if (!cell || !before || cell.text.trim() === storedText(before, field)) continue;
        const sentence = said[field];
        cells[field] = sentence === undefined ? cell : { ...cell, refused: sentence };
      }
      const products = state.products.map((each) => (each.id === id && current ? current : each));
      const stale = before && current && { by: current.updatedBy?.name ?? null, base: before };
      return put({ ...state, products }, id, { cells, refused, ...(stale ? { stale } : {}) });
    }
  }
}

/** The fields of a row in which what was typed differs from what is stored, as somebody else may have left it. */
export function changedFields(product: GridProduct, edit: RowEdit | undefined): GridField[] {
  return gridFields.filter((field) => textIn(product, edit, field).trim() !== storedText(product, field));
}

function withoutRemoved(cells: RowEdit['cells']): RowEdit['cells'] {
  const told = gridFields.flatMap((field) => {
    const cell = cells[field];
    return cell ? [[field, { ...cell, removed: undefined }] as const] : [];
  });
  return Object.fromEntries(told);
}

/** The numbers of these products that are not what was typed (D29). */
export function removedIn({ edits }: GridState, products: readonly GridProduct[]) {
  return products.flatMap((product) => {
    const { text = '', removed = [] } = edits.get(product.id)?.cells.moq ?? {};
    return removed.length > 0 ? [{ product, value: text, removed }] : [];
  });
}
