import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '#api/errors.ts';
import { ErrorMessageContext } from '#shared/ui/errorMessage.ts';
import { startTexts } from '#tests/support/i18n.ts';
import { system } from '#theme/system.ts';
import { RouteError } from './RouteError.tsx';

beforeEach(async () => {
  await startTexts();
  // React and the router report what a page threw; here it is thrown on purpose.
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});

/** Opens /home, whose loader does `load`. */
async function open(load: () => unknown) {
  const router = createMemoryRouter(
    [
      {
        ErrorBoundary: () => <h1>Last resort</h1>,
        HydrateFallback: () => null,
        children: [
          {
            path: '/home',
            ErrorBoundary: RouteError,
            loader: () => load() ?? null,
            Component: () => <h1>Arrived</h1>,
          },
        ],
      },
    ],
    { initialEntries: ['/home?q=secret'] },
  );
  render(
    <ChakraProvider value={system}>
      <ErrorMessageContext value={() => 'The server is away.'}>
        <RouterProvider router={router} />
      </ErrorMessageContext>
    </ChakraProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
  return userEvent.setup();
}

function fail(error: unknown): () => never {
  return () => {
    throw error;
  };
}

test('an error page has one sentence and a Retry that can succeed', async () => {
  const load = vi
    .fn<() => unknown>()
    .mockImplementationOnce(fail(new ApiError('network')))
    .mockReturnValue(null);
  const user = await open(load);
  expect(screen.getByRole('alert')).toHaveTextContent('The server is away.');
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Arrived' })).toBeVisible();
});

test('details can be copied and hold no query', async () => {
  const user = await open(fail(new ApiError('http', { status: 500, operation: 'GET /users' })));
  await user.click(screen.getByText('Details for support'));
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain('call: GET /users');
  expect(copied).not.toContain('secret');
});

test('D25 an error for lack of a permission names the permission', async () => {
  await open(fail(new ApiError('http', { status: 403 })));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('No access');
  expect(screen.getByText('Home')).toBeVisible();
});

test('E09 a missing record shows the page for an unknown address', async () => {
  await open(fail(new Response(null, { status: 404 })));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
});

const gone = new TypeError('Failed to fetch dynamically imported module: /x.js');

test('E142 a part that could not be fetched is replaced by an error page', async () => {
  await open(fail(gone));
  const heading = await screen.findByRole('heading', { level: 1, name: 'This page needs a reload' });
  await waitFor(() => expect(heading).toHaveFocus());
});

test('E143 offline the page says so and opens by itself, once, when the network is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const load = vi.fn<() => unknown>(fail(gone));
  const user = await open(load);
  expect(await screen.findByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.getByRole('status')).toHaveTextContent('Still offline.');
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(await screen.findByRole('heading', { name: 'This page needs a reload' })).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);

  online.mockReturnValue(false);
  fireEvent(window, new Event('offline'));
  load.mockReturnValue(null);
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(load).toHaveBeenCalledTimes(2);
});

test('E143 the page shows when the network is back', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await open(vi.fn<() => unknown>().mockImplementationOnce(fail(gone)).mockReturnValue(null));
  online.mockReturnValue(true);
  fireEvent(window, new Event('online'));
  expect(await screen.findByRole('heading', { name: 'Arrived' })).toBeVisible();
});

test('an exception in the page is not blamed on the server', async () => {
  await open(fail(new TypeError('x is not a function')));
  expect(screen.getByRole('alert')).toHaveTextContent('This page has an error');
});
