import './texts.ts';
import '#app/lifecycle/connectFormats.ts';
import '#app/lifecycle/connectShell.ts';
import { Outlet } from 'react-router-dom';
import { Shell } from '#app/shell/Shell.tsx';
import { RouteError } from '#app/shell/status/RouteError.tsx';
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

/** For an error that no page caught, and for a page that could not be fetched: it takes the place of the page. */
export { RouteError as PageError };
