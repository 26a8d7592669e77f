import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useLocation } from 'react-router-dom';
import { renderWithProviders } from '#tests/support/renderWithProviders.tsx';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

function Page() {
  return (
    <>
      <main tabIndex={-1}>
        <h1 tabIndex={-1}>{useLocation().pathname.slice(1)}</h1>
      </main>
      <RouteAnnouncer />
    </>
  );
}

const getAnnouncement = () => document.querySelector('[aria-live=polite]');
const heading = () => screen.getByRole('heading', { level: 1 });

test('the first load is silent and leaves the focus alone', () => {
  renderWithProviders(<Page />);
  expect(getAnnouncement()).toBeEmptyDOMElement();
  expect(document.body).toHaveFocus();
});

test('A16 a new page is announced once and its heading has the focus', async () => {
  const { router } = renderWithProviders(<Page />);
  await act(() => router.navigate('/team'));
  expect(getAnnouncement()).toHaveTextContent(/^team$/);
  await waitFor(() => expect(heading()).toHaveFocus());
});

test('another query or hash is the same page, without an announcement or a change of focus', async () => {
  const { router } = renderWithProviders(<Page />);
  for (const to of ['?page=2', '?page=2#row']) {
    await act(() => router.navigate(to));
    expect(getAnnouncement()).toBeEmptyDOMElement();
    await waitFor(() => expect(document.body).toHaveFocus());
  }
});

test('E148 a hash on a new page keeps its target: the page is announced and the focus stays', async () => {
  const { router } = renderWithProviders(<Page />);
  await act(() => router.navigate('/team#invite'));
  expect(getAnnouncement()).toHaveTextContent('team');
  expect(heading()).not.toHaveFocus();
});
