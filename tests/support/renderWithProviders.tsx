import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { system } from '#theme/system.ts';

/** Renders an element with the providers of the panel, at an address. `router` navigates, `user` acts on it. */
export function renderWithProviders(children: ReactNode, address = '/home') {
  const router = createMemoryRouter([{ path: '*', element: children }], { initialEntries: [address] });
  const user = userEvent.setup();
  const view = render(
    <ChakraProvider value={system}>
      <RouterProvider router={router} />
    </ChakraProvider>,
  );
  return { ...view, router, user };
}
