import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Plugin, type ResolvedConfig } from 'vite';
import { STORAGE_PREFIX } from '#shared/lib/constants.ts';
import { bootScripts, unseenForm, type BootFacts } from './bootScript.ts';
import {
  findSignedInFiles,
  findDevModules,
  findFile,
  listFirstLoad,
  readGraph,
  collectImports,
  type Graph,
} from './graph.ts';
import { parseHosts, toNginxConfig, REPORT_URL, buildSiteHeaders } from './headers.ts';
import { layoutFacts } from './layoutFacts.ts';
import type { StripeMode } from './modes.ts';
import { composePage, findInlineTexts } from './page.ts';
import { texts } from './texts.ts';

/** What the build reads from the panel's own modules. */
type PanelFacts = {
  markup: string;
  variables: string;
  languages: readonly string[];
  publicPaths: readonly string[];
  /** Module of each signed-in screen by path pattern. */
  screens: Readonly<Record<string, string>>;
};

/** Loads a module of src as the server side of the panel, with its types. */
type Load = (path: string) => Promise<Record<string, unknown>>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function call(module: Record<string, unknown>, name: string): string {
  const made: unknown =
    typeof module[name] === 'function' ? Reflect.apply(module[name], undefined, []) : null;
  if (typeof made !== 'string' || made === '') throw new Error(`${name}() gave no text`);
  return made;
}

