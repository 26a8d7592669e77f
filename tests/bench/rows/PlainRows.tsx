import { memo, useState } from 'react';
import { cellNames, isFigure, isList, type BenchRow } from './benchRows.ts';
import './plainRows.css';

interface PlainRowProps {
  row: BenchRow;
  ticked: boolean;
  onTick: (id: string) => void;
}

const PlainRow = memo(function PlainRow({ row, ticked, onTick }: PlainRowProps) {
  return (
    <tr className="row">
      {isList && (
        <td className="cell">
          <input type="checkbox" aria-label={row.sku} checked={ticked} onChange={() => onTick(row.id)} />
        </td>
      )}
      <th className="cell key" scope="row">
        {row.sku}
      </th>
      <td className="cell">{row.name}</td>
      <td className="cell">{row.status}</td>
      {row.cells.map((cell, at) => (
        <td key={at} className={isFigure(at) ? 'cell figure' : 'cell'}>
          {cell}
        </td>
      ))}
      {isList && (
        <td className="cell">
          <button type="button" aria-label={`Actions of ${row.sku}`}>
            …
          </button>
        </td>
      )}
    </tr>
  );
});

/** The limit: plain tags with a class, rows that are kept while nothing of them changes. */
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
    <table
      className="table"
      style={{ width: `max(100%, ${8 * (cellNames.length + 3) + (isList ? 5 : 0)}rem)` }}
    >
      <colgroup>
        {isList && <col className="narrow" />}
        <col span={cellNames.length + 3} />
        {isList && <col className="narrow" />}
      </colgroup>
      <thead>
        <tr>
          {isList && (
            <th>
              <input
                type="checkbox"
                aria-label="All"
                checked={all}
                onChange={() => setTicked(new Set(all ? [] : rows.map(({ id }) => id)))}
              />
            </th>
          )}
          <th>SKU</th>
          <th>Name</th>
          <th>Status</th>
          {cellNames.map((name) => (
            <th key={name}>{name}</th>
          ))}
          {isList && <th>Actions</th>}
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
