import { expect, test } from 'vitest';
import { atLeast, below, shortWindow } from '#shared/lib/mediaQueries.ts';
import { projectFiles, projectText } from './projectFiles.ts';

const definitionFile = 'src/shared/lib/mediaQueries.ts';
const query = /\((?:min|max)-(?:width|height):[^)]*\)/g;
const knownQueries = new Set<string>([...Object.values(below), ...Object.values(atLeast), shortWindow]);

const findQueries = (files: readonly string[]): [file: string, query: string][] =>
  files.flatMap((file) =>
    [...projectText(file).matchAll(query)].map(([written]): [string, string] => [file, written]),
  );

test('D27 no script writes a media query of a width or a height by hand', () => {
  const scripts = projectFiles('src', /(?<!\.test)\.tsx?$/).filter((file) => file !== definitionFile);
  expect(scripts.length).toBeGreaterThan(500);
  expect(findQueries(scripts)).toEqual([]);
});

test('D27 no script compares the width of the window itself', () => {
  const scripts = projectFiles('src', /(?<!\.test)\.tsx?$/);
  expect(scripts.filter((file) => projectText(file).includes('innerWidth > '))).toEqual([]);
});

test('D27 a style sheet, which cannot import, has the same media queries as the scripts', () => {
  const written = findQueries(projectFiles('src', /\.css$/));
  expect(written.length).toBeGreaterThan(0);
  expect(written.filter(([, writtenQuery]) => !knownQueries.has(writtenQuery))).toEqual([]);
});
