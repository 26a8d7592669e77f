import { join } from 'node:path';
import { createServer } from 'vite';
import { getPort } from './modes.ts';
import { startPrism, stopOnSignal } from './prism.ts';

// D31: the panel against Prism, in one process that ends both.
stopOnSignal();
const prism = await startPrism(`http://localhost:${getPort('panel')}`);
prism.once('exit', (code) => process.exit(code ?? 1));
const server = await createServer({
  configFile: join(import.meta.dirname, '../../vite.config.ts'),
  mode: 'prism',
});
await server.listen();
server.printUrls();
