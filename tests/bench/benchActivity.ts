import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startMock } from './contractServers.ts';
import { goalRow, printTable } from './tables.ts';
import { timesOf } from './timesOf.ts';

// The activity log of the mock with 250,000 entries: what its filters take from the request to the last byte of the
// answer. `npm run bench:activity -- 100` asks each a hundred times.
const times = Number(process.argv[2] ?? 40);
const LIMIT_MS = 60;

const day = (before: number): string => new Date(Date.now() - before * 86_400_000).toISOString();

const queries: Readonly<Record<string, Record<string, string>>> = {
  latest: { grouped: 'true' },
  'field and value': { field: 'unitPrice', value: '0.99', grouped: 'true' },
  'person and period': { actorId: 'u-1004', from: day(40), to: day(20), grouped: 'true' },
  'field, value, person and period': {
    field: 'moq',
    value: '72',
    actorId: 'u-1003',
    from: day(90),
    grouped: 'true',
  },
  'text, a letter': { q: 'm', grouped: 'true' },
  'text, a word': { q: 'mug', grouped: 'true' },
  'text, record and person': { q: 'mug helen', grouped: 'true' },
  security: { security: 'true' },
  'one record': { entityType: 'product', entityId: 'prd-5000' },
  'last page': { page: '16000' },
};

const server = await startMock('large');
const headers = { authorization: `Bearer ${server.token}` };

async function timeOf(query: Record<string, string>): Promise<number> {
  const begun = performance.now();
  const reply = await fetch(`${server.base}/activity-log?${new URLSearchParams(query).toString()}`, {
    headers,
  });
  await reply.text();
  if (!reply.ok) throw new Error(`The mock answered ${reply.status}`);
  return performance.now() - begun;
}

try {
  const first = await timeOf({});
  const rows = [];
  for (const [name, query] of Object.entries(queries)) {
    const all: number[] = [];
    for (let round = 0; round < times; round += 1) all.push(await timeOf(query));
    rows.push({ name, ...timesOf(all) });
  }
  printTable(
    'Activity log, 250,000 entries, ms',
    rows.map(({ name, middle, p95, most }) => ({
      filter: name,
      middle: middle.toFixed(1),
      p95: p95.toFixed(1),
      most: most.toFixed(1),
    })),
  );
  console.log(`First answer, with the making of the entries: ${first.toFixed(0)} ms`);
  const goals = rows.map(({ name, p95 }) => ({ what: `${name}, p95, ms`, value: p95, limit: LIMIT_MS }));
  printTable('Goals', goals.map(goalRow));
  const folder = join(import.meta.dirname, '../../reports');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'bench-activity.json'), JSON.stringify({ first, rows }, null, 2));
} finally {
  server.stop();
}
