import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { slowCalls } from '#api/slowCalls.ts';
import { startTexts } from '#tests/support/i18n.ts';
import { PublicLayout } from './PublicLayout.tsx';
import './texts.ts';

afterEach(() => vi.useRealTimers());

test('spec §9 a public page that is on its way shows that it is loading, over the page that is left', async () => {
  await startTexts();
  let arrive = (): void => undefined;
  const held = new Promise<null>((resolve) => (arrive = () => resolve(null)));
  const children = [
    { path: '/login', element: <h1>Sign in</h1> },
    { path: '/register', loader: () => held, element: <h1>Register</h1> },
  ];
  const router = createMemoryRouter([{ Component: PublicLayout, children }], { initialEntries: ['/login'] });
  render(<RouterProvider router={router} />);
  expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
  let going = Promise.resolve();
  act(() => {
    going = Promise.resolve(router.navigate('/register'));
  });
  expect(screen.getByText('Loading…')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await act(async () => {
    arrive();
    await going;
  });
  expect(screen.getByRole('heading', { name: 'Register' })).toBeVisible();
  expect(screen.queryByText('Loading…')).not.toBeInTheDocument();
});

test('a public page says after 8 s that the server is slow, and nothing more once it has answered', async () => {
  await startTexts();
  const children = [{ path: '/login', element: <h1>Sign in</h1> }];
  const router = createMemoryRouter([{ Component: PublicLayout, children }], { initialEntries: ['/login'] });
  render(<RouterProvider router={router} />);
  vi.useFakeTimers();
  let answer = (): void => undefined;
  const call = slowCalls.watch(new Promise<void>((resolve) => (answer = resolve)));
  const said = /^The server is slow\./;
  act(() => void vi.advanceTimersByTime(7999));
  expect(screen.queryByText(said)).not.toBeInTheDocument();
  act(() => void vi.advanceTimersByTime(1));
  const note = screen.getByText(said);
  expect(screen.getAllByRole('status').some((region) => region.contains(note))).toBe(true);
  await act(async () => {
    answer();
    await call;
  });
  expect(screen.queryByText(said)).not.toBeInTheDocument();
});
