import { describe, expect, test } from 'vitest';
import { computeBudgets, findLeakedModules, findLeakedWords, type BuildFacts } from './budgets.ts';
import type { Chunk, Graph } from './graph.ts';

const chunk = (facts: Partial<Chunk>): Chunk => ({
  module: null,
  entry: false,
  imports: [],
  dynamicImports: [],
  css: [],
  modules: facts.module ? [facts.module] : [],
  lengths: [],
  ...facts,
});

const graph: Graph = {
  'index.js': chunk({
    entry: true,
    module: 'src/index.html',
    dynamicImports: ['private.js', 'auth.js', 'home.js', 'account.js', 'skus.js', 'de.js'],
    modules: ['src/main.tsx', 'src/shared/i18n/locales/en/public.json'],
  }),
  'auth.js': chunk({ module: 'src/features/auth/route.tsx', imports: ['index.js'] }),
  'private.js': chunk({
    module: 'src/app/private/PrivateLayout.tsx',
    imports: ['index.js'],
    css: ['private.css'],
  }),
  'home.js': chunk({ module: 'src/features/home/route.tsx', imports: ['private.js', 'index.js'] }),
  'account.js': chunk({ module: 'src/features/account/route.tsx', imports: ['private.js', 'forms.js'] }),
  'skus.js': chunk({ module: 'src/features/skus/route.tsx', imports: ['private.js', 'lists.js'] }),
  'forms.js': chunk({ modules: ['node_modules/react-hook-form/dist/index.esm.mjs'] }),
  'lists.js': chunk({ modules: ['src/shared/table/DataTable.tsx'], imports: ['private.js', 'shared.js'] }),
  'shared.js': chunk({}),
  'de.js': chunk({ module: 'virtual:texts/de/panel' }),
};

const sizes: Record<string, number> = {
  'index.js': 129_000,
  'auth.js': 900,
  'private.js': 90_000,
  'private.css': 1000,
  'home.js': 5000,
  'account.js': 14_000,
  'skus.js': 14_000,
  'forms.js': 20_000,
  'lists.js': 35_000,
  'shared.js': 11_000,
  'de.js': 2000,
};

const facts = (changes: Partial<BuildFacts> = {}): BuildFacts => ({
  graph,
  readSize: (file) => sizes[file] ?? 0,
  page: { html: 1900, css: 2900 },
  readTextSize: () => 2500,
  ...changes,
});

const over = (changes: Partial<BuildFacts>): string[] =>
  computeBudgets(facts(changes))
    .filter(({ value, limit }) => value > limit)
    .map(({ part, figure }) => `${part}: ${figure}`);

const withFile = (file: string, changes: Partial<Chunk>): Graph => ({
  ...graph,
  [file]: { ...(graph[file] ?? chunk({})), ...changes },
});
const heavier = (file: string, bytes: number): Partial<BuildFacts> => ({
  readSize: (each) => (sizes[each] ?? 0) + (each === file ? bytes : 0),
});

describe('the budgets', () => {
  test('hold for a build within them', () => {
    expect(over({})).toEqual([]);
  });

  test.each([
    [
      'index.js',
      1100,
      ['/login: script', 'src/features/auth/route.tsx: script', '/home, the first signed-in screen: script'],
    ],
    ['auth.js', 200, ['src/features/auth/route.tsx: script']],
    ['private.js', 5100, ['/home, the first signed-in screen: script', 'shell: script']],
    ['private.css', 1200, ['/home, the first signed-in screen: style']],
    ['home.js', 1100, ['/home, the first signed-in screen: script']],
    ['account.js', 1100, ['src/features/account/route.tsx: own script']],
    ['skus.js', 1100, ['src/features/skus/route.tsx: own script']],
    ['lists.js', 1100, ['what lists and forms share: script']],
    ['shared.js', 1100, ['what lists and forms share: script']],
    ['de.js', 6100, ['texts de panel: script']],
  ])('report that %s grows by %d bytes', (file, bytes, lines) => {
    expect(over(heavier(file, bytes))).toEqual(lines);
  });

  test('report a page, a style or English texts that are too large', () => {
    expect(over({ page: { html: 2001, css: 2900 } })).toContain('/login: page');
    expect(over({ page: { html: 1900, css: 3001 } })).toContain('/login: style');
    expect(over({ readTextSize: () => 3001 })).toEqual(['English of the first load: texts']);
  });

  test('report requests and import levels that pile up', () => {
    const names = ['a.js', 'b.js', 'c.js', 'd.js', 'e.js'];
    const wide = {
      ...withFile('index.js', { imports: names }),
      ...Object.fromEntries(names.map((name) => [name, chunk({})])),
    };
    expect(over({ graph: wide })).toContain('/login: requests');
    const deep = {
      ...withFile('index.js', { imports: ['a.js'] }),
      'a.js': chunk({ imports: ['b.js'] }),
      'b.js': chunk({}),
    };
    expect(over({ graph: deep })).toEqual(['/login: import levels']);
  });

  test('R4a report Chakra on the sign-in page', () => {
    const modules = ['node_modules/@chakra-ui/react/dist/esm/button.js'];
    expect(over({ graph: withFile('index.js', { modules }) })).toEqual(['/login: modules of Chakra']);
  });

  test('fail for a build without a signed-in branch', () => {
    expect(() => computeBudgets(facts({ graph: withFile('index.js', { dynamicImports: [] }) }))).toThrow(
      'asks for nothing of src/app/private/',
    );
  });

  test.each(['@stripe/stripe-js/dist/pure.mjs', 'typesense/lib/Typesense/SearchClient.js'])(
    'keep a third-party client to its own screen: %s',
    (client) => {
      const modules = [`node_modules/${client}`];
      expect(
        over({
          graph: withFile('lists.js', { modules: [...(graph['lists.js']?.modules ?? []), ...modules] }),
        }),
      ).toEqual(['clients of others: modules elsewhere']);
      const module = `src/features/${client.startsWith('@') ? 'payments' : 'search'}/client.ts`;
      expect(over({ graph: withFile('client.js', { module, modules }) })).toEqual([]);
    },
  );
});

describe('T12 the check of a production build', () => {
  test('finds modules of the mock, the tests, the worker and devtools', () => {
    const modules = [
      'mocks/adapters/handlers.ts',
      'tests/support/setup.ts',
      'node_modules/msw/lib/core/index.mjs',
      'node_modules/@tanstack/react-query-devtools/build/index.js',
    ];
    expect(
      findLeakedModules(withFile('index.js', { modules: [...modules, 'node_modules/react/index.js'] })),
    ).toEqual(modules);
    expect(findLeakedModules(graph)).toEqual([]);
  });

  test('finds words of the mock and source maps', () => {
    expect(findLeakedWords('a mockServiceWorker.js b //# sourceMappingURL=x')).toEqual([
      'mockServiceWorker',
      'sourceMappingURL',
    ]);
    expect(findLeakedWords('admin@backroom.test')).toEqual(['@backroom.test']);
    expect(findLeakedWords('plain')).toEqual([]);
  });
});
