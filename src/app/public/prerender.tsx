import './texts.ts';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '#app/App.tsx';
import { buildRoutes } from '#app/router.tsx';
import { paths } from '#shared/lib/paths.ts';

/** The sign-in form as the page is served: in English, light, for nobody in particular. For the build. */
export function renderLogin(): string {
  const router = createMemoryRouter(
    buildRoutes(() => undefined),
    { initialEntries: [paths.login] },
  );
  return renderToString(<App router={router} />);
}
