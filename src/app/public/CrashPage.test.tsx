import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ChunkError } from '#shared/lib/chunkError.ts';
import { startTexts } from '#tests/support/i18n.ts';
import { CrashPage } from './CrashPage.tsx';

async function crash(error: Error, load: () => unknown = () => Promise.reject(error)): Promise<void> {
  await startTexts();
  const router = createMemoryRouter([
    { path: '/', ErrorBoundary: CrashPage, loader: load, Component: () => <h1>Arrived</h1> },
  ]);
  render(<RouterProvider router={router} />);
}

const chunk = new ChunkError('home', new TypeError('Failed to fetch dynamically imported module'));
const online = (isOnline: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);

afterEach(() => vi.restoreAllMocks());

describe('the crash page', () => {
  test('E142 offers a reload for a new version when a part cannot be fetched', async () => {
    online(true);
    await crash(chunk);
    const heading = await screen.findByRole('heading', { name: 'This page needs a reload' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByRole('button', { name: 'Reload' })).toBeEnabled();
  });

  test('E143 says that the panel is offline, and Retry does not throw the page away', async () => {
    online(false);
    await crash(chunk);
    expect(await screen.findByRole('heading', { name: 'You’re offline' })).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByRole('status')).toHaveTextContent('Still offline.');

    online(true);
    fireEvent(window, new Event('online'));
    expect(await screen.findByRole('heading', { name: 'This page needs a reload' })).toBeVisible();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  test('E143 opens the page by itself, without a reload, when the network is back', async () => {
    const gone = online(false);
    const load = vi.fn<() => unknown>().mockRejectedValueOnce(chunk).mockReturnValue(null);
    await crash(chunk, load);
    expect(await screen.findByRole('heading', { name: 'You’re offline' })).toBeVisible();
    gone.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    expect(await screen.findByRole('heading', { name: 'Arrived' })).toBeVisible();
    expect(load).toHaveBeenCalledTimes(2);
  });

  test('shows one sentence without details for any other error', async () => {
    await crash(new TypeError("Cannot read properties of undefined (reading 'map')"));
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(document.body).not.toHaveTextContent('undefined');
    expect(screen.getByRole('link', { name: 'Go to the start page' })).toHaveAttribute('href', '/home');
  });
});
