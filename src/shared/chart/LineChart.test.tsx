import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { startTexts } from '#tests/support/i18n.ts';
import { renderWithProviders } from '#tests/support/renderWithProviders.tsx';
import { LineChart } from './LineChart.tsx';
import type { TimeLine } from './timeLines.ts';

beforeEach(() => startTexts());

const DAY_MS = 86_400_000;
const first = Date.parse('2026-11-01T12:00:00Z');
const line = (id: string, name: string, ...values: (number | null)[]): TimeLine => ({
  id,
  name,
  note: null,
  color: 'series.1',
  stroke: 'plain',
  mark: 0,
  points: values.map((value, day) => ({ at: first + day * DAY_MS, value })),
});
const lines = [line('a', 'Alder', 96, 97, 98, null, 103), line('b', 'Birch', 101, 102, 101, 100, 99)];
const reference = { value: 100, text: '100: the same' };
const valueText = (value: number) => value.toFixed(1);

const show = (changes: Partial<Parameters<typeof LineChart>[0]> = {}) =>
  renderWithProviders(
    <LineChart
      lines={lines}
      caption="Index by day"
      valueText={valueText}
      reference={reference}
      isTable={false}
      {...changes}
    />,
  );
const move = (name: RegExp, value: number) =>
  fireEvent.change(screen.getByRole('slider', { name }), { target: { value: String(value) } });

test('the lines are named, described and compared with a line that says what it stands for', () => {
  show();
  const plot = screen.getByRole('img', { name: 'Index by day' });
  expect(plot).toHaveAccessibleDescription(
    'From Nov 1, 2026 to Nov 5, 2026. Alder: 96.0 at the start, 103.0 at the end. Birch: 101.0 at the start, 99.0 at the end.',
  );
  expect(within(plot).getByText('100: the same')).toBeVisible();
  const names = within(screen.getByRole('list', { name: 'Chart lines' })).getAllByRole('listitem');
  expect(names.map(({ textContent }) => textContent)).toEqual(['Alder', 'Birch']);
});

test('the slider reads every day by keyboard, and a gap is not zero', () => {
  show();
  const reader = screen.getByRole('slider', { name: /Values on/ });
  expect(reader).toHaveAttribute('aria-valuetext', 'Nov 5, 2026, Alder: 103.0, Birch: 99.0');
  move(/Values on/, 3);
  expect(reader).toHaveAttribute('aria-valuetext', 'Nov 4, 2026, Alder: —, Birch: 100.0');
});

test('a period is chosen by two sliders that cannot pass each other, and all of it comes back', async () => {
  const { user } = show();
  const all = screen.getByRole('button', { name: 'Show all' });
  expect(all).toHaveAttribute('aria-disabled', 'true');
  move(/^From/, 1);
  move(/^To/, 0);
  const period = screen.getByRole('group', { name: 'Period shown' });
  expect(within(period).getByRole('slider', { name: /^From/ })).toHaveAttribute(
    'aria-valuetext',
    'Nov 2, 2026',
  );
  expect(within(period).getByRole('slider', { name: /^To/ })).toHaveAttribute(
    'aria-valuetext',
    'Nov 3, 2026',
  );
  expect(screen.getByRole('img')).toHaveAccessibleDescription(/^From Nov 2, 2026 to Nov 3, 2026\./);
  await user.click(all);
  expect(screen.getByRole('img')).toHaveAccessibleDescription(/^From Nov 1, 2026 to Nov 5, 2026\./);
  expect(all).toHaveFocus();
});

test('a part that is drawn over with the mouse is shown alone; a press is none, and a finger reads', () => {
  show();
  const plot = screen.getByRole('img');
  const ground = plot.querySelector('.brush') ?? plot;
  const draw = (from: number, to: number, pointerType = 'mouse') => {
    fireEvent.pointerDown(ground, { clientX: from, pointerType, button: 0 });
    fireEvent.pointerMove(ground, { clientX: to, pointerType });
    fireEvent.pointerUp(ground, { clientX: to, pointerType });
  };
  draw(200, 203);
  draw(60, 300, 'touch');
  expect(plot).toHaveAccessibleDescription(/^From Nov 1, 2026 to Nov 5, 2026\./);
  draw(310, 60);
  expect(plot).toHaveAccessibleDescription(/^From Nov 1, 2026 to Nov 3, 2026\./);
  expect(screen.getByRole('slider', { name: /Values on/ })).toHaveAttribute('max', '2');
});

test('the table has a row for each day of the period that is shown', () => {
  show({ isTable: true });
  const rows = () =>
    within(screen.getByRole('table', { name: 'Index by day' }))
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);
  expect(rows()).toHaveLength(5);
  move(/^From/, 3);
  expect(rows()).toEqual(['Nov 4, 2026—100.0', 'Nov 5, 2026103.099.0']);
});

test('values that hold are read between their points', () => {
  const sparse = [line('a', 'Alder', 96), line('b', 'Birch', 101, 102, 101)];
  show({ lines: sparse, holds: true });
  expect(screen.getByRole('slider', { name: /Values on/ })).toHaveAttribute(
    'aria-valuetext',
    'Nov 3, 2026, Alder: 96.0, Birch: 101.0',
  );
});

test('lines without any value have no drawing, and the slider says so', () => {
  show({ lines: [line('a', 'Alder', null, null)] });
  expect(screen.queryByRole('img', { name: 'Index by day' })).not.toBeInTheDocument();
  expect(screen.getByRole('slider', { name: /Values on/ })).toHaveAttribute(
    'aria-valuetext',
    'Nov 2, 2026, Alder: —',
  );
});
