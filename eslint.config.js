import { readdirSync } from 'node:fs';
import i18next from 'eslint-plugin-i18next';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const root = import.meta.dirname;
const features = readdirSync(`${root}/src/features`);

// Who may import whom (docs/rules.md R1 to R4): a layer, and everything in src that it may reach.
const layers = {
  dev: ['dev', 'api', 'shared/lib'],
  app: ['app', 'features', 'entities', 'resource', 'session', 'api', 'shared', 'theme'],
  entities: ['entities', 'resource', 'session', 'shared', 'api', 'theme'],
  resource: ['resource', 'session', 'shared', 'api', 'theme'],
  session: ['session', 'shared', 'api'],
  api: ['api', 'shared/lib'],
  theme: ['theme', 'shared/lib/mediaQueries.ts'],
  'shared/lib': ['shared/lib'],
  // The mock asks these too, behind the server.
  'entities/pricing': ['entities/pricing'],
  'entities/features': ['entities/features'],
  'entities/market': ['entities/market', 'entities/pricing'],
  'shared/i18n': ['shared/i18n', 'shared/lib'],
  'shared/ui': ['shared/ui', 'shared/i18n', 'shared/lib', 'theme'],
  'shared/chart': ['shared/chart', 'shared/table', 'shared/ui', 'shared/i18n', 'shared/lib'],
  'shared/form': ['shared/form', 'shared/ui', 'shared/i18n', 'shared/lib', 'api/errors.ts'],
  'shared/sheet': ['shared/sheet', 'shared/lib'],
  'shared/table': ['shared/table', 'shared/ui', 'shared/i18n', 'shared/lib', 'api/errors.ts'],
  'shared/tree': ['shared/tree', 'shared/table', 'shared/ui', 'shared/i18n', 'shared/lib'],
  ...Object.fromEntries(
    features.map((name) => [
      `features/${name}`,
      [`features/${name}`, 'entities', 'resource', 'session', 'shared', 'api', 'theme'],
    ]),
  ),
};

const fences = [
  ...Object.entries(layers).map(([layer, reach]) => ({
    target: `./src/${layer}`,
    from: './src',
    except: reach.map((path) => `./${path}`),
    message: `${layer} may import ${reach.join(', ')} only.`,
  })),
  // R3: generated functions are called from api, session, resource, entities and features.
  {
    target: './src/app',
    from: './src/api/generated',
    message: 'app calls the API through session or a feature.',
  },
  {
    target: './src/dev',
    from: './mocks',
    except: ['./contract', './core/faults.ts', './core/prefer.ts', './core/replies.ts'],
    message: 'dev reads the contract and what the mock makes of it, not the mock itself.',
  },
  {
    target: './mocks',
    from: './src',
    except: [
      './api/generated',
      './shared/lib/constants.ts',
      './shared/lib/csvGuard.ts',
      './entities/features',
      './entities/market',
      './entities/pricing',
      './shared/i18n/locales',
      './session/permissions.ts',
    ],
    message:
      'mocks may import api/generated, shared/lib/constants.ts and csvGuard.ts, entities/features, entities/market, entities/pricing, shared/i18n/locales and session/permissions.ts only.',
  },
];

/** R4: what ships reaches mocks through app/mocking.ts alone, and tests or build code never. */
const shipped = ['mocks', 'tests', 'src/build'].map((from) => ({
  target: './src',
  from: `./${from}`,
  message: `What ships may not import ${from}.`,
}));

/** Within the mock: adapters put everything together, core stands on the contract alone, and `db.ts` joins the areas' states. */
const mockLayers = [
  ...['contract', 'core', 'areas', 'doubles'].map((layer) => ({
    target: `./mocks/${layer}`,
    from: './mocks/adapters',
    message: 'Adapters import the rest of the mock, and nothing of it imports them.',
  })),
  {
    target: './mocks/core/!(db).ts',
    from: ['./mocks/areas', './mocks/doubles'],
    message: 'core knows no area but by the state in db.ts.',
  },
  {
    target: './mocks/doubles/stripe',
    from: './mocks',
    except: ['./doubles/stripe'],
    message: 'The stand-in for Stripe knows nothing of the mock.',
  },
  {
    target: './mocks/contract',
    from: './mocks',
    except: ['./contract'],
    message: 'What is made from the contract knows nothing of the mock.',
  },
];

