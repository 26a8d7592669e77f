import { join } from 'node:path';
import { ESLint } from 'eslint';
import { defineConfig } from 'eslint/config';
import tseslint from 'typescript-eslint';
import { beforeAll, describe, expect, test, vi } from 'vitest';

// A fence that cannot fail is scenery: each gets one thing it must refuse, in the project's own configuration.
// What needs types is left out, because the files of these tests do not exist.
const eslint = new ESLint({
  cwd: join(import.meta.dirname, '../..'),
  overrideConfig: defineConfig({
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.disableTypeChecked],
    languageOptions: { parserOptions: { projectService: false } },
  }),
});

async function findBrokenRules(filePath: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath });
  const ruleIds =
    result?.messages.map(({ ruleId, message, fatal }) => (fatal ? message : String(ruleId))) ?? [];
  return [...new Set(ruleIds)];
}

// Reading a file's rules for the first time takes its time on a slow machine.
vi.setConfig({ testTimeout: 180_000 });

beforeAll(async () => {
  await findBrokenRules('src/warm.ts', 'export const warm = 1;\n');
}, 180_000);

const paths = 'import-x/no-restricted-paths';
const imports = (file: string): string => `import '${file}';\n`;

describe('who may import whom', () => {
  test.each([
    ['R1 a feature and another feature', 'src/features/home/x.ts', '#features/account/accountRules.ts'],
    ['a feature and app', 'src/features/home/x.ts', '#app/screens.ts'],
    ['resource and a feature', 'src/resource/x.ts', '#features/account/accountRules.ts'],
    ['resource and app', 'src/resource/x.ts', '#app/screens.ts'],
    ['resource and an entity', 'src/resource/x.ts', '#entities/pricing/margin.ts'],
    ['an entity and a feature', 'src/entities/product/x.ts', '#features/account/accountRules.ts'],
    ['an entity and app', 'src/entities/product/x.ts', '#app/screens.ts'],
    ['session and resource', 'src/session/x.ts', '#resource/workTexts.ts'],
    ['shared/chart and an entity', 'src/shared/chart/x.ts', '#entities/pricing/decimal.ts'],
    ['shared/chart and the API', 'src/shared/chart/x.ts', '#api/errors.ts'],
    ['shared/form and an entity', 'src/shared/form/x.ts', '#entities/pricing/decimal.ts'],
    ['shared/sheet and shared/ui', 'src/shared/sheet/x.ts', '#shared/ui/Page.tsx'],
    ['shared/table and resource', 'src/shared/table/x.ts', '#resource/workTexts.ts'],
    ['shared/table and shared/tree', 'src/shared/table/x.ts', '#shared/tree/treeRules.ts'],
    ['shared/tree and an entity', 'src/shared/tree/x.ts', '#entities/pricing/decimal.ts'],
    ["shared/table and the query library's client", 'src/shared/table/x.ts', '#api/queryClient.ts'],
    ['R2 shared/ui and the API', 'src/shared/ui/X.tsx', '#api/errors.ts'],
    ['R2 shared/ui and the session', 'src/shared/ui/X.tsx', '#session/permissions.ts'],
    ['shared/form and the client', 'src/shared/form/x.ts', '#api/client.ts'],
    ['shared/i18n and shared/ui', 'src/shared/i18n/x.ts', '#shared/ui/Page.tsx'],
    ['shared/lib and anything', 'src/shared/lib/x.ts', '#theme/tokens.ts'],
    ['entities/features and anything', 'src/entities/features/x.ts', '#entities/pricing/decimal.ts'],
    ['entities/pricing and anything', 'src/entities/pricing/x.ts', '#shared/lib/constants.ts'],
    ['R2 theme and anything', 'src/theme/x.ts', '#shared/lib/constants.ts'],
    ['api and the session', 'src/api/x.ts', '#session/permissions.ts'],
    ['session and a feature', 'src/session/x.ts', '#features/account/accountRules.ts'],
    ['session and theme', 'src/session/x.ts', '#theme/tokens.ts'],
    ['R3 app and generated functions', 'src/app/x.ts', '#api/generated/types.gen.ts'],
    ['R4 app and the mock', 'src/app/x.ts', '#mocks/contract/operations.gen.ts'],
    ['R4 a feature and the mock', 'src/features/home/x.ts', '#mocks/contract/operations.gen.ts'],
    ['R4 what ships and the tests', 'src/main.tsx', '#tests/support/browser.ts'],
    ['what ships and build code', 'src/app/x.ts', '../build/modes.ts'],
    ['ADR 26 app and the scenario panel', 'src/app/x.ts', '#dev/startDev.ts'],
    ['ADR 26 the scenario panel and the session', 'src/dev/x.ts', '#session/session.ts'],
    ['ADR 26 the scenario panel and the handlers of the mock', 'src/dev/x.ts', '#mocks/adapters/handlers.ts'],
    ['R4 the mock and the panel', 'mocks/x.ts', '#shared/lib/paths.ts'],
    ['core of the mock and an adapter', 'mocks/core/x.ts', '#mocks/adapters/handlers.ts'],
    ['core of the mock and an area', 'mocks/core/x.ts', '#mocks/areas/search/state.ts'],
    ['an area of the mock and an adapter', 'mocks/areas/search/x.ts', '#mocks/adapters/handlers.ts'],
    ["Stripe's double and the mock", 'mocks/doubles/stripe/x.ts', '#mocks/core/db.ts'],
    ['the tables of the contract and the mock', 'mocks/contract/x.ts', '#mocks/core/db.ts'],
    [
      'a test of a feature and another feature',
      'src/features/home/x.test.ts',
      '#features/account/accountRules.ts',
    ],
  ])('the import is allowed or not: %s', async (_why, from, to) => {
    expect(await findBrokenRules(from, imports(to))).toContain(paths);
    expect(await findBrokenRules(from, `export const late = () => import('${to}');\n`)).toContain(paths);
  });

  test.each([
    ['src/app/mocking.ts', '#mocks/contract/operations.gen.ts'],
    ['src/app/x.ts', '#features/account/accountRules.ts'],
    ['src/features/home/x.ts', '#session/permissions.ts'],
    ['src/features/home/x.ts', '#resource/workTexts.ts'],
    ['src/features/home/x.ts', '#entities/ladders/ladderAddress.ts'],
    ['src/entities/product/x.ts', '#resource/workTexts.ts'],
    ['src/resource/x.ts', '#api/generated/sdk/work.gen.ts'],
    ['src/resource/x.ts', '#api/generated/types.gen.ts'],
    ['src/features/home/x.test.ts', '#mocks/contract/operations.gen.ts'],
    ['src/shared/form/x.ts', '#api/errors.ts'],
    ['src/dev/x.ts', '#mocks/contract/operations.gen.ts'],
    ['src/dev/x.ts', '#api/retry.ts'],
    ['mocks/x.ts', '#session/permissions.ts'],
    ['mocks/core/db.ts', '#mocks/areas/search/state.ts'],
    ['mocks/core/x.test.ts', '#mocks/adapters/checked.ts'],
    ['mocks/x.ts', '#shared/lib/constants.ts'],
    ['mocks/x.ts', '#entities/pricing/ladderIssues.ts'],
    ['mocks/x.ts', '#entities/features/mergePlan.ts'],
    ['src/features/home/x.ts', '#entities/pricing/ladderIssues.ts'],
    ['src/build/x.ts', '#mocks/contract/operations.gen.ts'],
    ['tests/bench/x.ts', '#app/screens.ts'],
  ])('%s may import %s', async (from, to) => {
    expect(await findBrokenRules(from, imports(to))).toEqual([]);
  });

  test.each(['@chakra-ui/react', '@emotion/react', '#shared/ui/Page.tsx'])(
    'R4a the public branch does not import Chakra: %s',
    async (to) => {
      expect(await findBrokenRules('src/features/auth/x.ts', imports(to))).toContain('no-restricted-imports');
      expect(await findBrokenRules('src/app/public/x.ts', imports(to))).toContain('no-restricted-imports');
    },
  );

  test.each(
    ['home/x.ts', 'auth/useAuthForm.ts', 'account/passwordResult.ts'].flatMap((file) => [
      [file, "import { useSingleFlight } from '#shared/lib/useSingleFlight.ts';\n"],
      [file, "import { errorText } from '#api/errors.ts';\n"],
      [file, "import { isSilent } from '#api/errors.ts';\n"],
    ]),
  )('R16 a feature writes through resource/write, without exception: %s and %s', async (file, code) => {
    expect(await findBrokenRules(`src/features/${file}`, code)).toContain('no-restricted-imports');
  });

  test.each([
    "import { permissions } from '#session/permissions.ts';\n",
    "import { updateSku } from '#api/generated/sdk/catalogue.gen.ts';\n",
    "import { listSkusOptions } from '#api/generated/query/catalogue.gen.ts';\n",
  ])('resource knows no record: %s', async (code) => {
    expect(await findBrokenRules('src/resource/x.ts', code)).toContain('no-restricted-imports');
  });

  test('a relative import across folders, or one without its extension, is an error', async () => {
    expect(await findBrokenRules('src/session/x.ts', imports('../api/errors.ts'))).toContain(
      'no-restricted-imports',
    );
    expect(await findBrokenRules('src/session/x.ts', imports('#api/errors'))).toContain(
      'import-x/extensions',
    );
  });
});

