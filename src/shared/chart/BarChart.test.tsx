import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { startTexts } from '#tests/support/i18n.ts';
import { renderWithProviders } from '#tests/support/renderWithProviders.tsx';
import { BarChart } from './BarChart.tsx';
import type { Bar } from './barRules.ts';

beforeEach(() => startTexts());

const bar = (id: string, value: number, more: Partial<Bar> = {}): Bar => ({
  id,
  label: id,
  value,
  valueText: String(value),
  name: `${id}: ${value} boxes`,
  tone: 'neutral',
  ...more,
});

const show = (bars: readonly Bar[], isTable = false) =>
  renderWithProviders(
    <BarChart
      bars={bars}
      caption="Boxes by weight"
      labelName="Weight"
      valueName="Boxes"
      numberText={String}
      reference={{ at: 1, text: 'Same weight' }}
      isTable={isTable}
    />,
  );

test('each bar says what it stands for, an empty one too, and leads to it by keyboard', async () => {
  const { user, router } = show([
    bar('light', 41, { href: '/home?weight=light', tone: 'good' }),
    bar('middling', 0, { href: '/home?weight=middling' }),
    bar('heavy', 7, { tone: 'bad' }),
  ]);
  const plot = screen.getByRole('group', { name: 'Boxes by weight' });
  expect(within(plot).getByText('Same weight')).toBeInTheDocument();
  expect(within(plot).getByRole('img', { name: 'heavy: 7 boxes' })).toBeInTheDocument();
  await user.tab();
  expect(within(plot).getByRole('link', { name: 'light: 41 boxes' })).toHaveFocus();
  await user.tab();
  expect(within(plot).getByRole('link', { name: 'middling: 0 boxes' })).toHaveFocus();
  await user.click(within(plot).getByRole('link', { name: 'middling: 0 boxes' }));
  expect(router.state.location.search).toBe('?weight=middling');
});

test.each(['{Enter}', ' '])('a bar that does something is a button that answers to "%s"', async (key) => {
  const onChoose = vi.fn();
  const { user } = show([bar('light', 41, { onChoose })]);
  await user.tab();
  expect(screen.getByRole('button', { name: 'light: 41 boxes' })).toHaveFocus();
  await user.keyboard(key);
  expect(onChoose).toHaveBeenCalledOnce();
});

test('the table has the same figures, which lead to the same place', async () => {
  const onChoose = vi.fn();
  const { user } = show(
    [bar('light', 41, { href: '/x' }), bar('heavy', 7, { onChoose }), bar('none', 0)],
    true,
  );
  const table = screen.getByRole('table', { name: 'Boxes by weight' });
  expect(
    within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['WeightBoxes', 'light41', 'heavy7', 'none0']);
  expect(within(table).getByRole('link', { name: 'light: 41 boxes' })).toHaveAttribute('href', '/x');
  await user.click(within(table).getByRole('button', { name: 'heavy: 7 boxes' }));
  expect(onChoose).toHaveBeenCalledOnce();
});
