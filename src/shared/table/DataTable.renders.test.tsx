import { screen } from '@testing-library/react';
import { useMemo } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { startTexts } from '#tests/support/i18n.ts';
import { renderWithProviders } from '#tests/support/renderWithProviders.tsx';
import type { Column } from './Column.ts';
import { DataTable } from './DataTable.tsx';
import { useSelection } from './useSelection.ts';

interface Line {
  id: string;
}

const rendered = vi.fn<(id: string) => void>();
// React walks through a list of its own each time the row around it is rendered, and not when it is kept.
const columns: readonly Column<Line>[] = [
  { id: 'code', header: 'Code', isKey: true, cell: ({ id }) => id },
  {
    id: 'note',
    header: 'Note',
    cell: ({ id }) => ({
      [Symbol.iterator]: () => {
        rendered(id);
        return ['note'].values();
      },
    }),
  },
];
const lines: readonly Line[] = Array.from({ length: 20 }, (_, at) => ({ id: `L${at + 1}` }));

function Lines() {
  const selection = useSelection({
    total: lines.length,
    pageIds: useMemo(() => lines.map(({ id }) => id), []),
    key: 'all',
  });
  return (
    <DataTable
      label="Lines"
      columns={columns}
      rows={lines}
      rowId={({ id }) => id}
      rowName={({ id }) => id}
      error={null}
      onRetry={() => undefined}
      selection={selection}
      rowActions={() => []}
      onOpen={() => undefined}
      empty={null}
      noMatch={null}
      isFiltered={false}
      total={lines.length}
    />
  );
}

const renderedRows = () => [...new Set(rendered.mock.calls.map(([id]) => id))];

beforeEach(startTexts);

test('a tick renders its row alone, and a step the row it leaves and the one it reaches', async () => {
  const { user } = renderWithProviders(<Lines />);
  expect(renderedRows()).toHaveLength(20);
  rendered.mockClear();
  await user.click(screen.getByRole('checkbox', { name: 'Select L7' }));
  expect(screen.getByRole('checkbox', { name: 'Select L7' })).toBeChecked();
  expect(renderedRows()).toEqual(['L7']);
  rendered.mockClear();
  await user.keyboard('j');
  expect(renderedRows()).toEqual(['L7', 'L8']);
  rendered.mockClear();
  await user.keyboard('x');
  expect(renderedRows()).toEqual(['L8']);
});
