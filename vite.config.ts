import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { apiMode, portFor } from './src/build/modes.ts';

const root = import.meta.dirname;

// Unit tests speak one clock and one locale, wherever they run (R11).
if (process.env.VITEST) Object.assign(process.env, { TZ: 'UTC', LC_ALL: 'en_US.UTF-8' });

export default defineConfig(({ command, mode }) => {
  const api = apiMode(command, mode);
  return {
    root: 'src',
    envDir: root,
    define: { __API_MODE__: JSON.stringify(api) },
    plugins: [react()],
    server: { port: portFor('panel'), strictPort: true },
    build: { outDir: '../dist/site', emptyOutDir: true },
    test: {
      root,
      restoreMocks: true,
      unstubGlobals: true,
      projects: [
        {
          extends: true,
          test: {
            name: 'panel',
            environment: 'jsdom',
            include: ['src/**/*.test.{ts,tsx}'],
            exclude: ['src/build/**'],
            setupFiles: ['tests/support/setup.ts'],
          },
        },
        {
          extends: true,
          test: {
            name: 'node',
            environment: 'node',
            include: ['src/build/**/*.test.ts', 'mocks/**/*.test.ts', 'tests/**/*.test.ts'],
          },
        },
      ],
    },
  };
});
