import { gridFields, storedText, type GridField, type GridProduct } from './gridRules.ts';

/** A cell that was changed: its text, what it was before (the latest last), and what the server said of it. */
export interface CellEdit {
  text: string;
  before: readonly string[];
  refused?: string;
}

/** What was typed for one product, and why it could not be saved. */
export interface RowEdit {
  cells: Partial<Record<GridField, CellEdit>>;
  refused?: string;
  /** Somebody was faster: who, where the server says so. It goes with the next word typed, as what was said does. */
  staleBy?: string | null;
}

/** One cell as it was typed, for the draft of a session that ended. */
export interface TypedCell {
  id: string;
  field: GridField;
  text: string;
}

export interface GridState {
  products: readonly GridProduct[];
  edits: ReadonlyMap<string, RowEdit>;
}

export type GridAction =
  /** `step`: the text before can be had back by undo; false within one visit of a cell. */
  | { do: 'type'; id: string; field: GridField; text: string; step: boolean }
  | { do: 'undo'; id: string; field: GridField }
  | { do: 'paste'; id: string; field: GridField; block: readonly (readonly string[])[] }
  | { do: 'restore'; typed: readonly TypedCell[] }
  | { do: 'saved'; product: GridProduct }
  | {
      do: 'refused';
      id: string;
      cells: Partial<Record<GridField, string>>;
      row: string;
      /** The product as somebody else has left it meanwhile. */
      current: (GridProduct & { updatedBy?: { name: string } }) | null;
    };

export function textIn(product: GridProduct, edit: RowEdit | undefined, field: GridField): string {
  return edit?.cells[field]?.text ?? storedText(product, field);
}

export function isChanged(product: GridProduct, edit: RowEdit | undefined): boolean {
  return fieldsTyped(product, edit).length > 0;
}

/** All that differs from what is stored. */
export function typedIn({ products, edits }: GridState): TypedCell[] {
  return products.flatMap((product) =>
    fieldsTyped(product, edits.get(product.id)).map((field) => ({
      id: product.id,
      field,
      text: textIn(product, edits.get(product.id), field),
    })),
  );
}

function write(state: GridState, id: string, field: GridField, text: string, step: boolean): GridState {
  const product = state.products.find((each) => each.id === id);
  if (!product) return state;
  const row = state.edits.get(id);
  const before = row?.cells[field]?.before ?? [];
  const cell = { text, before: step ? [...before, textIn(product, row, field)] : before };
  return put(state, id, { cells: { ...row?.cells, [field]: cell } });
}

function put(state: GridState, id: string, row: RowEdit): GridState {
  return { ...state, edits: new Map([...state.edits, [id, row]]) };
}

export function gridReducer(state: GridState, action: GridAction): GridState {
  switch (action.do) {
    case 'type':
      return write(state, action.id, action.field, action.text, action.step);
    case 'undo': {
      const row = state.edits.get(action.id);
      const cell = row?.cells[action.field];
      const text = cell?.before.at(-1);
      if (!row || !cell || text === undefined) return state;
      const undone = { text, before: cell.before.slice(0, -1) };
      return put(state, action.id, { ...row, cells: { ...row.cells, [action.field]: undone } });
    }
    case 'paste': {
      const first = state.products.findIndex(({ id }) => id === action.id);
      const start = gridFields.indexOf(action.field);
      return action.block.reduce(
        (after, line, row) =>
          line.reduce((next, text, column) => {
            const id = state.products[first + row]?.id;
            const field = gridFields[start + column];
            return id === undefined || field === undefined ? next : write(next, id, field, text, true);
          }, after),
        state,
      );
    }
    case 'restore':
      return action.typed.reduce((after, { id, field, text }) => write(after, id, field, text, true), state);
    case 'saved': {
      const { product } = action;
      const edits = new Map(state.edits);
      edits.delete(product.id);
      return { products: state.products.map((each) => (each.id === product.id ? product : each)), edits };
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
      const stale = current ? { staleBy: current.updatedBy?.name ?? null } : {};
      return put({ ...state, products }, id, { cells, refused, ...stale });
    }
  }
}

/** The fields of a row in which what was typed differs from what is stored, as somebody else may have left it. */
export function fieldsTyped(product: GridProduct, edit: RowEdit | undefined): GridField[] {
  return gridFields.filter((field) => textIn(product, edit, field).trim() !== storedText(product, field));
}
