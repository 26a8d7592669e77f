// @vitest-environment jsdom
import { seedNodes } from '#mocks/core/permissionNodes.ts';
import { describe, expect, test } from 'vitest';
import { screens, type Screen } from '#app/screens.ts';
import menu from '#shared/i18n/locales/en/menu.json' with { type: 'json' };
import { APP_TITLE } from '#shared/lib/constants.ts';
import { paths } from '#shared/lib/paths.ts';
import { everyScreen } from '#tests/e2e/everyScreen.ts';
import { projectFiles, projectText } from './projectFiles.ts';

/** spec §2, and what D21 adds: path, access, and the title where the specification states one. */
const specified: Record<string, readonly [access: Screen['access'], title?: string]> = {
  '/login': ['public', 'Login'],
  '/forgot-password': ['public'],
  '/reset-password/:id': ['public'],
  '/home': ['auth'],
  '/my-account': ['auth', 'Manage Account'],
  '/permissions-nodes': ['auth'],
  '/team': ['auth'],
  '/roles': ['auth', 'Roles List'],
  '/typesense': ['auth'],
  '/logout': ['auth'],
  '/competitorAnalysisDashboard': ['auth'],
  '/competitorAnalysisDetail': ['auth'],
  '/competitorAnalysisProductCategory': ['auth'],
  '/competitorAnalysisAdmin': ['auth'],
  '/skumanager': ['auth'],
  '/slabs/:productid': ['auth'],
  '/competitor-manager/:productid': ['auth'],
  '/feature-merging': ['auth'],
  '/stripe-payment': ['auth'],
  '/register': ['public'],
  '/promostandards': ['auth'],
  '/activitylog': ['auth'],
  '/documents': ['auth'],
  '/admin': ['auth'],
  '/competitoranalysis': ['auth'],
};

/** Screens that the specification does not name: where staff keep what its screens need. */
const ownScreens: Record<string, readonly [access: Screen['access'], title?: string]> = {
  '/suppliers': ['auth'],
};
const knownScreens = { ...specified, ...ownScreens };

/** Screens that are not built yet. One that is gets its row and leaves this list. */
const notBuiltYet = ['/feature-merging', '/promostandards', '/documents'];

const rows: readonly Screen[] = screens;
const labels: Readonly<Record<string, string>> = menu;
const stories = projectFiles('tests/e2e', /\.e2e\.ts$/)
  .map(projectText)
  .join('\n');

/** Name of a path in `paths.ts`, by which stories may call it. */
const pathNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(paths).map(([name, path]) => [typeof path === 'string' ? path : path(':id'), name]),
);

test('spec §2 every route of the specification has its row, but for those still to come', () => {
  const builtPaths = new Set(rows.map(({ path }) => path));
  expect(Object.keys(specified).filter((path) => !builtPaths.has(path))).toEqual(notBuiltYet);
});

test('the permission nodes of the mock lead to addresses of the specification', () => {
  const routes = [...seedNodes.values()].flatMap(({ route }) => route ?? []);
  expect(routes).not.toEqual([]);
  expect(routes.filter((route) => !(route in specified))).toEqual([]);
});

test('spec §2 the tab has the product’s name until the route is known', () => {
  expect(projectText('src/index.html')).toContain(`<title>${APP_TITLE}</title>`);
});

describe.each(rows.map((row) => [row.path, row] as const))('%s', (path, row) => {
  test('is a route of the specification or one of ours, with its access and title', () => {
    const [access, title] = knownScreens[path] ?? [];
    expect([path, row.access]).toEqual([path, access]);
    if (title) expect(labels[row.titleKey]).toBe(title);
  });

  test('D37 has a title, a label and a breadcrumb', () => {
    for (const key of [row.titleKey, row.labelKey ?? row.titleKey, row.crumbKey ?? row.titleKey])
      expect(labels[key]).toMatch(/\S/);
  });

  test('has a browser story', () => {
    const staticPath = path.replace(/:.*/, '');
    const name = Object.entries(pathNames).find(([address]) =>
      decodeURIComponent(address).startsWith(staticPath),
    )?.[1];
    const isNamed = name !== undefined && new RegExp(`\\bpaths\\.${name}\\b`).test(stories);
    expect(isNamed || new RegExp(`['"\`]${staticPath}(?![\\w-])`).test(stories)).toBe(true);
  });

  test('E104 highlights a menu entry that exists', () => {
    const entries = rows.filter(({ menu: place }) => place).map((each) => each.path);
    // The entry of a screen that is still to come is there with it.
    if (row.highlights !== undefined) expect([...entries, ...notBuiltYet]).toContain(row.highlights);
  });
});

test('E15 ids and paths are unique, paths without regard to case', () => {
  const countUnique = (list: readonly string[]): number => new Set(list).size;
  expect(countUnique(rows.map(({ id }) => id))).toBe(rows.length);
  expect(countUnique(rows.map(({ path }) => path.toLowerCase()))).toBe(rows.length);
});

test('every screen is visited by the stories about the layout', () => {
  // Signing out shows the sign-in page.
  const expected = rows.filter(({ id }) => id !== 'logout');
  for (const access of ['public', 'auth'] as const) {
    const visited = Object.keys(everyScreen[access]).filter((id) => id !== 'not-found');
    expect(visited).toEqual(expected.filter((row) => row.access === access).map(({ id }) => id));
  }
});

test('every address of a link is the route of a screen', () => {
  const routes = Object.keys(knownScreens).map((path) => path.replace(/:.*/, ':'));
  const linkPaths = Object.values(paths).map((path) =>
    typeof path === 'string' ? path : path('x').replace(/x$/, ':'),
  );
  expect(linkPaths.filter((path) => !routes.includes(path))).toEqual([]);
});
