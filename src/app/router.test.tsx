import '#app/public/texts.ts';
import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { startTexts } from '#tests/support/i18n.ts';
import { buildRoutes } from './router.tsx';

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/route-1.js');
const Frame = () => <h1>Frame</h1>;
type Shell = NonNullable<Parameters<typeof buildRoutes>[1]>;

test('E142 a frame that loads at the second try is shown, though two routes wait for it', async () => {
  await startTexts();
  const shell = vi.fn<Shell>().mockResolvedValue({ Component: Frame, PageError: Frame });
  // One for each of the two.
  shell.mockRejectedValueOnce(gone).mockRejectedValueOnce(gone);
  const router = createMemoryRouter(
    buildRoutes(() => undefined, shell),
    { initialEntries: ['/no-such-page'] },
  );
  render(<RouterProvider router={router} />);
  expect(await screen.findByRole('heading', { name: 'Frame' })).toBeVisible();
  expect(screen.queryByText('This page needs a reload')).not.toBeInTheDocument();
});
