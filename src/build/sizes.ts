import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { computeBudgets, findLeakedModules, findLeakedWords } from './budgets.ts';
import { zGraph } from './graph.ts';

// The budgets of the production build: exact, so that a heavier page is a decision and never an accident.
const root = join(import.meta.dirname, '../..');
const site = join(root, 'dist/site');
if (!existsSync(join(root, 'dist/graph.json'))) {
  console.error('Nothing is built yet: run `npm run build` first.');
  process.exit(1);
}

const graph = zGraph.parse(JSON.parse(readFileSync(join(root, 'dist/graph.json'), 'utf8')));

const compressedSize = (content: string | Uint8Array): number => brotliCompressSync(content).length;
const html = readFileSync(join(site, 'index.html'), 'utf8');
const style = /<style>([^]*?)<\/style>/.exec(html)?.[1] ?? '';

const lines = computeBudgets({
  graph,
  readSize: (file) => compressedSize(readFileSync(join(site, file))),
  page: { html: compressedSize(html.replace(style, '')), css: compressedSize(style) },
  readTextSize: (module) => compressedSize(readFileSync(join(root, module))),
});

const shown = (figure: string, value: number): string =>
  /^(script|own script|style|page|texts)$/.test(figure) ? `${(value / 1000).toFixed(2)} kB` : String(value);
console.log('Brotli bytes of the production build, beside their limits\n');
for (const { part, figure, value, limit } of lines) {
  const mark = value > limit ? 'OVER' : 'ok';
  console.log(
    [
      mark.padEnd(5),
      part.padEnd(38),
      figure.padEnd(18),
      shown(figure, value).padStart(10),
      shown(figure, limit).padStart(12),
    ].join(' '),
  );
}

const texts = readdirSync(site, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(html|js|css|json|map|svg)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));
const leaks = [
  ...findLeakedModules(graph),
  ...texts.filter((file) => file.endsWith('.map') || file.includes('mockServiceWorker')),
  ...texts.flatMap((file) =>
    findLeakedWords(readFileSync(file, 'utf8')).map((word) => `${word} in ${file.slice(site.length)}`),
  ),
];
console.log(
  `\n${leaks.length === 0 ? 'ok   ' : 'LEAK '} mock, tests, devtools, source maps: ${leaks.join(', ') || 'none'}`,
);
const over = lines.filter(({ value, limit }) => value > limit).length;
if (over > 0 || leaks.length > 0) {
  console.error(`${over} figures over their limit, ${leaks.length} leaks`);
  process.exit(1);
}