const banned = {
  html: {
    selector:
      ':matches(MemberExpression[property.name=/^(innerHTML|outerHTML|srcdoc|insertAdjacentHTML)$/], JSXAttribute[name.name=/^(dangerouslySetInnerHTML|srcDoc)$/], CallExpression[callee.object.name="document"][callee.property.name=/^write(ln)?$/])',
    message: 'Text reaches the page through React only (T01).',
  },
  moduleMock: {
    selector: 'CallExpression[callee.object.name="vi"][callee.property.name=/^(mock|doMock|hoisted)$/]',
    message: 'Mock the network through the handlers, never our own modules.',
  },
  barrel: {
    selector: ':matches(ExportAllDeclaration, ExportNamedDeclaration[source])',
    message: 'No barrels: import from the module that defines it.',
  },
  skipped: {
    selector:
      'MemberExpression[object.name=/^(test|it|describe)$/][property.name=/^(skip|todo|only|fixme|fails)$/]',
    message: 'A test runs or is deleted.',
  },
  patchedNetwork: {
    selector:
      'CallExpression[callee.object.name=/^(page|context)$/][callee.property.name=/^(route|routeFromHAR|waitForTimeout)$/]',
    message: 'Ask the mock for a failure by a sentinel value, and wait for what a person would see.',
  },
  testId: {
    selector:
      ':matches(CallExpression[callee.property.name=/TestId$/], Literal[value=/data-testid/], JSXAttribute[name.name="data-testid"])',
    message: 'Find by role and name.',
  },
};
const syntax = (...names) => ['error', ...names.map((name) => banned[name])];

const storage = ['localStorage', 'sessionStorage', 'indexedDB'];
const network = ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'];
const globalsOf = (names) => [
  names.length > 0 ? 'error' : 'off',
  ...names.map((name) => ({
    name,
    message: storage.includes(name) ? 'Use shared/lib/storage.ts (D13).' : 'Use the client of src/api (R3).',
  })),
];
const propertiesOf = (names) => [
  names.length > 0 ? 'error' : 'off',
  ...names.flatMap((property) => ['window', 'globalThis', 'self'].map((object) => ({ object, property }))),
];
const keepTo = (names) => ({
  'no-restricted-globals': globalsOf(names),
  'no-restricted-properties': propertiesOf(names),
});

const upward = {
  group: ['../*'],
  message: 'Across folders use an alias (#shared/…); relative only inside one folder.',
};
const chakra = {
  regex: '^(@chakra-ui|@emotion|@ark-ui|#shared/(ui|form|table)|#app/(private|shell|palette|customizer))/',
  message: 'The public branch is plain elements and one small style sheet (R4a).',
};

/** What a write needs is in its kits (resource/write); a feature that takes the pieces itself writes them a second time. */
const writing = [
  { name: '#shared/lib/useSingleFlight.ts', message: 'Use useSave or useConfirmedAction.' },
  {
    name: '#api/errors.ts',
    importNames: ['isSilent', 'errorText'],
    message: 'Use useSave or useConfirmedAction; useErrorMessage for what could not be read.',
  },
];

/** `resource` knows no record: calls, permissions and what is read again come from whoever uses it. */
const ofRecords = {
  regex: '^#api/generated/(sdk|query)/(?!(work|shared)\\.gen)',
  message:
    'A list hands its calls over; resource makes those of jobs, bulk changes, imports, exports and views.',
};
const ofPermissions = [
  {
    name: '#session/permissions.ts',
    importNames: ['permissions'],
    message: 'A list hands its permission over.',
  },
];

const tests = ['**/*.test.{ts,tsx}', 'tests/support/**'];