describe('lint of a file', () => {
  const panel = 'src/features/home/x.tsx';
  test.each([
    ['R3 fetch', panel, 'export const a = () => fetch("/x");', 'no-restricted-globals'],
    ['R3 window.fetch', panel, 'export const a = () => window.fetch("/x");', 'no-restricted-properties'],
    ['D13 localStorage', panel, 'export const a = localStorage.length;', 'no-restricted-globals'],
    [
      'D13 window.sessionStorage',
      'src/session/x.ts',
      'export const a = window.sessionStorage.length;',
      'no-restricted-properties',
    ],
    ['D13 a database', panel, 'export const a = indexedDB;', 'no-restricted-globals'],
    [
      'D13 storage in the scenario panel',
      'src/dev/x.ts',
      'export const a = sessionStorage.length;',
      'no-restricted-globals',
    ],
    ['D13 storage in api', 'src/api/x.ts', 'export const a = localStorage.length;', 'no-restricted-globals'],
    ['T01 innerHTML', panel, 'document.body.innerHTML = "";', 'no-restricted-syntax'],
    [
      'T01 dangerouslySetInnerHTML',
      panel,
      'export const A = () => <p dangerouslySetInnerHTML={{ __html: "" }} />;',
      'no-restricted-syntax',
    ],
    ['T01 eval', panel, 'eval("1");', 'no-eval'],
    ['R13 a literal text', panel, 'export const Hello = () => <p>Sign in</p>;', 'i18next/no-literal-string'],
    [
      'R13 a literal label',
      panel,
      'export const Hello = () => <input aria-label="Name" />;',
      'i18next/no-literal-string',
    ],
    ['R8 as', panel, 'export const a = {} as string;', '@typescript-eslint/consistent-type-assertions'],
    [
      'R8 !',
      panel,
      'export const a = document.body.firstChild!;',
      '@typescript-eslint/no-non-null-assertion',
    ],
    ['R8 any', panel, 'export const a: any = 1;', '@typescript-eslint/no-explicit-any'],
    ['R8 ts-ignore', panel, '// @ts-ignore\nexport const a = 1;', '@typescript-eslint/ban-ts-comment'],
    ['R6 default export', panel, 'export default 1;', 'import-x/no-default-export'],
    ['a barrel', 'src/features/home/index.ts', "export * from './greetingRules.ts';", 'no-restricted-syntax'],
    ['T15 console', panel, 'console.log(1);', 'no-console'],
    ['R5 251 lines', panel, '// line\n'.repeat(251), 'max-lines'],
    [
      'a hook that is called at times',
      panel,
      'import { useState } from "react";\nexport const useA = (b: boolean) => { if (b) useState(1); };',
      'react-hooks/rules-of-hooks',
    ],
    [
      'a mocked module',
      'src/session/x.test.ts',
      'import { vi } from "vitest";\nvi.mock("#api/errors.ts");',
      'no-restricted-syntax',
    ],
    [
      'a skipped test',
      'src/session/x.test.ts',
      'import { test } from "vitest";\ntest.skip("x", () => undefined);',
      'no-restricted-syntax',
    ],
    [
      'page.route',
      'tests/e2e/x.e2e.ts',
      'export const a = (page: Window) => page.route("**");',
      'no-restricted-syntax',
    ],
    [
      'waitForTimeout',
      'tests/e2e/x.e2e.ts',
      'export const a = (page: Window) => page.waitForTimeout(1);',
      'no-restricted-syntax',
    ],
    [
      'a test id',
      'tests/e2e/x.e2e.ts',
      'export const a = (page: Window) => page.getByTestId("x");',
      'no-restricted-syntax',
    ],
    ['data-testid', panel, 'export const A = () => <p data-testid="x" />;', 'no-restricted-syntax'],
  ])('finds the error: %s', async (_why, file, code, rule) => {
    expect(await findBrokenRules(file, `${code}\n`)).toContain(rule);
  });

  test('finds an import cycle', async () => {
    // storage.ts imports storageKeys.ts, so the way back closes the circle.
    const code = "import { storage } from './storage.ts';\nexport const back = storage;\n";
    expect(await findBrokenRules('src/shared/lib/storageKeys.ts', code)).toContain('import-x/no-cycle');
  });

  test('cannot be switched off by a comment', async () => {
    const code = '// eslint-disable-next-line no-console\nconsole.log(1);\n';
    expect(await findBrokenRules(panel, code)).toContain('no-console');
  });
});
