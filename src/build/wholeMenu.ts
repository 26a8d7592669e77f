import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What is planted, by the module it stands for in `src/app`. */
const planted: Readonly<Record<string, string>> = {
  'screens.ts': 'screens.ts',
  'shell/menu/menuIcons.ts': 'menuIcons.ts',
};

/**
 * Puts a row for every menu entry of D23 and D24 into the table of screens, with a plain page behind it, so that the
 * layouts can be seen and told with the menu they are made for. Only in the mode `whole-menu`.
 */
export function wholeMenu(): Plugin {
  let app = '';
  let support = '';
  return {
    name: 'backroom:whole-menu',
    enforce: 'pre',
    configResolved({ root }) {
      app = join(root, 'app');
      support = join(root, '../tests/support/wholeMenu');
    },
    async resolveId(source, importer) {
      // The planted table starts from the real one.
      if (!/(screens|menuIcons)\.ts$/.test(source) || importer?.startsWith(support)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      const module = Object.keys(planted).find((name) => found?.id === join(app, name));
      return module === undefined ? found : join(support, planted[module] ?? module);
    },
  };
}