export default defineConfig(
  globalIgnores([
    'dist/',
    'dist-demo/',
    'dist-whole-menu/',
    'reports/',
    'src/api/generated/',
    'mocks/contract/types/',
    'mocks/contract/*.gen.ts',
    '.stryker-tmp/',
  ]),
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, reactHooks.configs.flat['recommended-latest']],
    plugins: { 'import-x': importX, i18next },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: root } },
    settings: {
      'import-x/extensions': ['.ts', '.tsx'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.json'] })],
    },
    rules: {
      'import-x/no-restricted-paths': [
        'error',
        { basePath: root, zones: [...fences, ...shipped, ...mockLayers] },
      ],
      'import-x/no-cycle': 'error',
      'import-x/no-default-export': 'error',
      'import-x/extensions': ['error', 'ignorePackages', { checkTypeImports: true }],
      'no-restricted-imports': ['error', { patterns: [upward] }],
      'no-restricted-syntax': syntax('html', 'barrel', 'skipped', 'moduleMock', 'testId'),
      'no-console': 'error',
      'no-eval': 'error',
      'no-new-func': 'error',
      'max-lines': ['error', 250],
      '@typescript-eslint/consistent-type-assertions': ['error', { assertionStyle: 'never' }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      ...keepTo([...storage, ...network]),
    },
  },
  {
    // A namespace is one line.
    files: ['src/shared/i18n/texts.ts'],
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    },
  },
  {
    files: ['src/**/*.tsx'],
    ignores: tests,
    rules: {
      'i18next/no-literal-string': [
        'error',
        {
          mode: 'jsx-only',
          'should-validate-template': true,
          'jsx-attributes': {
            include: [
              'aria-.*label',
              'aria-description',
              'aria-roledescription',
              'title',
              'placeholder',
              'alt',
              'label',
            ],
          },
        },
      ],
    },
  },
  { files: ['src/api/**'], rules: keepTo(storage) },
  { files: ['src/shared/lib/storage.ts'], rules: keepTo(network) },
  {
    files: ['src/app/mocking.ts'],
    rules: { 'import-x/no-restricted-paths': ['error', { basePath: root, zones: fences }] },
  },
  {
    // ADR 26: on the dev server alone, so it may read what the mock reads, speaks English and keeps things of its own.
    files: ['src/dev/**'],
    rules: {
      'import-x/no-restricted-paths': ['error', { basePath: root, zones: fences }],
      'i18next/no-literal-string': 'off',
    },
  },
  { files: ['src/dev/{tabScenario,savedScenarios}.ts'], rules: keepTo(network) },
  { files: ['src/app/screens.ts'], rules: { 'max-lines': 'off' } },
  {
    files: ['src/**/route.tsx'],
    rules: { 'no-restricted-syntax': syntax('html', 'skipped', 'moduleMock', 'testId') },
  },
  {
    files: ['src/features/**'],
    ignores: tests,
    rules: { 'no-restricted-imports': ['error', { patterns: [upward], paths: writing }] },
  },
  {
    files: ['src/resource/**'],
    ignores: tests,
    rules: { 'no-restricted-imports': ['error', { patterns: [upward, ofRecords], paths: ofPermissions }] },
  },
  {
    files: ['src/features/auth/**', 'src/app/public/**'],
    // The later block replaces the rule of the earlier ones, so it names what features may not import once more.
    rules: { 'no-restricted-imports': ['error', { patterns: [upward, chakra], paths: writing }] },
  },
  {
    // The one line that says what a reply lacks is for whoever repairs the server.
    files: ['src/api/missingFields.ts'],
    rules: { 'no-console': ['error', { allow: ['warn'] }] },
  },
  {
    // Build code, mocks and tests run beside the panel, not in it.
    files: ['*.config.ts', 'src/build/**', 'mocks/**', 'tests/**', ...tests],
    rules: {
      'no-console': 'off',
      // Matchers answer `any`.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      ...keepTo([]),
    },
  },
  {
    files: ['src/build/**', ...tests],
    rules: { 'import-x/no-restricted-paths': ['error', { basePath: root, zones: fences }] },
  },
  {
    files: ['tests/architecture/**'],
    rules: { 'no-restricted-syntax': syntax('html', 'barrel', 'skipped', 'moduleMock') },
  },
  {
    files: ['tests/e2e/**'],
    rules: {
      'no-restricted-syntax': syntax('html', 'barrel', 'skipped', 'testId', 'patchedNetwork'),
      // Playwright's fixtures call their argument `use`, which is no hook.
      'react-hooks/rules-of-hooks': 'off',
    },
  },
  {
    files: ['**/*.config.ts', 'tests/contract/redoclyPlugin.ts', 'tests/e2e/closingLine.ts', '**/*.d.ts'],
    rules: { 'import-x/no-default-export': 'off' },
  },
);
