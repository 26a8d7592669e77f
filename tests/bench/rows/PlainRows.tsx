import { memo, useState } from 'react';
import { cellNames, type BenchRow } from './benchRows.ts';

interface PlainRowProps {
  row: BenchRow;
  ticked: boolean;
  onTick: (id: string) => void;
}

const PlainRow = memo(function PlainRow({ row, ticked, onTick }: PlainRowProps) {
  return (
    <tr>
      <td>
        <input type="checkbox" aria-label={row.sku} checked={ticked} onChange={() => onTick(row.id)} />
      </td>
      <th scope="row">{row.sku}</th>
      <td>{row.name}</td>
      <td>{row.status}</td>
      {row.cells.map((cell, at) => (
        <td key={at}>{cell}</td>
      ))}
      <td>
        <button type="button" aria-label={`Actions of ${row.sku}`}>
          …
        </button>
      </td>
    </tr>
  );
});

/** The limit: plain tags, rows that are kept while nothing of them changes, no dress. */
export function PlainRows({ rows }: { rows: readonly BenchRow[] }) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [tick] = useState(() => (id: string) => {
    setTicked((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  });
  const all = ticked.size === rows.length;
  return (
    <table>
      <thead>
        <tr>
          <th>
            <input
              type="checkbox"
              aria-label="All"
              checked={all}
              onChange={() => setTicked(new Set(all ? [] : rows.map(({ id }) => id)))}
            />
          </th>
          <th>SKU</th>
          <th>Name</th>
          <th>Status</th>
          {cellNames.map((name) => (
            <th key={name}>{name}</th>
          ))}
          <th>Actions</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <PlainRow key={row.id} row={row} ticked={ticked.has(row.id)} onTick={tick} />
        ))}
      </tbody>
    </table>
  );
}
