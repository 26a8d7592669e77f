import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, vi } from 'vitest';
import '#app/lifecycle/connectFormats.ts';
import { ErrorMessages } from '#app/ErrorMessages.tsx';
import { PrivateProviders } from '#app/private/PrivateProviders.tsx';
import { queryClient } from '#api/queryClient.ts';
import { session } from '#session/session.ts';
import { startTexts } from './i18n.ts';
import { signInAs } from './renderApp.tsx';

afterEach(async () => {
  cleanup();
  await session.signOut();
  queryClient.clear();
});

/**
 * Shows a piece of the private branch to a member of staff, without the shell around it and without loading the page
 * anew. Not for tests that also use `renderApp`, which has modules of its own.
 * @param name `admin`, `pricing.manager` … or the local part of a sentinel
 */
export async function renderSignedIn(name: string, children: ReactNode, address = '/home') {
  await startTexts();
  await signInAs(name);
  session.restore();
  await vi.waitFor(() => expect(session.getSnapshot().working).toBe(false));
  const element = (
    <ErrorMessages>
      <PrivateProviders>{children}</PrivateProviders>
    </ErrorMessages>
  );
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [address] });
  // One dialog over another takes the pointer back a moment late in jsdom, which lays nothing out anyway.
  const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
  const view = render(<RouterProvider router={router} />);
  // The toasts' place is fetched when the page is idle; a test's clock may stand still from here on.
  await screen.findByRole('region', { name: 'Notifications', hidden: true });
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  return { ...view, user, router, go: (to: string) => act(() => router.navigate(to)) };
}
