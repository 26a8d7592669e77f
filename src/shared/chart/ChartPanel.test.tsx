import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTexts } from '#tests/support/i18n.ts';
import { renderWithProviders } from '#tests/support/renderWithProviders.tsx';
import { BarChart } from './BarChart.tsx';
import { ChartPanel } from './ChartPanel.tsx';

beforeEach(() => startTexts());
afterEach(() => vi.restoreAllMocks());

const bars = [
  {
    id: 'a',
    label: 'light',
    value: 3,
    valueText: '3',
    name: 'light: 3 boxes',
    tone: 'good' as const,
    href: '/home?of=light',
  },
];

const boxes = (changes: Partial<Parameters<typeof ChartPanel>[0]> = {}) => (
  <ChartPanel title="Boxes" state="ready" onRetry={() => undefined} empty={<p>No boxes yet</p>} {...changes}>
    {(isTable) => (
      <BarChart
        bars={bars}
        caption="Boxes by weight"
        labelName="Weight"
        valueName="Boxes"
        numberText={String}
        isTable={isTable}
      />
    )}
  </ChartPanel>
);
const show = (changes: Partial<Parameters<typeof ChartPanel>[0]> = {}) => renderWithProviders(boxes(changes));

test('a chart is shown as a table and back', async () => {
  const { user } = show();
  expect(screen.getByRole('group', { name: 'Boxes by weight' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(screen.getByRole('table', { name: 'Boxes by weight' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show as chart' }));
  expect(screen.getByRole('group', { name: 'Boxes by weight' })).toBeVisible();
});

test('loading, empty and failed say so, and what failed can be tried again', async () => {
  const onRetry = vi.fn();
  const loading = show({ state: 'loading' });
  expect(screen.getByRole('status', { name: 'Loading chart: Boxes' })).toBeInTheDocument();
  loading.unmount();
  const empty = show({ state: 'empty' });
  expect(screen.getByText('No boxes yet')).toBeVisible();
  empty.unmount();
  const { user } = show({ state: 'error', error: new Error('x'), onRetry });
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('the picture has the title, the drawing with its styles, and no link of the panel', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) saved.push(file);
    return 'blob:picture';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Save as picture' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Save as SVG' }));
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  expect(names[0]).toMatch(/^boxes-\d{4}-\d\d-\d\d\.svg$/);
  const picture = new DOMParser().parseFromString((await saved[0]?.text()) ?? '', 'image/svg+xml');
  expect([...picture.querySelectorAll('text')].map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Boxes', 'light', '3', 'Weight']),
  );
  expect(picture.querySelector('a, [href], [class], [data-picture]')).toBeNull();
  expect(picture.querySelector('svg svg')?.getAttribute('width')).toBe('720');
});

test('D25 a table is no picture: the menu says to show the chart', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  await user.click(screen.getByRole('button', { name: 'Save as picture' }));
  const item = await screen.findByRole('menuitem', { name: /Save as PNG/ });
  expect(item).toHaveAttribute('aria-disabled', 'true');
  expect(item).toHaveTextContent('Show the chart to save it as a picture.');
  await user.keyboard('{Escape}');
  await vi.waitFor(() => expect(screen.queryByRole('menuitem')).not.toBeInTheDocument());
});

test('what is a table or has none has no switch and no picture', () => {
  show({ hasTable: false, hasPicture: false });
  expect(screen.queryByRole('button', { name: /Show as/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Save as picture' })).not.toBeInTheDocument();
});
