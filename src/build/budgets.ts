import { DOUBLE_MARKER } from '#mocks/doubles/stripe/marker.ts';
import {
  findSignedInFiles,
  findFile,
  listFirstLoad,
  countImportLevels,
  collectImports,
  type Graph,
} from './graph.ts';

/** A figure of the build beside its limit; sizes in bytes as brotli sends them. */
export type Line = { part: string; figure: string; value: number; limit: number };

export type BuildFacts = {
  graph: Graph;
  /** Bytes of a built file on the wire. */
  readSize: (file: string) => number;
  /** The page without its inline style, and that style. */
  page: { html: number; css: number };
  /** Bytes of each text file of the first load, by module. */
  readTextSize: (module: string) => number;
};

const kB = 1000;
const auth = /^src\/features\/auth\//;
const screen = /^src\/features\/(?!auth\/)[^/]+\/route\.tsx$/;
const home = 'src/features/home/route.tsx';
const english = /^src\/shared\/i18n\/locales\/en\/.*\.json$/;
const texts = /^virtual:texts\/([^/]+)\/([^/]+)$/;

// Its tree is that of permission nodes, its figures are those of the dashboard.
const categories = 'src/features/productCategory/route.tsx';

/** Own code of a further screen: 15 kB, and more where a heavy part is the point of the screen. */
const ownLimits: Readonly<Record<string, number>> = {
  // Decimal arithmetic, the rules of a ladder and the grid that asks them at every key and says what a key lost.
  'src/features/slabs/route.tsx': 23,
  // Facets, hits as cards and as a table, and the empty states; the client is a chunk apart.
  'src/features/search/route.tsx': 35,
  // Competitors in rows with and without a page, decisions on them, and what all screens of the market share.
  'src/features/competitorManager/route.tsx': 16,
  // Figures of the market under one scope: a matrix and a ladder worked out at every key, panels, a tree of categories.
  'src/features/competitorDashboard/route.tsx': 35,
  'src/features/competitorDetail/route.tsx': 35,
  [categories]: 35,
  // A form, a list and the order of the steps by which a card is charged once.
  'src/features/payments/route.tsx': 35,
};

/** Clients of somebody else, and the one feature whose files may bring them. */
const clients: Readonly<Record<string, RegExp>> = {
  'src/features/payments/': /node_modules\/@stripe\//,
  'src/features/search/': /node_modules\/(typesense|axios)\//,
};

const unique = (files: readonly string[]): string[] => [...new Set(files)];

