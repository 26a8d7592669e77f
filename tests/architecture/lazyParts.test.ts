import { expect, test } from 'vitest';
import { projectFiles, projectText } from './projectFiles.ts';

/** What brings the loader with its time-out, its tries and its recovery (E142). */
const LOADERS = /\b(?:loadChunk|loadExtra|lazyPart|lazyPanel|optionalPart|useLater)\b/;

/** Fetched by nobody's wish, or for a failure to be caught where it is used. */
const withoutLoader = new Set([
  'src/app/mocking.ts',
  'src/app/public/SidePanel.tsx',
  'src/app/shell/palette/useSearchCommands.ts',
  'src/app/screens.ts',
  'src/features/payments/take/TakePayment.tsx',
  'src/features/search/api/searchClient.ts',
  'src/features/search/api/searchSession.ts',
  'src/features/search/route.tsx',
  'src/features/slabs/LadderToolbar.tsx',
  'src/features/slabs/useLadderSave.ts',
  'src/features/slabs/useThrowAway.ts',
  'src/main.tsx',
  'src/shared/i18n/loadTexts.ts',
  'src/work/imports/importFile.ts',
]);

const files = projectFiles('src', /\.tsx?$/).filter(
  (name) => !/\.test\.tsx?$|^src\/(?:build|dev|api)\//.test(name),
);

test('spec §8 §9 whatever is fetched late goes through the one loader', () => {
  const bare = files.filter((name) => {
    const text = projectText(name);
    return /\bimport\('/.test(text) && !LOADERS.test(text);
  });
  expect(bare.filter((name) => !withoutLoader.has(name))).toEqual([]);
});

test('React’s own lazy, which remembers a failure for good, stands only where failures are caught', () => {
  const own = files.filter((name) => /import \{[^}]*\blazy\b[^}]*\} from 'react'/.test(projectText(name)));
  expect(own).toEqual(['src/app/shell/optionalPart.ts', 'src/shared/ui/lazyPanel.tsx']);
});
