import { dirname, posix } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { projectFiles, projectText } from './projectFiles.ts';

// The lint rule about cycles passes over imports of types, and a circle of types is one that nobody can read in order.
const modules = new Map(
  projectFiles('mocks', /(?<!\.test)\.ts$/).map((name) => [
    name,
    ts.preProcessFile(projectText(name)).importedFiles.flatMap(({ fileName }) => {
      if (fileName.startsWith('.')) return [posix.join(dirname(name), fileName)];
      return fileName.startsWith('#mocks/') ? [fileName.slice(1)] : [];
    }),
  ]),
);

/** Modules that import themselves over others. */
function findCycles(): string[] {
  const finished = new Set<string>();
  const found: string[] = [];
  const visit = (name: string, path: readonly string[]): void => {
    if (path.includes(name)) found.push([...path.slice(path.indexOf(name)), name].join(' > '));
    if (path.includes(name) || finished.has(name)) return;
    for (const next of modules.get(name) ?? []) visit(next, [...path, name]);
    finished.add(name);
  };
  for (const name of modules.keys()) visit(name, []);
  return found;
}

test('no module of the mock imports itself over others, types included', () => {
  expect(modules.get('mocks/core/types.ts')).toContain('mocks/core/db.ts');
  expect(findCycles()).toEqual([]);
});