/** The budgets of the build, each figure with its limit. Throws when a part that has a budget is not there. */
export function computeBudgets({ graph, readSize, page, readTextSize }: BuildFacts): Line[] {
  const sum = (files: readonly string[]): number => files.reduce((total, file) => total + readSize(file), 0);
  const styles = (files: readonly string[]): string[] =>
    unique(files.flatMap((file) => graph[file]?.css ?? []));
  const modules = (files: readonly string[]): string[] => files.flatMap((file) => graph[file]?.modules ?? []);
  const started = (pattern: RegExp): string[] =>
    Object.keys(graph).filter((file) => pattern.test(graph[file]?.module ?? '') && !graph[file]?.entry);

  const first = listFirstLoad(graph);
  const route = (
    part: string,
    files: readonly string[],
    limits: [js: number, css: number, requests: number],
  ): Line[] => [
    { part, figure: 'script', value: sum(files), limit: limits[0] * kB },
    { part, figure: 'style', value: page.css + sum(styles(files)), limit: limits[1] * kB },
    { part, figure: 'page', value: page.html, limit: 2 * kB },
    { part, figure: 'requests', value: 1 + files.length + styles(files).length, limit: limits[2] },
  ];

  const homeFile = findFile(graph, home);
  if (!homeFile) throw new Error('The build has no /home');
  const shell = unique(findSignedInFiles(graph).flatMap((file) => collectImports(graph, file))).filter(
    (file) => !first.includes(file),
  );
  // The form library and what stands on it are fetched once, for all screens with a form.
  const forms = Object.keys(graph).filter((file) =>
    modules([file]).some((module) => module.includes('node_modules/react-hook-form/')),
  );
  const known = [...first, ...shell];
  const firstScreen = unique([...known, ...collectImports(graph, homeFile)]);
  const everyScreen = firstScreen.filter((file) => file !== homeFile);
  // So are the words that all lists are made of.
  const table = findFile(graph, 'src/shared/table/DataTable.tsx');
  const lists = table ? collectImports(graph, table).filter((file) => !everyScreen.includes(file)) : [];
  const common = unique([...forms, ...lists]);
  const beyond = (file: string): string[] =>
    collectImports(graph, file).filter((each) => ![...everyScreen, ...common].includes(each));
  const screens = modules(Object.keys(graph)).filter((module) => screen.test(module) && module !== home);
  const strayed = Object.entries(clients).flatMap(([feature, client]) =>
    started(/./)
      .filter((file) => !graph[file]?.module?.startsWith(feature))
      .flatMap((file) => modules(collectImports(graph, file)).filter((module) => client.test(module))),
  );
  const firstTexts = modules(first).filter((module) => english.test(module));

  return [
    ...route('/login', first, [130, 3, 6]),
    { part: '/login', figure: 'import levels', value: countImportLevels(graph), limit: 2 },
    {
      part: '/login',
      figure: 'modules of Chakra',
      value: modules(first).filter((module) =>
        /node_modules\/@(chakra-ui|emotion|ark-ui|zag-js)\//.test(module),
      ).length,
      limit: 0,
    },
    ...started(auth).flatMap((file) =>
      route(graph[file]?.module ?? file, unique([...first, ...collectImports(graph, file)]), [130, 3, 6]),
    ),
    ...route('/home, the first signed-in screen', firstScreen, [225, 5, 8]),
    { part: 'shell', figure: 'script', value: sum(shell), limit: 95 * kB },
    ...screens.flatMap((part) => {
      const file = findFile(graph, part) ?? part;
      return [
        { part, figure: 'own script', value: sum(beyond(file)), limit: (ownLimits[part] ?? 15) * kB },
        {
          part,
          figure: 'requests',
          value: beyond(file).length + styles(beyond(file)).length,
          // Its own file, and one for the group of screens that it shares code with; categories are of two groups.
          limit: part === categories ? 3 : 2,
        },
      ];
    }),
    // With the reading of typed numbers and of the market, the names of all fields, and the kit of lists, which every list
    // and form has.
    { part: 'what lists and forms share', figure: 'script', value: sum(common), limit: 67 * kB },
    { part: 'what lists and forms share', figure: 'requests', value: common.length, limit: 4 },
    { part: 'clients of others', figure: 'modules elsewhere', value: unique(strayed).length, limit: 0 },
    {
      part: 'English of the first load',
      figure: 'texts',
      value: firstTexts.reduce((total, module) => total + readTextSize(module), 0),
      limit: 3 * kB,
    },
    ...started(texts).map((file) => ({
      part: `texts ${texts
        .exec(graph[file]?.module ?? '')
        ?.slice(1)
        .join(' ')}`,
      figure: 'script',
      value: sum(beyond(file)),
      limit: 8 * kB,
    })),
  ];
}

/** Modules that no production build may hold, by the reason. */
export function findLeakedModules(graph: Graph): string[] {
  const banned = /^(mocks|tests)\/|node_modules\/(msw|@mswjs|@tanstack\/[^/]*devtools|fast-check|ajv)\//;
  return unique(Object.values(graph).flatMap((chunk) => chunk.modules)).filter((module) =>
    banned.test(module),
  );
}

/** Words that give the mock or a source map away, and those of them that a text holds. */
export function findLeakedWords(text: string): string[] {
  return [
    'mockServiceWorker',
    '__MSW',
    'x-mock-session',
    '@backroom.test',
    'fault-500',
    DOUBLE_MARKER,
    'sourceMappingURL',
  ].filter((word) => text.includes(word));
}
