import { createContext, type ReactNode } from 'react';

/** What a dressed table holds: it changes with each tick, the dress does not. */
export interface TableContent {
  before: ReactNode;
  table: ReactNode;
  after: ReactNode;
}

const empty: TableContent = { before: null, table: null, after: null };

/** What a table holds comes to its dress by this, not as children, so that it is not dressed anew with each tick. */
export const TableContentContext = createContext(empty);
