import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import errors from '#shared/i18n/locales/en/errors.json';
import { registerEnglish } from '#shared/i18n/i18n.ts';
import { renderWithProviders } from '#tests/support/renderWithProviders.tsx';
import { FailureBanner } from './FailureBanner.tsx';

registerEnglish('errors', errors);

const OFFLINE = 'You’re offline. Check your connection, then try again.';

function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

test('"You’re offline" goes when the connection is back, and returns when it is lost', () => {
  setOnline(false);
  renderWithProviders(<FailureBanner sentence={OFFLINE} />);
  expect(screen.getByRole('alert')).toHaveTextContent(OFFLINE);
  setOnline(true);
  expect(screen.getByRole('alert')).toHaveTextContent('You’re back online. Try again.');
  setOnline(false);
  expect(screen.getByRole('alert')).toHaveTextContent(OFFLINE);
});

test('any other error stays', () => {
  setOnline(false);
  renderWithProviders(<FailureBanner sentence="The price is too low." />);
  setOnline(true);
  expect(screen.getByRole('alert')).toHaveTextContent('The price is too low.');
});

test('without an error there is no banner', () => {
  renderWithProviders(<FailureBanner sentence={null} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
