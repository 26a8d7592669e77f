import { describe, expect, test } from 'vitest';
import { branchOf, entryOf, fileOf, importLevels, withImports, type Chunk, type Graph } from './graph.ts';

const chunk = (facts: Partial<Chunk>): Chunk => ({
  module: null,
  entry: false,
  imports: [],
  dynamicImports: [],
  css: [],
  modules: facts.module ? [facts.module] : [],
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
  test('knows the entry and the file of a module', () => {
    expect(entryOf(graph)).toBe('index.js');
    expect(fileOf(graph, 'src/features/home/route.tsx')).toBe('home.js');
    expect(fileOf(graph, 'src/features/none.tsx')).toBeUndefined();
    expect(() => entryOf({ 'a.js': chunk({}) })).toThrow('found: none');
  });

  test('knows the signed-in branch, and that there has to be one', () => {
    expect(branchOf(graph)).toEqual(['shell.js']);
    expect(() => branchOf({ 'index.js': chunk({ entry: true }) })).toThrow(
      'asks for nothing of src/app/private/',
    );
  });

  test('follows imports once, cycles included', () => {
    expect(withImports(graph, 'home.js')).toEqual(['home.js', 'index.js', 'list.js', 'react.js']);
  });

  test('counts round trips', () => {
    expect(importLevels(graph, 'index.js')).toBe(2);
    expect(importLevels(graph, 'home.js')).toBe(3);
    expect(importLevels(graph, 'react.js')).toBe(1);
  });
});
