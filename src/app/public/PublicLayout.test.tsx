import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { startTexts } from '#tests/support/i18n.ts';
import { PublicLayout } from './PublicLayout.tsx';
import './texts.ts';

test('spec §9 a public page that loads shows it over the page that is left', async () => {
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
