import { describe, expect, test } from 'vitest';
import {
  findSignedInFiles,
  findDevModules,
  findFile,
  listFirstLoad,
  countImportLevels,
  collectImports,
  type Chunk,
  type Graph,
} from './graph.ts';

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
    imports: ['react.js'],
    dynamicImports: ['home.js', 'shell.js'],
  }),
  'react.js': chunk({}),
  'home.js': chunk({ module: 'src/features/home/route.tsx', imports: ['index.js', 'list.js'] }),
  'shell.js': chunk({ modules: ['src/app/private/route.tsx'] }),
  'list.js': chunk({ imports: ['react.js', 'home.js'] }),
};

describe('the graph of the built files', () => {
  test('finds the first load and the file of a module', () => {
    expect(listFirstLoad(graph)).toEqual(['index.js', 'react.js']);
    expect(findFile(graph, 'src/features/home/route.tsx')).toBe('home.js');
    expect(findFile(graph, 'src/features/none.tsx')).toBeUndefined();
    expect(() => listFirstLoad({ 'a.js': chunk({}) })).toThrow('names no script');
  });

  test('finds the signed-in branch, and fails without one', () => {
    expect(findSignedInFiles(graph)).toEqual(['shell.js']);
    expect(() => findSignedInFiles({ 'index.js': chunk({ entry: true }) })).toThrow(
      'asks for nothing of src/app/private/',
    );
  });

  test('follows imports once, cycles included', () => {
    expect(collectImports(graph, 'home.js')).toEqual(['home.js', 'index.js', 'list.js', 'react.js']);
  });

  test('counts round trips from the page', () => {
    expect(countImportLevels(graph)).toBe(2);
    expect(
      countImportLevels({
        'a.js': chunk({ entry: true, imports: ['b.js'] }),
        'b.js': chunk({ entry: true }),
      }),
    ).toBe(1);
  });

  test('finds development-only modules in whichever file', () => {
    expect(findDevModules(graph)).toEqual([]);
    const modules = ['src/main.tsx', 'src/dev/startDev.ts', 'src/devices.ts'];
    expect(findDevModules({ ...graph, 'react.js': chunk({ modules }) })).toEqual(['src/dev/startDev.ts']);
    expect(
      findDevModules({ ...graph, 'late.js': chunk({ module: 'src/dev/DevTools.tsx', modules: [] }) }),
    ).toEqual(['src/dev/DevTools.tsx']);
  });
});
