import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { Link } from './Link.tsx';

function show(onClick?: (event: { preventDefault: () => void }) => void) {
  const link = (
    <Link to="/team?page=2#last" className="x" {...(onClick ? { onClick } : {})}>
      {'Team'}
    </Link>
  );
  const router = createMemoryRouter([{ path: '*', element: link }], { initialEntries: ['/home'] });
  render(<RouterProvider router={router} />);
  return { router, anchor: screen.getByRole('link', { name: 'Team' }) };
}

test('a link is an anchor with its address, and the router follows it', () => {
  const { router, anchor } = show();
  expect(anchor).toHaveAttribute('href', '/team?page=2#last');
  expect(anchor).toHaveClass('x');
  fireEvent.click(anchor);
  expect(router.createHref(router.state.location)).toBe('/team?page=2#last');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a link leaves a click with %j to the browser',
  (click) => {
    const { router, anchor } = show();
    // The browser's part comes after everything else; the test's browser cannot do it.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(anchor, click);
    expect(router.state.location.pathname).toBe('/home');
  },
);

test('a link does not navigate when a click listener prevents it', () => {
  const listener = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { router, anchor } = show(listener);
  fireEvent.click(anchor);
  expect(listener).toHaveBeenCalledTimes(1);
  expect(router.state.location.pathname).toBe('/home');
});
