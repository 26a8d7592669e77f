import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTexts } from '#tests/support/i18n.ts';
import { renderWithProviders } from '#tests/support/renderWithProviders.tsx';
import { Notifications } from './Notifications.tsx';
import { notify } from './notify.ts';

beforeEach(async () => {
  await startTexts();
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'performance',
      'Date',
    ],
  });
  renderWithProviders(<Notifications />);
});

afterEach(() => vi.useRealTimers());

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const region = () => screen.getByRole('region', { name: 'Notifications' });

test('spec §9 a success is shown for 3000 ms', async () => {
  act(() => notify({ type: 'success', title: 'Saved' }));
  await pass(2900);
  expect(screen.getByText('Saved')).toBeVisible();
  await pass(1000);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('E83 a toast stays while the pointer is on it, and goes afterwards', async () => {
  act(() => notify({ type: 'success', title: 'Saved' }));
  await pass(100);
  fireEvent.mouseEnter(region());
  await pass(20_000);
  expect(screen.getByText('Saved')).toBeVisible();
  fireEvent.mouseLeave(region());
  await pass(4000);
  expect(screen.queryByText('Saved')).not.toBeInTheDocument();
});

test('E83 a toast stays while the focus is on it', async () => {
  act(() => notify({ type: 'success', title: 'Saved' }));
  await pass(100);
  act(() => screen.getByRole('button', { name: 'Close notification' }).focus());
  await pass(20_000);
  expect(screen.getByText('Saved')).toBeVisible();
});

test('a toast that comes before the toaster is mounted is shown afterwards', async () => {
  cleanup();
  notify({ type: 'info', title: 'Said early' });
  renderWithProviders(<Notifications />);
  await pass(100);
  expect(screen.getByText('Said early')).toBeVisible();
});

test('the same words again are one toast', async () => {
  act(() => {
    notify({ type: 'error', title: 'Not refreshed' });
    notify({ type: 'error', title: 'Not refreshed' });
  });
  await pass(100);
  expect(screen.getAllByText('Not refreshed')).toHaveLength(1);
});
