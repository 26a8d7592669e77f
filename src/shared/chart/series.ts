/** One series of a chart: how it looks and what it says, in the plot, its legend, the reader and the table alike. */
export interface Series {
  readonly id: string;
  readonly name: string;
  /** Why it takes no part in a comparison; it is drawn faint then. Null: it does. */
  readonly note: string | null;
  /** Token of its colour: `series.1` to `series.10`, `fg.muted` or `bad`. */
  readonly color: string;
  /** Told apart without colour, with `mark`; none: its points stand alone. */
  readonly stroke: 'bold' | 'plain' | 'dashed' | 'dotted' | 'none';
  /** Number of the shape at its points (`markShape`); null: it has none. */
  readonly mark: number | null;
  /** Its value in words at a place of the horizontal axis. */
  readonly textAt: (place: number) => string;
}
