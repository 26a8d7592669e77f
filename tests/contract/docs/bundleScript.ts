import { join } from 'node:path';
import { build } from 'vite';

/** The page's script (`client/`) as one text that can stand between script tags. */
export async function bundleScript(): Promise<string> {
  const built = await build({
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'client/main.ts'), formats: ['iife'], name: 'contractDocs' },
      // What only a check needs, such as Ajv, is beside what the page needs and stays out of it.
      rolldownOptions: { treeshake: { moduleSideEffects: false } },
    },
  });
  const outputs = Array.isArray(built) ? built : 'output' in built ? [built] : [];
  const chunks = outputs
    .flatMap(({ output }) => output)
    .flatMap((one) => (one.type === 'chunk' ? [one.code] : []));
  return chunks.join('\n').trim().replaceAll('</', '<\\/');
}
