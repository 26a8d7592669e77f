import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startTexts } from '#tests/support/i18n.ts';
import { renderWithProviders } from '#tests/support/renderWithProviders.tsx';
import { Footer } from './Footer.tsx';

beforeEach(async () => {
  await startTexts();
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('spec §1 the footer shows the current year and the company, over New Year’s Eve too', () => {
  vi.setSystemTime('2026-12-31T23:59:58Z');
  renderWithProviders(<Footer />);
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2026 Northgate Promotions');
  act(() => void vi.advanceTimersByTime(2000));
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2027 Northgate Promotions');
});

test('a page left open for half a year has the right year', () => {
  vi.setSystemTime('2026-07-01T12:00:00Z');
  renderWithProviders(<Footer />);
  act(() => void vi.advanceTimersByTime(200 * 86_400_000));
  expect(screen.getByRole('contentinfo')).toHaveTextContent('2027');
});