/** The module behind `() => import('…')`, as the server build writes it. */
function lazyModule(lazy: unknown): string | null {
  return /import\w*\(["']([^"']+)["']/.exec(String(lazy))?.[1]?.replace(/^\//, 'src/') ?? null;
}

/** Colours of both modes and the languages: what the page needs before the panel starts. */
async function readLook(load: Load): Promise<Pick<PanelFacts, 'variables' | 'languages'>> {
  const { languages } = await load('/shared/i18n/languages.ts');
  if (!Array.isArray(languages)) throw new Error('languages is a list');
  const rows: unknown[] = languages;
  return {
    variables: call(await load('/theme/tokensCss.ts'), 'toCssVariables'),
    languages: rows.filter(isRecord).map((language) => String(language.tag)),
  };
}

/**
 * Whether a screen is seldom where somebody begins: one without an entry in the menu is opened from another, and those of
 * an administration, the log, the categories and the search from the menu. The names of their files would be a part of every page.
 */
function isRarelyFirst(path: string, menu: unknown): boolean {
  if (path.includes(':')) return !path.startsWith('/slabs/');
  if (!isRecord(menu) || !isRecord(menu.main)) return true;
  return (
    menu.main.group === 'admin' || menu.main.group === 'records' || /(Admin|Category|typesense)$/.test(path)
  );
}

async function readPanel(load: Load): Promise<PanelFacts> {
  const { screens } = await load('/app/screens.ts');
  if (!Array.isArray(screens)) throw new Error('screens is a list');
  const rows: unknown[] = screens;
  const all = rows.filter(isRecord).map(({ path, access, lazy, menu }) => ({
    path: String(path),
    access,
    lazy,
    isRare: isRarelyFirst(String(path), menu),
  }));
  return {
    ...(await readLook(load)),
    markup: call(await load('/app/public/prerender.tsx'), 'renderLogin'),
    publicPaths: all.filter(({ access }) => access === 'public').map(({ path }) => path),
    screens: Object.fromEntries(
      all
        .filter(({ access, lazy, isRare }) => access === 'auth' && lazy && !isRare)
        .map(({ path, lazy }) => [path, lazyModule(lazy) ?? '']),
    ),
  };
}

async function loadPanel({ root, envDir, mode, define }: ResolvedConfig): Promise<PanelFacts> {
  const server = await createServer({
    configFile: false,
    root,
    mode,
    envDir,
    define: define ?? {},
    plugins: [react(), texts()],
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return await readPanel((path) => server.ssrLoadModule(path));
  } finally {
    await server.close();
  }
}

/** Menus that are fetched by those who chose their layout. */
const layoutMenus = {
  horizontal: 'src/app/shell/menu/horizontal/HorizontalMenu.tsx',
  twocolumn: 'src/app/shell/menu/twocolumn/TwoColumnMenu.tsx',
};

/** Files to ask for early, as paths of the site: those of the first load are in the page already. */
function preloads(graph: Graph, panel: PanelFacts): Pick<BootFacts, 'shell' | 'menus' | 'screens'> {
  const first = new Set(listFirstLoad(graph));
  const late = (file: string): string[] => collectImports(graph, file).filter((each) => !first.has(each));
  const shell = [...new Set(findSignedInFiles(graph).flatMap(late))];
  const files = (module: string): string[] => {
    const file = findFile(graph, module);
    if (!file) throw new Error(`No file of the build starts at ${module || 'a screen without a module'}`);
    return late(file);
  };
  const paths = (list: readonly string[]): string[] => list.map((file) => `/${file}`);
  const beyondShell = (modules: Readonly<Record<string, string>>): Record<string, string[]> =>
    Object.fromEntries(
      Object.entries(modules).map(([name, module]) => [
        name,
        paths(files(module).filter((file) => !shell.includes(file))),
      ]),
    );
  return { shell: paths(shell), menus: beyondShell(layoutMenus), screens: beyondShell(panel.screens) };
}

/** The file of Inter that every language uses. */
function latinFont(files: readonly string[]): string {
  const font = files.find((file) => /\/inter-latin-[^/]*\.woff2$/.test(file));
  if (font === undefined) throw new Error('The build has no font for Latin letters');
  return font;
}

/**
 * Makes the page: the sign-in form prerendered, what must run before the first paint inline, and beside the
 * site the headers it is to be served with (`headers.json`, `nginx-headers.conf`) and the graph of its files.
 */
export function prerender({ demo, stripe }: { demo: boolean; stripe: StripeMode }): Plugin {
  let config: ResolvedConfig | undefined;
  let css = '';
  return {
    name: 'backroom:prerender',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(_html, { server }) {
        if (!server) return [];
        // While developing there is no prerendered form; mode, language and colours come before the app all the same.
        const { variables, languages } = await readLook((path) => server.ssrLoadModule(path));
        const { head } = bootScripts({
          prefix: STORAGE_PREFIX,
          languages,
          layout: layoutFacts,
          publicPaths: [],
          font: '',
          shell: [],
          menus: {},
          screens: {},
        });
        return [
          { tag: 'script', children: head, injectTo: 'head-prepend' },
          { tag: 'style', children: variables, injectTo: 'head' },
        ];
      },
    },
    generateBundle: {
      // Before the bundler writes the page: the first load's style travels inside the page, not beside it.
      order: 'pre',
      handler(_options, bundle) {
        const graph = readGraph(bundle, this.environment.config.root);
        for (const name of listFirstLoad(graph)) {
          const file = bundle[name];
          if (file?.type !== 'chunk') continue;
          for (const style of file.viteMetadata?.importedCss ?? []) {
            const asset = bundle[style];
            // The bundler marks where a file's own style ends.
            if (asset?.type === 'asset')
              css += String(asset.source)
                .replace(/\/\*\$vite\$:\d+\*\/\s*/g, '')
                .trim();
            Reflect.deleteProperty(bundle, style);
          }
          file.viteMetadata?.importedCss.clear();
        }
      },
    },
    async writeBundle(_options, bundle) {
      if (!config) throw new Error('The build is not configured');
      const site = resolve(config.root, config.build.outDir);
      const panel = await loadPanel(config);
      const built = readFileSync(join(site, 'index.html'), 'utf8');
      const graph = readGraph(bundle, join(config.root, '..'), built);
      const dev = findDevModules(graph);
      if (dev.length > 0) throw new Error(`The build holds what is for developing only: ${dev.join(', ')}`);
      const html = composePage({
        html: built,
        markup: panel.markup,
        css: panel.variables + unseenForm + css,
        scripts: bootScripts({
          prefix: STORAGE_PREFIX,
          languages: panel.languages,
          layout: layoutFacts,
          publicPaths: panel.publicPaths,
          font: `/${latinFont(Object.keys(bundle))}`,
          ...preloads(graph, panel),
        }),
        readContent: (path) => readFileSync(join(site, path)),
      });
      const headers = buildSiteHeaders({
        ...findInlineTexts(html),
        apiHost: String(config.env.VITE_API_HOST ?? '') || undefined,
        reportUrl: String(config.env.VITE_CSP_REPORT_URL ?? REPORT_URL),
        imageHosts: parseHosts(String(config.env.VITE_IMAGE_HOSTS ?? '')),
        typesenseHosts: parseHosts(String(config.env.VITE_TYPESENSE_HOSTS ?? '')),
        stripe,
        demo,
      });
      writeFileSync(join(site, 'index.html'), html);
      writeFileSync(join(site, '../headers.json'), `${JSON.stringify(headers, null, 2)}\n`);
      writeFileSync(join(site, '../nginx-headers.conf'), toNginxConfig(headers));
      writeFileSync(join(site, '../graph.json'), `${JSON.stringify(graph, null, 1)}\n`);
    },
  };
}
