import type { ImportCellError } from '#mocks/contract/types/types.gen.ts';
import { cellError, groupedBy, type FileRow } from './importRows.ts';
import { readingKey } from './readingPlace.ts';

/** The contract's limit of a reading. */
const MAX_BREAKS = 12;

/** What all rows of a reading say, those that say nothing apart. */
const sharedFields = ['currency', 'setup', 'run'] as const;

function differences(group: readonly FileRow[]): [row: number, error: ImportCellError][] {
  return sharedFields.flatMap((field) => {
    const [first, ...others] = group.filter(({ cells }) => cells[field]);
    return others
      .filter(({ cells }) => cells[field] !== first?.cells[field])
      .map(({ row, cells }): [number, ImportCellError] => {
        const message = `Row ${first?.row} of this reading has another value`;
        return [row, cellError(field, cells[field] ?? '', 'differs', message)];
      });
  });
}

/**
 * What is wrong with the rows of each reading together: they differ in what they share, they are too many, or one of them
 * has an error, so that the reading is not written at all.
 *
 * @param isRefused whether a row has an error of its own
 */
export function readingErrors(
  rows: readonly FileRow[],
  isRefused: (row: number) => boolean,
): [row: number, error: ImportCellError][] {
  return [...groupedBy(rows, ({ cells }) => readingKey(cells)).values()].flatMap((group) => {
    const found = differences(group);
    if (group.length > MAX_BREAKS)
      for (const { row, cells } of group) {
        const message = `A reading has at most ${MAX_BREAKS} price breaks, this one has ${group.length}`;
        found.push([row, cellError('min_qty', cells['min_qty'] ?? '', 'too_many', message)]);
      }
    const refused = new Set([...found.map(([row]) => row), ...group.map(({ row }) => row).filter(isRefused)]);
    const [first] = refused;
    if (first === undefined) return found;
    const message = `Row ${first} of this reading has an error. A reading is added only when all its rows are correct`;
    return [
      ...found,
      ...group
        .filter(({ row }) => !refused.has(row))
        .map(({ row, cells }): [number, ImportCellError] => [
          row,
          cellError('captured_at', cells['captured_at'] ?? '', 'reading_refused', message),
        ]),
    ];
  });
}
