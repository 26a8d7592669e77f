import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseItem } from '#tests/support/chooseItem.ts';
import { startTexts } from '#tests/support/i18n.ts';
import { MugList, mugs, MugSteps, painted, type Mug } from '#tests/support/mugTable.tsx';
import { renderWithProviders } from '#tests/support/renderWithProviders.tsx';
import type { RowAction } from './RowAction.ts';

const box = (name: string) => screen.getByRole('checkbox', { name });
const tickedIds = () => screen.getByRole('status', { name: 'Ticked' }).textContent;
const next = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Next' }));

beforeEach(async () => {
  await startTexts();
  painted.mockClear();
});

describe('R18 the states of a list', () => {
  test('loading: skeleton rows to see, a sentence to hear, and no empty state', () => {
    renderWithProviders(<MugList rows={undefined} />);
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    expect(screen.getByRole('table', { name: 'Mugs' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getAllByRole('row')).toHaveLength(1);
    expect(screen.queryByText('No mugs yet')).toBeNull();
  });

  test('an error before there are rows is one sentence and a Retry button', async () => {
    const onRetry = vi.fn();
    const { user } = renderWithProviders(
      <MugList rows={undefined} error={new Error('lost')} onRetry={onRetry} />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('lost');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  test('an error with rows leaves the rows', () => {
    renderWithProviders(<MugList rows={mugs} error={new Error('lost')} busy />);
    expect(screen.getByText('Travel mug')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('table', { name: 'Mugs' })).toHaveAttribute('aria-busy', 'true');
  });

  test('an empty list offers a beginning; no match keeps the header and offers to clear the filters', async () => {
    const { user } = renderWithProviders(<MugSteps steps={[{ rows: [] }, { rows: [], isFiltered: true }]} />);
    expect(screen.getByText('No mugs yet')).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
    await next(user);
    expect(screen.getByText('No mug matches')).toBeInTheDocument();
    expect(screen.getByRole('columnheader', { name: 'MOQ' })).toBeInTheDocument();
  });

  test('E114 a page beyond the last one shows loading until the right one is there', () => {
    renderWithProviders(<MugList rows={[]} total={40} isFiltered />);
    expect(screen.getByText('Loading…')).toBeInTheDocument();
    expect(screen.queryByText('No mug matches')).toBeNull();
  });
});

test('the header of a column sorts the list and shows the direction', async () => {
  const { user } = renderWithProviders(<MugList rows={mugs} />);
  const header = screen.getByRole('columnheader', { name: 'Product' });
  expect(header).toHaveAttribute('aria-sort', 'ascending');
  await user.click(within(header).getByRole('button'));
  expect(header).toHaveAttribute('aria-sort', 'descending');
  await user.click(screen.getByRole('button', { name: 'MOQ' }));
  expect(header).toHaveAttribute('aria-sort', 'none');
  expect(screen.getByRole('columnheader', { name: 'MOQ' })).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.queryByRole('button', { name: 'Note' })).toBeNull();
});

test('a row is rendered once for as long as it is the same object', async () => {
  const later = mugs.map((mug) => (mug.id === '2' ? { ...mug, moq: 200 } : mug));
  const { user } = renderWithProviders(<MugSteps steps={[{ rows: mugs }, { rows: later }]} />);
  expect(painted).toHaveBeenCalledTimes(3);
  await user.click(box('Select Travel mug'));
  await next(user);
  expect(painted.mock.calls.slice(3)).toEqual([['Travel mug']]);
  expect(screen.getByText('200')).toBeInTheDocument();
});

describe('ticking', () => {
  test('selects one row, a range with Shift, or the whole page', async () => {
    const { user } = renderWithProviders(<MugList rows={mugs} />);
    const page = box('Select all rows of this page');
    await user.click(box('Select Ceramic mug'));
    expect(page).toBePartiallyChecked();
    await user.keyboard('{Shift>}');
    await user.click(box('Select Enamel mug'));
    await user.keyboard('{/Shift}');
    expect(tickedIds()).toBe('1,2,3');
    expect(page).toBeChecked();
    expect(screen.getByText('3 rows selected')).toBeInTheDocument();
    await user.click(page);
    expect(tickedIds()).toBe('');
    await user.click(page);
    expect(box('Select Enamel mug')).toBeChecked();
  });

  test('works anywhere in the cell of the checkbox', async () => {
    const { user } = renderWithProviders(<MugList rows={mugs} />);
    const cell = box('Select Travel mug').closest('td');
    if (cell) await user.click(cell);
    expect(tickedIds()).toBe('2');
  });

  test('keeps rows of a nested table apart', async () => {
    const { user } = renderWithProviders(<MugList rows={mugs} />);
    await user.click(screen.getByRole('button', { name: 'Parts of Travel mug' }));
    await user.click(box('Select Travel mug, blue'));
    expect(tickedIds()).toBe('1');
  });
});

test('details of a row are shown below it; a row without details has no button', async () => {
  const { user } = renderWithProviders(<MugList rows={mugs} />);
  expect(screen.queryByRole('button', { name: 'Parts of Enamel mug' })).toBeNull();
  const button = screen.getByRole('button', { name: 'Parts of Travel mug' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('table', { name: 'Parts of the Travel mug' })).toBeInTheDocument();
  await user.click(button);
  expect(screen.queryByRole('table', { name: 'Parts of the Travel mug' })).toBeNull();
});

describe('the menu of a row', () => {
  const chosen = vi.fn<(what: string) => void>();
  const rowActions = ({ name }: Mug): RowAction[] => [
    { label: 'Edit', onSelect: () => chosen(`edit ${name}`) },
    { label: 'Archive', onSelect: () => chosen('archive'), disabledReason: 'You may not archive.' },
  ];
  beforeEach(() => chosen.mockClear());

  test('opens beside its button, has its name and returns the focus', async () => {
    const { user } = renderWithProviders(<MugList rows={mugs} rowActions={rowActions} />);
    const button = screen.getByRole('button', { name: 'Actions for Travel mug' });
    await user.click(button);
    const menu = await screen.findByRole('menu', { name: 'Actions for Travel mug' });
    await chooseItem(user, within(menu).getByRole('menuitem', { name: 'Edit' }));
    await vi.waitFor(() => expect(chosen).toHaveBeenCalledExactlyOnceWith('edit Travel mug'));
    expect(screen.queryByRole('menu')).toBeNull();
    await vi.waitFor(() => expect(button).toHaveFocus());
  });

  test('D25 shows an action without permission, says why, and does nothing', async () => {
    const { user } = renderWithProviders(<MugList rows={mugs} rowActions={rowActions} />);
    await user.click(screen.getByRole('button', { name: 'Actions for Ceramic mug' }));
    const item = await screen.findByRole('menuitem', { name: /Archive.*You may not archive/ });
    expect(item).toHaveAttribute('aria-disabled', 'true');
    await user.click(item);
    expect(chosen).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    await vi.waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });
});

test('clicking the name of a row opens it', async () => {
  const onOpen = vi.fn();
  const { user } = renderWithProviders(<MugList rows={mugs} onOpen={onOpen} />);
  await user.click(screen.getByRole('button', { name: 'Enamel mug' }));
  expect(onOpen).toHaveBeenCalledExactlyOnceWith(mugs[2]);
  expect(screen.getByRole('rowheader', { name: /Enamel mug/ })).toBeInTheDocument();
});
