import { createElement } from 'react';
import {
  createBrowserRouter,
  matchPath,
  Outlet,
  replace,
  type MiddlewareFunction,
  type RouteObject,
} from 'react-router-dom';
import { loadTextArea } from '#shared/i18n/i18n.ts';
import type { TextArea } from '#shared/i18n/textAreas.ts';
import { loadChunk } from '#shared/lib/loadChunk.ts';
import { paths } from '#shared/lib/paths.ts';
import { redirectTarget } from '#shared/lib/safeRedirect.ts';
import { ErrorMessages } from './ErrorMessages.tsx';
import { loadArea } from './lifecycle/loadArea.ts';
import { CrashPage } from './public/CrashPage.tsx';
import { PublicLayout } from './public/PublicLayout.tsx';
import { FullScreenSpinner } from './public/FullScreenSpinner.tsx';
import { useDocumentTitle } from './lifecycle/useDocumentTitle.ts';
import { screens, type RouteModule, type Screen } from './screens.ts';

const rows: readonly Screen[] = screens;

const fetchShell = () => import('./private/route.tsx');

/** The areas of a screen's texts (ADR 19). */
const getTextAreas = ({ access, texts = [] }: Screen): readonly TextArea[] => [
  access === 'public' ? 'public' : 'panel',
  ...texts,
];

/** A part and its texts in the language on screen, at the same time: nothing of it is painted before both are there. */
async function loadWithTexts<T>(areas: readonly TextArea[], part: Promise<T>): Promise<T> {
  const [loaded] = await Promise.all([part, ...areas.map((area) => loadArea(area))]);
  return loaded;
}

/**
 * A route whose part is fetched by its loader. The router's own `lazy` remembers a failure for as long as the page
 * lives, so a page that could not be fetched would never open.
 */
function toLazyRoute(id: string, path: string, fetchPart: () => Promise<RouteModule>): RouteObject {
  let part: RouteModule | null = null;
  return {
    id,
    path,
    loader: async ({ request, params }) => {
      part ??= await fetchPart();
      return (await part.loader?.({ request, params })) ?? null;
    },
    Component: () => part && createElement(part.Component),
  };
}

function toRoute(screen: Screen): RouteObject {
  const { id, path, Component, lazy } = screen;
  // E15: paths match without regard to case and trailing slash, which is the router's default.
  return Component
    ? { id, path, Component }
    : toLazyRoute(id, path, () => loadWithTexts(getTextAreas(screen), loadChunk(id, lazy)));
}

/** What both branches have in common: the title of the page, and the sentences for errors. */
function Root() {
  useDocumentTitle();
  return (
    <ErrorMessages>
      <Outlet />
    </ErrorMessages>
  );
}

/**
 * The route tree made from the table of screens. The matches of /login have neither loader, middleware nor lazy
 * part: the router then starts ready, and the prerendered form is hydrated in the first render.
 * @param shell fetches the frame
 */
export function buildRoutes(guard: MiddlewareFunction, shell = fetchShell): RouteObject[] {
  const toRoutes = (test: (screen: Screen) => boolean): RouteObject[] => rows.filter(test).map(toRoute);
  // Two routes wait for it: a try that fails must fail for neither of them.
  const loadShell = () => loadChunk('signed-in', shell);
  return [
    {
      id: 'root',
      Component: Root,
      ErrorBoundary: CrashPage,
      HydrateFallback: FullScreenSpinner,
      children: [
        { id: 'public', Component: PublicLayout, children: toRoutes(({ access }) => access === 'public') },
        {
          id: 'guarded',
          middleware: [guard],
          children: [
            { id: 'start', path: '/', loader: () => replace(paths.home), Component: FullScreenSpinner },
            {
              id: 'plain',
              Component: PublicLayout,
              children: toRoutes(({ access, Component }) => access === 'auth' && Component !== undefined),
            },
            {
              id: 'signed-in',
              lazy: () => loadWithTexts(['panel'], loadShell()),
              children: [
                {
                  // Below the frame, which stays whatever happens to a page.
                  id: 'pages',
                  lazy: async () => ({ ErrorBoundary: (await loadShell()).PageError }),
                  children: [
                    ...toRoutes(({ access, lazy }) => access === 'auth' && lazy !== undefined),
                    toLazyRoute('not-found', '*', () =>
                      loadChunk('not-found', async () => ({
                        Component: (await import('./shell/status/NotFoundPage.tsx')).NotFoundPage,
                      })),
                    ),
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ];
}

export type Guard = (location: { pathname: string; search: string; hash: string }) => string | null;

/**
 * The panel's router.
 * @param guard gets the requested location; returns the one to redirect to, or null
 */
export function createAppRouter(guard: Guard) {
  // The guard is asked for the first time while the router is still being made.
  let whereTo = (): Parameters<Guard>[0] => window.location;
  const router = createBrowserRouter(
    buildRoutes(() => {
      // The request of a middleware has no hash, and redirectFrom keeps it (E01).
      const to = guard(whereTo());
      if (to !== null) throw replace(to);
    }),
  );
  whereTo = () => router.state.navigation.location ?? router.state.location;
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

/** Fetches, ahead of its use, what will be shown after signing in (performance: while someone types). */
export function preloadSignedIn(search: string): void {
  const [pathname = paths.home] = redirectTarget(search).split(/[?#]/);
  const target = rows.find(({ path }) => matchPath(path, pathname) !== null);
  // A failed preload is not shown; the navigation tries again.
  const areas = target ? getTextAreas(target) : (['panel'] as const);
  Promise.all([fetchShell(), target?.lazy?.(), ...areas.map(loadTextArea)]).catch(() => undefined);
}
