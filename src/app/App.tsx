import { StrictMode } from 'react';
import { RouterProvider } from 'react-router-dom';
import type { AppRouter } from './router.tsx';

/** The whole panel: the same tree when it is prerendered, hydrated and rendered. */
export function App({ router }: { router: AppRouter }) {
  return (
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>
  );
}
