import { expect, test } from 'vitest';
import { atLeast, below, shortWindow } from '#shared/lib/mediaQueries.ts';
import { projectFiles, projectText } from './projectFiles.ts';

const home = 'src/shared/lib/mediaQueries.ts';
const query = /\((?:min|max)-(?:width|height):[^)]*\)/g;
const known = new Set<string>([...Object.values(below), ...Object.values(atLeast), shortWindow]);

const spelled = (files: readonly string[]): [file: string, query: string][] =>
  files.flatMap((file) =>
    [...projectText(file).matchAll(query)].map(([found]): [string, string] => [file, found]),
  );

test('D27 no script writes a media query of a width or a height by hand', () => {
  const scripts = projectFiles('src', /(?<!\.test)\.tsx?$/).filter((file) => file !== home);
  expect(scripts.length).toBeGreaterThan(500);
  expect(spelled(scripts)).toEqual([]);
});

test('D27 no script compares the width of the window itself', () => {
  const scripts = projectFiles('src', /(?<!\.test)\.tsx?$/);
  expect(scripts.filter((file) => projectText(file).includes('innerWidth > '))).toEqual([]);
});

test('D27 a style sheet, which cannot import, has the same media queries as the scripts', () => {
  const found = spelled(projectFiles('src', /\.css$/));
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(([, spelledOut]) => !known.has(spelledOut))).toEqual([]);
});
