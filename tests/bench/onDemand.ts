import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { branchOf, fileOf, firstLoad, withImports, type Graph } from '#build/graph.ts';

/** A part of the frame that is fetched when somebody asks for it, in bytes on the wire. */
export type Part = { part: string; bytes: number };

const parts: Readonly<Record<string, string>> = {
  customizer: 'src/app/shell/customizer/Customizer.tsx',
  'command palette and shortcuts': 'src/app/shell/palette/Palette.tsx',
  'horizontal menu': 'src/app/shell/horizontal/HorizontalMenu.tsx',
  'two-column menu': 'src/app/shell/twocolumn/TwoColumnMenu.tsx',
  'account menu': 'src/app/shell/UserMenuList.tsx',
  'German, signed in': 'src/shared/i18n/locales/de/panel.ts',
};

/** What each part adds to a signed-in page that has none of them. Throws when the build lacks one. */
export function partsOnDemand(graph: Graph, site: string): Part[] {
  const loaded = new Set([
    ...firstLoad(graph),
    ...branchOf(graph).flatMap((file) => withImports(graph, file)),
    ...withImports(graph, fileOf(graph, 'src/features/home/route.tsx') ?? ''),
  ]);
  return Object.entries(parts).map(([part, module]) => {
    const file = fileOf(graph, module);
    if (!file) throw new Error(`The build has no ${part}`);
    const more = withImports(graph, file).filter((one) => !loaded.has(one));
    const sizes = more.map((one) => brotliCompressSync(readFileSync(join(site, one))).length);
    return { part, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  });
}
