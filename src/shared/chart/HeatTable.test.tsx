import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { startTexts } from '#tests/support/i18n.ts';
import { renderWithProviders } from '#tests/support/renderWithProviders.tsx';
import { HeatTable, type HeatCell } from './HeatTable.tsx';

beforeEach(() => startTexts());

const cell = (value: number | null): HeatCell => ({ value, text: value === null ? '—' : String(value) });
const rows = [
  {
    id: 'mugs',
    name: 'Mugs',
    cells: [{ ...cell(112), link: { href: '/home?of=mugs', name: 'Mugs at Alder: 112' } }, cell(null)],
    total: cell(112),
  },
  {
    id: 'pens',
    name: 'Pens',
    cells: [
      { ...cell(88), link: { href: '/home?of=pens', name: 'Pens at Alder: 88' } },
      { ...cell(100), link: { href: '/home?of=birch', name: 'Pens at Birch: 100' } },
    ],
    total: cell(94),
  },
];

const show = (totalName?: string) =>
  renderWithProviders(
    <HeatTable
      caption="Index by kind"
      rowName="Kind"
      columns={[
        { id: 'alder', name: 'Alder' },
        { id: 'birch', name: 'Birch' },
      ]}
      rows={rows}
      {...(totalName === undefined ? {} : { totalName })}
      scale={{ middle: 100, reach: 20, better: 'below' }}
      sideTexts={{ above: 'Dearer', below: 'Cheaper' }}
    />,
  );

test('every figure has its row, its column and a sign of its side; a gap and the middle have none', () => {
  show('All');
  const table = screen.getByRole('grid', { name: 'Index by kind' });
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['KindAlderBirchAll', 'Mugs▲112—▲112', 'Pens▼88100▼94']);
  expect(within(table).getByRole('rowheader', { name: 'Pens' })).toBeVisible();
  expect(screen.getByText('Dearer')).toBeVisible();
  expect(screen.getByText('Cheaper')).toBeVisible();
});

test('it scrolls by keyboard in a region of its own, and a figure leads to what is behind it', async () => {
  const { user, router } = show();
  expect(screen.queryByRole('columnheader', { name: 'All' })).not.toBeInTheDocument();
  await user.tab();
  expect(screen.getByRole('region', { name: 'Index by kind' })).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('link', { name: 'Mugs at Alder: 112' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(router.state.location.search).toBe('?of=mugs');
});

test('the figures are one stop of the Tab key, and arrow keys lead from one to the next', async () => {
  const { user } = show();
  const link = (name: string) => screen.getByRole('link', { name });
  await user.tab();
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(link('Mugs at Alder: 112')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(link('Pens at Alder: 88')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(link('Pens at Birch: 100')).toHaveFocus();
  await user.tab();
  expect(document.body).toHaveFocus();
  await user.tab({ shift: true });
  expect(link('Pens at Birch: 100')).toHaveFocus();
  await user.keyboard('{ArrowLeft}{ArrowUp}');
  expect(link('Mugs at Alder: 112')).toHaveFocus();
});
