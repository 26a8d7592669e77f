import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { apiProxy } from '#build/apiProxy.ts';
import { chunks, isNamedByPage } from './src/build/chunks.ts';
import { leanClient } from './src/build/leanClient.ts';
import { leanRouter } from './src/build/leanRouter.ts';
import { leanSchemas } from './src/build/leanSchemas.ts';
import { getApiMode, buildFolders, getPort, getStripeMode, getVariant } from './src/build/modes.ts';
import { prerender } from './src/build/prerender.ts';
import { stripeDouble } from './src/build/stripeDouble.ts';
import { texts } from './src/build/texts.ts';
import { wholeMenu } from './src/build/wholeMenu.ts';

const root = import.meta.dirname;

// Unit tests speak one clock and one locale, wherever they run (R11).
if (process.env.VITEST) Object.assign(process.env, { TZ: 'UTC', LC_ALL: 'en_US.UTF-8' });

// These only shape what they are given: a result nobody uses is left out of the build, with all it names.
const pure = [
  ...['defineConfig', 'defineRecipe', 'defineSlotRecipe', 'defineTokens', 'defineSemanticTokens'],
  ...[
    'defineTextStyles',
    'defineLayerStyles',
    'defineAnimationStyles',
    'defineKeyframes',
    'defineGlobalStyles',
  ],
  ...['createRecipeContext', 'createSlotRecipeContext', 'withContext', 'withProvider', 'chakra'],
  ...[
    'createAnatomy',
    'createProps',
    'createSplitProps',
    'createGuards',
    'createMachine',
    'createLucideIcon',
  ],
  ...['createContext', 'forwardRef', 'memo'],
  // The router's console warnings are for developers: its package has one build, and they are 1.6 kB of it.
  ...['warning', 'warningOnce', 'warnOnce'],
];

/** Tests in `*.test.ts` that need a page: storage, cookies, a document. Those in `*.test.tsx` all do. */
const onPage = [
  'src/api/{cache,failures,queryClient}.test.ts',
  'src/app/customizer/customizerVisit.test.ts',
  'src/app/lifecycle/{connectFormats,followTabs,lateWrites}.test.ts',
  'src/app/palette/{recentPlaces,typeAhead}.test.ts',
  'src/app/shell/{layout/layoutStore*,menu/menuChoice}.test.ts',
  'src/features/payments/stripe/{allowStripeScript,loadCardForm}.test.ts',
  'src/features/search/api/searchClient.test.ts',
  'src/session/{createSession*,pictureOrigins,threeTabs,userStore}.test.ts',
  'src/shared/form/removals.test.ts',
  'src/shared/i18n/{languageChoice,languageSwitch}.test.ts',
  'src/features/home/listOpened.test.ts',
  'src/shared/lib/{deviceCookie,loadChunk,mediaQueries,reloadLatch}.test.ts',
  'src/shared/lib/{safeRedirect,safeUrl,storage}.test.ts',
  'src/shared/sheet/sheetKeys.test.ts',
];

/** What remembers something for as long as its module lives: each of its tests begins with modules of its own. */
const stateful = [
  'src/{api,session}/**/*.test.ts',
  'src/app/lifecycle/**/*.test.ts',
  'src/shared/i18n/**/*.test.ts',
];

export default defineConfig(({ command, mode }) => {
  const api = getApiMode(command, mode);
  const variant = getVariant(mode);
  const demo = variant === 'demo';
  const stripe = getStripeMode(api, loadEnv(mode, root).VITE_STRIPE_MODE);
  return {
    root: 'src',
    envDir: root,
    define: { __API_MODE__: JSON.stringify(api), __STRIPE_MODE__: JSON.stringify(stripe) },
    plugins: [
      react(),
      ...(demo ? [msw()] : []),
      ...(variant === 'whole-menu' ? [wholeMenu()] : []),
      apiProxy(api),
      chunks(),
      leanRouter(),
      leanSchemas(),
      leanClient(),
      stripeDouble(stripe),
      texts(),
      prerender({ demo, stripe }),
    ],
    server: { port: getPort('panel'), strictPort: true },
    // Only the demo knows this module; unresolved, it would end the scan, and signing in would reload the page.
    optimizeDeps: { exclude: ['virtual:msw'] },
    build: {
      outDir: `../${buildFolders[variant]}/site`,
      emptyOutDir: true,
      modulePreload: {
        polyfill: false,
        // A file need not be told to fetch itself.
        resolveDependencies: (own, needed) => needed.filter((file) => file !== own && !isNamedByPage(file)),
      },
      rolldownOptions: {
        treeshake: {
          manualPureFunctions: pure,
          // Emotion brings these for a function nobody calls; they do not say themselves that they can be left out.
          moduleSideEffects: [{ test: /[\\/](hoist-non-react-statics|react-is)[\\/]/, sideEffects: false }],
        },
      },
    },
    test: {
      root,
      // By default one core is left alone, which on two is half the machine.
      maxWorkers: '100%',
      // A process for each file takes a fifth longer, and no file changes what another thread sees.
      pool: 'threads',
      // A machine that does other things at the same time is slow, not broken.
      testTimeout: 90_000,
      restoreMocks: true,
      env: {
        // What the mock answers is noted for `contract:coverage`.
        RECORD_ANSWERS: 'yes',
        // The commands that tests start, each many times, are compiled once.
        NODE_COMPILE_CACHE: `${root}/node_modules/.cache/compiled`,
      },
      unstubGlobals: true,
      coverage: {
        include: ['src/**/*.{ts,tsx}', 'mocks/**/*.ts'],
        exclude: ['**/*.test.*', 'src/api/generated/**', 'mocks/contract/**'],
        reportsDirectory: 'reports/coverage',
      },
      projects: [
        {
          extends: true,
          test: {
            name: 'panel',
            environment: 'jsdom',
            include: ['src/**/*.test.tsx', ...onPage],
            setupFiles: ['tests/support/setup.ts'],
            // Its loader remembers for as long as its module lives, and only what goes through here can be made anew.
            server: { deps: { inline: ['@stripe/stripe-js'] } },
          },
        },
        {
          extends: true,
          // A page for each of their files would take longer than they do, and so would modules loaded anew for each.
          test: {
            name: 'rules',
            environment: 'node',
            isolate: false,
            include: ['src/**/*.test.ts'],
            exclude: ['src/build/**', ...stateful, ...onPage],
          },
        },
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            include: ['src/build/**/*.test.ts', ...stateful, 'mocks/**/*.test.ts', 'tests/**/*.test.ts'],
            exclude: onPage,
          },
        },
      ],
    },
  };
});
