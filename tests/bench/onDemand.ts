import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { findSignedInFiles, findFile, listFirstLoad, collectImports, type Graph } from '#build/graph.ts';

/** A part of the frame that is fetched when somebody asks for it, in bytes on the wire. */
export type Part = { part: string; bytes: number };

const parts: Readonly<Record<string, string>> = {
  customizer: 'src/app/customizer/Customizer.tsx',
  'command palette and shortcuts': 'src/app/palette/Palette.tsx',
  'horizontal menu': 'src/app/shell/menu/horizontal/HorizontalMenu.tsx',
  'two-column menu': 'src/app/shell/menu/twocolumn/TwoColumnMenu.tsx',
  'account menu': 'src/app/shell/topbar/UserMenuList.tsx',
  'German, signed in': 'virtual:texts/de/panel',
};

/** The files of the first signed-in screen. Throws when the build has none. */
function firstScreen(graph: Graph): string[] {
  const home = findFile(graph, 'src/features/home/route.tsx');
  if (!home) throw new Error('The build has no /home');
  const branch = findSignedInFiles(graph).flatMap((file) => collectImports(graph, file));
  return [...new Set([...listFirstLoad(graph), ...branch, ...collectImports(graph, home)])];
}

/** What layouts, customizer, palette and list choice leave in the first screen: buttons, listeners, rules, texts' keys. */
const layouts =
  /^src\/app\/(customizer|palette|shell\/menu\/(horizontal|twocolumn))\/|^src\/app\/shell\/(?:\w+\/)+(menuChoice|chosenMenu|useMenuChoice|useLayoutMenu|MenuSwitch|AlternateList|SidebarClose|useWidening|HomeLink|frameStyles|lazyWithFallback)|^src\/shared\/lib\/(shortcuts|shortcutKeys|useShortcuts|isMac)/;

/**
 * Bytes that all of this adds to the first signed-in screen: of each file the share that its modules have of the
 * text, which is near the truth, because the files are compressed as a whole.
 */
export function addedToFirst(graph: Graph, site: string): number {
  const added = firstScreen(graph).map((file) => {
    const { modules = [], lengths = [] } = graph[file] ?? {};
    const all = lengths.reduce((sum, length) => sum + length, 0);
    const ours = lengths.reduce((sum, length, at) => sum + (layouts.test(modules[at] ?? '') ? length : 0), 0);
    return all === 0 ? 0 : (sizeOf(join(site, file)) * ours) / all;
  });
  return added.reduce((sum, bytes) => sum + bytes, 0);
}

/** What each part adds to a signed-in page that has none of them. Throws when the build lacks one. */
export function partsOnDemand(graph: Graph, site: string): Part[] {
  const loaded = new Set(firstScreen(graph));
  return Object.entries(parts).map(([part, module]) => {
    const file = findFile(graph, module);
    if (!file) throw new Error(`The build has no ${part}`);
    const more = collectImports(graph, file).filter((one) => !loaded.has(one));
    return { part, bytes: more.reduce((sum, one) => sum + sizeOf(join(site, one)), 0) };
  });
}

function sizeOf(path: string): number {
  return brotliCompressSync(readFileSync(path)).length;
}
