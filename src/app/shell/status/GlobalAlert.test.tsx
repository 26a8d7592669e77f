import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { alertStore } from '#shared/lib/alert.ts';
import { startTexts } from '#tests/support/i18n.ts';
import { renderWithProviders } from '#tests/support/renderWithProviders.tsx';
import { GlobalAlert } from './GlobalAlert.tsx';

beforeEach(() => startTexts());
afterEach(() => act(() => alertStore.clear()));

test('E146 success is announced politely, danger at once, and the second replaces the first', () => {
  renderWithProviders(<GlobalAlert />);
  act(() => alertStore.show({ type: 'success', message: 'Saved' }));
  expect(screen.getByRole('status')).toHaveTextContent('Saved');
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();

  act(() => alertStore.show({ type: 'danger', message: 'Refused' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Refused');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('E146 the message is text and can be cleared', async () => {
  const { user, container } = renderWithProviders(<GlobalAlert />);
  act(() => alertStore.show({ type: 'danger', message: '<b>bold</b>' }));
  expect(screen.getByRole('alert')).toHaveTextContent('<b>bold</b>');
  expect(container.querySelector('b')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Close message' }));
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});
