interface SkeletonRowsProps {
  rows: number;
  columns: number;
}

/** Rows of the height of real ones, while the first page is on its way. Said by the table; these are for the eye. */
export function SkeletonRows({ rows, columns }: SkeletonRowsProps) {
  return (
    <tbody aria-hidden data-waiting>
      {Array.from({ length: rows }, (_, row) => (
        <tr key={row}>
          {Array.from({ length: columns }, (_each, column) => (
            <td key={column}>
              <span />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}
