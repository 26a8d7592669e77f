import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

process.env.TZ = 'UTC';

// The tests of the pure rules, beside the rules: what kills a mutant is told in the terms of the rule.
export default defineConfig({
  define: { __API_MODE__: JSON.stringify('none') },
  test: {
    root: join(import.meta.dirname, '../..'),
    environment: 'jsdom',
    include: [
      'src/{api,session,shared/lib,shared/tree,entities/{features,market,permissions,pricing},shared/table,shared/form,app/{shell,palette,customizer}}/**/*.test.ts',
      'src/features/{payments,search}/model/**/*.test.ts',
      'src/features/team/inviteRules.test.ts',
      'src/entities/ladders/ladderPaste.test.ts',
      'src/features/slabs/editor/ladderRemovals.test.ts',
      'mocks/areas/people/records/{memberGuards,roleGuards}.test.ts',
      'mocks/areas/activity/records/undoPlan*.test.ts',
    ],
    setupFiles: ['tests/support/setup.ts'],
    // Instrumented code, and a machine that does other things at the same time, are slow and not wrong.
    testTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
