import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { startTexts } from '#tests/support/i18n.ts';
import { renderWithProviders } from '#tests/support/renderWithProviders.tsx';
import { BubbleChart } from './BubbleChart.tsx';

beforeEach(() => startTexts());

const bubble = (id: string, name: string, x: number, y: number, mark: number) => ({
  id,
  name,
  x,
  y,
  size: x,
  color: 'series.2',
  mark,
  text: `${x} boxes, index ${y}`,
});

test('the bubbles are named and described, and a list says what each is, found again by keyboard', async () => {
  const { user } = renderWithProviders(
    <BubbleChart
      bubbles={[bubble('a', 'Alder', 10, 96, 0), bubble('b', 'Birch', 90, 104, 1)]}
      x={{ name: 'Boxes', textOf: String }}
      y={{ name: 'Index', textOf: String }}
      caption="Kinds by boxes and index"
      description="Birch has the most boxes."
    />,
  );
  const plot = screen.getByRole('img', { name: 'Kinds by boxes and index' });
  expect(plot).toHaveAccessibleDescription('Birch has the most boxes.');
  for (const text of ['Alder', 'Birch', 'Boxes', 'Index']) expect(within(plot).getByText(text)).toBeVisible();
  const list = screen.getByRole('list', { name: 'Points' });
  await user.tab();
  await user.tab();
  const birch = within(list).getByRole('button', { name: 'Birch 90 boxes, index 104' });
  expect(birch).toHaveFocus();
  expect(plot.querySelectorAll('[data-chosen=true]')).toHaveLength(1);
  await user.keyboard('{Enter}');
  expect(birch).toHaveAttribute('aria-pressed', 'true');
  await user.keyboard('{Enter}');
  expect(birch).toHaveAttribute('aria-pressed', 'false');
});

test('a single point, and none, are drawn too', () => {
  const axis = { name: 'Boxes', textOf: String };
  const none = renderWithProviders(
    <BubbleChart bubbles={[]} x={axis} y={axis} caption="None" description="Nothing." />,
  );
  expect(screen.getByRole('img', { name: 'None' })).toBeVisible();
  none.unmount();
  renderWithProviders(
    <BubbleChart
      bubbles={[bubble('a', 'Alder', 10, 96, 0)]}
      x={axis}
      y={axis}
      caption="One"
      description="One."
    />,
  );
  expect(within(screen.getByRole('img', { name: 'One' })).getByText('Alder')).toBeVisible();
});
