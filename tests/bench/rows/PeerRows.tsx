import { Badge } from '@chakra-ui/react/badge';
import { IconButton } from '@chakra-ui/react/button';
import { Checkbox } from '@chakra-ui/react/checkbox';
import { Menu } from '@chakra-ui/react/menu';
import { Portal } from '@chakra-ui/react/portal';
import { Table } from '@chakra-ui/react/table';
import { useState } from 'react';
import { cellNames, isFigure, isList, type BenchRow } from './benchRows.ts';

function Tick({ label, on, onTick }: { label: string; on: boolean; onTick: () => void }) {
  return (
    <Checkbox.Root size="sm" checked={on} onCheckedChange={onTick}>
      <Checkbox.HiddenInput aria-label={label} />
      <Checkbox.Control />
    </Checkbox.Root>
  );
}

/** The way of the peers: each cell a component of the library, and in a list a menu a row. */
export function PeerRows({ rows }: { rows: readonly BenchRow[] }) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const all = ticked.size === rows.length;
  const tick = (id: string): void => {
    const next = new Set(ticked);
    if (!next.delete(id)) next.add(id);
    setTicked(next);
  };
  return (
    <Table.Root size="sm">
      <Table.Header>
        <Table.Row>
          {isList && (
            <Table.ColumnHeader>
              <Tick
                label="All"
                on={all}
                onTick={() => setTicked(new Set(all ? [] : rows.map(({ id }) => id)))}
              />
            </Table.ColumnHeader>
          )}
          <Table.ColumnHeader>SKU</Table.ColumnHeader>
          <Table.ColumnHeader>Name</Table.ColumnHeader>
          <Table.ColumnHeader>Status</Table.ColumnHeader>
          {cellNames.map((name) => (
            <Table.ColumnHeader key={name}>{name}</Table.ColumnHeader>
          ))}
          {isList && <Table.ColumnHeader>Actions</Table.ColumnHeader>}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {rows.map((row) => (
          <Table.Row key={row.id}>
            {isList && (
              <Table.Cell>
                <Tick label={row.sku} on={ticked.has(row.id)} onTick={() => tick(row.id)} />
              </Table.Cell>
            )}
            <Table.Cell>{row.sku}</Table.Cell>
            <Table.Cell>{row.name}</Table.Cell>
            <Table.Cell>
              <Badge>{row.status}</Badge>
            </Table.Cell>
            {row.cells.map((cell, at) => (
              <Table.Cell key={at} textAlign={isFigure(at) ? 'end' : 'start'}>
                {cell}
              </Table.Cell>
            ))}
            {isList && (
              <Table.Cell>
                <Menu.Root>
                  <Menu.Trigger asChild>
                    <IconButton size="xs" variant="ghost" aria-label={`Actions of ${row.sku}`}>
                      …
                    </IconButton>
                  </Menu.Trigger>
                  <Portal>
                    <Menu.Positioner>
                      <Menu.Content>
                        <Menu.Item value="open">Open</Menu.Item>
                      </Menu.Content>
                    </Menu.Positioner>
                  </Portal>
                </Menu.Root>
              </Table.Cell>
            )}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
}
