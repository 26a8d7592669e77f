import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { startTexts } from '#tests/support/i18n.ts';
import { renderWithProviders } from '#tests/support/renderWithProviders.tsx';
import { BulkBar } from './BulkBar.tsx';
import { ColumnChooser } from './ColumnChooser.tsx';
import type { Column } from './Column.ts';
import { useSelection } from './useSelection.ts';
import { useVisibleColumns } from './useVisibleColumns.ts';

beforeEach(() => startTexts());

const page = ['a', 'b'];
const archive = vi.fn();

function Bar() {
  const selection = useSelection({ total: 40, pageIds: page, key: '' });
  return (
    <main>
      <h1 tabIndex={-1}>SKU Manager</h1>
      <button onClick={() => selection.toggle('a')}>Tick</button>
      <BulkBar
        selection={selection}
        total={40}
        noun={(count) => `${count} products`}
        actions={[
          { label: 'Archive', onSelect: archive },
          { label: 'Export', onSelect: archive, disabledReason: 'You may not export.' },
        ]}
      />
    </main>
  );
}

test('all matching rows but one can be selected, and the focus is never lost', async () => {
  const { user } = renderWithProviders(<Bar />);
  expect(screen.queryByRole('group', { name: 'Bulk actions' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Tick' }));
  expect(screen.getByText('Selected: 1 products')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Select all 40 products' }));
  expect(screen.getByText('Selected: 40 products')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Clear selection' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Tick' }));
  expect(screen.getByText('Selected: 39 products')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByRole('group', { name: 'Bulk actions' })).toBeNull();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'SKU Manager' })).toHaveFocus());
});

test('D25 an action without permission says why and does nothing', async () => {
  const { user } = renderWithProviders(<Bar />);
  await user.click(screen.getByRole('button', { name: 'Tick' }));
  const exporting = screen.getByRole('button', { name: 'Export' });
  expect(exporting).toHaveAccessibleDescription('You may not export.');
  await user.click(exporting);
  expect(archive).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Archive' }));
  expect(archive).toHaveBeenCalledOnce();
});

const columns: Column<object>[] = ['Name', 'SKU', 'Stock'].map((header, at) => ({
  id: header,
  header,
  cell: () => header,
  ...(at === 0 ? { isKey: true as const } : {}),
}));

function Chooser() {
  const chosen = useVisibleColumns('test.chooser', columns);
  return (
    <>
      <ColumnChooser columns={chosen} />
      <output aria-label="Shown">{[...chosen.ids, chosen.density].join()}</output>
    </>
  );
}

test('columns are shown, moved with the focus on the button, and reset', async () => {
  const { user } = renderWithProviders(<Chooser />);
  const shown = screen.getByRole('status', { name: 'Shown' });
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  expect(screen.getByRole('checkbox', { name: 'Name' })).toBeDisabled();
  const down = screen.getByRole('button', { name: 'Move SKU down' });
  await user.click(down);
  expect(shown).toHaveTextContent('Name,Stock,SKU,normal');
  await waitFor(() => expect(down).toHaveFocus());
  expect(screen.getByText('SKU is now column 3 of 3')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Stock' }));
  await user.click(screen.getByRole('radio', { name: 'Compact rows' }));
  expect(shown).toHaveTextContent('Name,SKU,compact');
  await user.click(screen.getByRole('button', { name: 'Reset columns' }));
  expect(shown).toHaveTextContent('Name,SKU,Stock,normal');
});
