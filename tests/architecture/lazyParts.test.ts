import { expect, test } from 'vitest';
import { projectFiles, projectText } from './projectFiles.ts';

/** What brings the loader with its time-out, its tries and its recovery (E142). */
const LOADERS = 'loadChunk|loadExtra|lazyPart|lazyPanel|lazyWithFallback|useIdleComponent';

/** Fetched by nobody's wish, ahead of its use or for developing only; or handed to the loader in another way. */
const allowedWithoutLoader = new Set([
  'src/app/mocking.ts',
  'src/app/screens.ts',
  'src/features/search/api/searchSession.ts',
  'src/main.tsx',
  'src/app/private/PrivateProviders.tsx #theme/printing.ts',
  'src/app/public/SidePanel.tsx ./PromisePanel.tsx',
  'src/app/router.tsx ./private/route.tsx',
  'src/app/shell/menu/useLayoutMenu.ts ./horizontal/HorizontalMenu.tsx',
  'src/app/shell/menu/useLayoutMenu.ts ./twocolumn/TwoColumnMenu.tsx',
  'src/features/search/route.tsx ./api/typesensePort.ts',
  'src/shared/i18n/loadTexts.ts ./locales/en/records.json',
]);

const files = projectFiles('src', /\.tsx?$/).filter(
  (name) => !/\.test\.tsx?$|^src\/(?:build|dev|api)\//.test(name),
);

/** Parts that a file fetches without a loader in the same statement, or around the function of that statement. */
function findUnguardedImports(name: string): string[] {
  const text = projectText(name);
  return [...text.matchAll(/(?<!typeof )\bimport\(\s*'([^']+)'/g)].flatMap(({ index, 1: part = '' }) => {
    const statement = text.slice(text.lastIndexOf(';\n', index) + 1, index);
    const [, fetcher] = /(?:const|function) (\w+)\b[^;]*$/.exec(statement) ?? [];
    const isPassedToLoader = new RegExp(`\\b(?:${LOADERS})\\b[^;]*\\b${fetcher}\\b`).test(text);
    return new RegExp(`\\b(?:${LOADERS})\\b`).test(statement) || isPassedToLoader ? [] : [part];
  });
}

test('spec §8 §9 every lazy import uses the one loader', () => {
  const unguarded = files.flatMap((name) =>
    allowedWithoutLoader.has(name) ? [] : findUnguardedImports(name).map((part) => `${name} ${part}`),
  );
  expect(unguarded.filter((one) => !allowedWithoutLoader.has(one))).toEqual([]);
});

test('React’s lazy, which remembers a failure for good, is used only where failures are caught', () => {
  const filesWithLazy = files.filter((name) =>
    /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(projectText(name)),
  );
  expect(filesWithLazy).toEqual(['src/app/shell/layout/lazyWithFallback.ts', 'src/shared/ui/lazyPanel.tsx']);
});
