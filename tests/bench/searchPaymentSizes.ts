import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { findFile, listFirstLoad, collectImports, type Graph } from '#build/graph.ts';

/** A part of the two screens, in bytes on the wire. */
export interface PartSize {
  part: string;
  gzip: number;
  brotli: number;
}

const search = 'src/features/search/route.tsx';
const payments = 'src/features/payments/route.tsx';
/** What is there already when the part is fetched: lists and forms are common to all screens. */
const parts: readonly { part: string; module: string; over: readonly string[] }[] = [
  { part: '/typesense', module: search, over: [] },
  { part: 'Typesense’s client', module: 'src/features/search/api/typesensePort.ts', over: [search] },
  { part: '/stripe-payment', module: payments, over: [] },
  {
    part: 'card form with Stripe’s wrappers',
    module: 'src/features/payments/take/card/CardForm.tsx',
    over: [payments],
  },
  {
    part: 'drawer of a payment',
    module: 'src/features/payments/drawer/PaymentDrawer.tsx',
    over: [payments],
  },
];
const common = [
  'src/features/home/route.tsx',
  'src/shared/table/DataTable.tsx',
  'src/features/account/route.tsx',
  'src/features/skus/route.tsx',
];

function filesOf(graph: Graph, module: string): string[] {
  const file = findFile(graph, module);
  if (!file) throw new Error(`The build has no ${module}`);
  return collectImports(graph, file);
}

/** What each part of the two screens adds to what other screens share. */
export function searchPaymentSizes(graph: Graph, site: string): PartSize[] {
  return parts.map(({ part, module, over }) => {
    const known = new Set([...common, ...over].flatMap((each) => filesOf(graph, each)));
    const contents = filesOf(graph, module)
      .filter((file) => !known.has(file))
      .map((file) => readFileSync(join(site, file)));
    const sum = (pack: (content: Buffer) => Buffer): number =>
      contents.reduce((total, content) => total + pack(content).length, 0);
    return { part, gzip: sum(gzipSync), brotli: sum(brotliCompressSync) };
  });
}

/** Characters of both screens, and of the clients of others that they use, in the files of the first load. */
export function inFirstLoad(graph: Graph): number {
  const theirs = /^src\/features\/(search|payments)\/|node_modules\/(typesense|axios|@stripe)\//;
  return listFirstLoad(graph)
    .flatMap((file) => {
      const { modules = [], lengths = [] } = graph[file] ?? {};
      return modules.map((module, at) => (theirs.test(module) ? (lengths[at] ?? 0) : 0));
    })
    .reduce((sum, length) => sum + length, 0);
}
