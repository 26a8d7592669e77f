import './texts.ts';
import '#app/lifecycle/connectCache.ts';
import { Outlet } from 'react-router-dom';
import { RouteError } from '#app/shell/RouteError.tsx';
import { Shell } from '#app/shell/Shell.tsx';
import { PrivateProviders } from './PrivateProviders.tsx';

// Made once: where the router renders it again, nothing in it is new.
const layout = (
  <PrivateProviders>
    <Shell>
      <Outlet />
    </Shell>
  </PrivateProviders>
);

/** The layout of the private branch. */
export function Component() {
  return layout;
}

/** For an error that no page caught: the frame stays, the page says what happened. */
export function ErrorBoundary() {
  return (
    <PrivateProviders>
      <Shell>
        <RouteError />
      </Shell>
    </PrivateProviders>
  );
}
