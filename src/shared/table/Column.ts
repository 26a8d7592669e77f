import type { ReactNode } from 'react';

/** One column of a list. Columns are made once per language and permission: their identity is what spares rows. */
export interface Column<T, SortKey extends string = string> {
  /** Stands in saved views and exports; never changes its meaning. */
  id: string;
  header: string;
  /**
   * What a row shows. The cells of a row are painted anew when its object changed, so they depend on nothing else.
   * With `onOpen` the key cell becomes the button that opens the row: then it holds no control of its own.
   */
  cell: (row: T) => ReactNode;
  /** What the contract calls this order; without it the header is no button. */
  sortKey?: SortKey;
  /** Numbers stand at the end (R27). */
  align?: 'start' | 'end' | 'center';
  /** A CSS length, in rem for people who enlarge; 8rem when it is not said. It never gets narrower. */
  width?: string;
  /** The name of the row: first, sticky, never hidden. One column has it. */
  isKey?: true;
  /** It takes what is left over of a wide screen; without such a column all of them share it. */
  grows?: true;
  /** Not shown until it is chosen. */
  hidden?: true;
}
