import { relative, sep } from 'node:path';
import type { Rolldown } from 'vite';
import * as z from 'zod/mini';

/** One file of script in the built site, with paths as the page asks for them. */
export type Chunk = {
  /** Module whose import makes the file, relative to the project root; null for a shared file. */
  module: string | null;
  /** Whether the page names it: the first load is these and what they import. */
  entry: boolean;
  /** Files fetched together with this one. */
  imports: readonly string[];
  /** Files fetched on demand by this one. */
  dynamicImports: readonly string[];
  css: readonly string[];
  /** Modules inside, relative to the project root. */
  modules: readonly string[];
  /** Characters of each of these modules in the file. */
  lengths: readonly number[];
};

/** The built scripts by file name, `assets/home-x.js`. */
export type Graph = Readonly<Record<string, Chunk>>;

const names = z.array(z.string());

/** The graph as a build writes it down beside the site. */
export const zGraph: z.ZodMiniType<Graph> = z.record(
  z.string(),
  z.object({
    module: z.nullable(z.string()),
    entry: z.boolean(),
    imports: names,
    dynamicImports: names,
    css: names,
    modules: names,
    lengths: z.array(z.number()),
  }),
);

/** Folder of the signed-in branch. */
const SIGNED_IN = 'src/app/private/';

/**
 * Reads the graph off a bundle. `root` is the project root that module names are told from; `page` is the built
 * page, once there is one, because the bundler may let it name other files than its entry.
 */
export function readGraph(bundle: Rolldown.OutputBundle, root: string, page?: string): Graph {
  const named = (id: string): string => {
    const path = id.replace(/^\0/, '').split('?')[0] ?? '';
    return path.startsWith('virtual:') ? path : relative(root, path).split(sep).join('/');
  };
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  return Object.fromEntries(
    chunks.map((chunk) => [
      chunk.fileName,
      {
        module: chunk.facadeModuleId ? named(chunk.facadeModuleId) : null,
        entry: page === undefined ? chunk.isEntry : page.includes(`src="/${chunk.fileName}"`),
        imports: chunk.imports.filter((file) => file in bundle),
        dynamicImports: chunk.dynamicImports.filter((file) => file in bundle),
        css: [...(chunk.viteMetadata?.importedCss ?? [])],
        modules: chunk.moduleIds.map(named),
        lengths: chunk.moduleIds.map((id) => chunk.modules[id]?.renderedLength ?? 0),
      },
    ]),
  );
}

/** Modules one gets by asking for a file: a file made for a module may hold nothing but the way to it. */
function listModules(graph: Graph, file: string): string[] {
  const { module, modules } = graph[file] ?? { module: null, modules: [] };
  return module ? [module, ...modules] : [...modules];
}

/** The files of the first load, those that the page names first. Throws when it names none. */
export function listFirstLoad(graph: Graph): string[] {
  const named = Object.keys(graph).filter((file) => graph[file]?.entry);
  if (named.length === 0) throw new Error('The page names no script of the build');
  return [...new Set([...named, ...named.flatMap((file) => collectImports(graph, file))])];
}

/** The file that holds a module, if the build has it. */
export function findFile(graph: Graph, module: string): string | undefined {
  return Object.keys(graph).find((file) => listModules(graph, file).includes(module));
}

/** The files of the signed-in branch that the first load asks for on demand. Throws when there are none. */
export function findSignedInFiles(graph: Graph): string[] {
  const files = listFirstLoad(graph).flatMap((file) => graph[file]?.dynamicImports ?? []);
  const branch = files.filter((file) =>
    listModules(graph, file).some((module) => module.startsWith(SIGNED_IN)),
  );
  if (branch.length === 0) throw new Error(`The first load asks for nothing of ${SIGNED_IN}`);
  return [...new Set(branch)];
}

/** A file and everything that is fetched with it, the file first. */
export function collectImports(graph: Graph, file: string): string[] {
  const found = new Set([file]);
  for (const at of found) for (const next of graph[at]?.imports ?? []) found.add(next);
  return [...found];
}

/** Modules that are there while developing only (ADR 26): no build may hold one, whatever its variant. */
export function findDevModules(graph: Graph): string[] {
  return Object.keys(graph)
    .flatMap((file) => listModules(graph, file))
    .filter((module) => module.startsWith('src/dev/'));
}

/** How many round trips stand between the page and all of its first load, when nothing is preloaded. */
export function countImportLevels(graph: Graph): number {
  let level = Object.keys(graph).filter((file) => graph[file]?.entry);
  const found = new Set(level);
  let levels = 0;
  while (level.length > 0) {
    levels += 1;
    level = level.flatMap((at) => graph[at]?.imports ?? []).filter((next) => !found.has(next));
    for (const next of level) found.add(next);
  }
  return levels;
}
