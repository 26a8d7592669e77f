/** A row as each way of writing a table gets it: the same hundred for all. */
export interface BenchRow {
  id: string;
  sku: string;
  name: string;
  status: string;
  /** The others, as a list of products has them: words and figures. */
  cells: readonly string[];
}

export const isFigure = (at: number): boolean => at % 3 > 0;
/** `kind` of the address: a grid of twelve cells, or a list with all that its rows have, a tick and a menu too. */
export const isList = new URLSearchParams(window.location.search).get('kind') === 'list';
/** Beside those with names of their own. */
export const cellNames: readonly string[] = Array.from(
  { length: isList ? 17 : 9 },
  (_, at) => `Column ${at + 4}`,
);

const states = ['Active', 'Draft', 'Closeout', 'Discontinued'];

/** Hundred rows; another page has other rows, so that each cell changes. */
export function benchPage(page: number): BenchRow[] {
  return Array.from({ length: 100 }, (_, at) => {
    const number = page * 100 + at + 1;
    return {
      id: `row-${number}`,
      sku: `MUG-${String(number).padStart(5, '0')}`,
      name: `Alder mug number ${number}, stoneware, 12 oz`,
      status: states[number % states.length] ?? '',
      cells: cellNames.map((_, cell) =>
        isFigure(cell) ? (number * (cell + 1) * 1.37).toFixed(2) : `Word ${number} of ${cell}`,
      ),
    };
  });
}
