import type { Plugin } from 'vite';

/** Lets the bundler leave out schemas that nobody uses: `z.int()` and `.check()` do not say that they change nothing. */
export function markSchemas(code: string): string {
  return code.replace(/^(export const \w+(?:: [^=]+)? = )(z\.[^]*?);$/gm, '$1/* @__PURE__ */ (() => $2)();');
}

/** Only the requests that a form of the panel sends are judged in the page; the others stay out of the build. */
export function leanSchemas(): Plugin {
  return {
    name: 'backroom:lean-schemas',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]api[\\/]generated[\\/]zod[\\/]/ },
      handler: (code) => ({ code: markSchemas(code), map: null }),
    },
  };
}
