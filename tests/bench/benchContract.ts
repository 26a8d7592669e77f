import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { contractRun, type ContractRun } from './contractRun.ts';
import { type ContractServer, startMock, startOwnProxy, startPrismProxy } from './contractServers.ts';
import { median, printTable } from './tables.ts';

// The contract check against the mock, and what it costs to judge traffic on its way: the reads of that same check, sent
// straight to the mock, through Prism's proxy and through ours. `npm run bench:contract -- 5` takes five rounds.
const rounds = Number(process.argv[2] ?? 3);
const seconds = 4;

type Passage = { perSecond: number; p99: number; refused: number };

/** What the check read of things that it had not made itself: a new mock has the others not. */
async function thereFrom(reads: readonly string[], { base, token }: ContractServer): Promise<string[]> {
  const headers = { authorization: `Bearer ${token}` };
  const found: string[] = [];
  for (const path of reads) if ((await fetch(`${base}${path}`, { headers })).ok) found.push(path);
  return found;
}

async function passed({ base, token }: ContractServer, reads: readonly string[]): Promise<Passage> {
  const { origin, pathname } = new URL(base);
  const below = pathname === '/' ? '' : pathname;
  const headers = { authorization: `Bearer ${token}` };
  const requests = reads.map((path) => ({ method: 'GET', path: `${below}${path}`, headers }));
  const result = await autocannon({ url: origin, connections: 10, duration: seconds, requests });
  return {
    perSecond: result.requests.average,
    p99: result.latency.p99,
    refused: result.non2xx + result.errors,
  };
}

const runs: ContractRun[] = [];
const passages = new Map<string, Passage[]>();
let reads: readonly string[] = [];
// Round after round, so that a busy moment of the machine meets every way alike. The first check warms up.
for (let round = 0; round <= rounds; round += 1) {
  const run = await contractRun();
  if (round === 0) continue;
  runs.push(run);
  const mock = await startMock();
  reads = await thereFrom(run.reads, mock);
  const prism = await startPrismProxy(mock);
  const own = await startOwnProxy(mock);
  for (const [way, server] of [
    ['straight to the mock', mock],
    ["through Prism's proxy", prism],
    ['through npm run contract:proxy', own],
  ] as const) {
    passages.set(way, [...(passages.get(way) ?? []), await passed(server, reads)]);
  }
  for (const server of [own, prism, mock]) server.stop();
}

const middle = <T>(all: readonly T[], of: (one: T) => number): number => median(all.map(of));
const check = {
  operations: runs[0]?.operations ?? 0,
  calls: middle(runs, ({ calls }) => calls),
  checks: middle(runs, ({ checks }) => checks),
  ms: middle(runs, ({ ms }) => ms),
  callsPerSecond: middle(runs, ({ calls, ms }) => (calls / ms) * 1000),
  checksPerSecond: middle(runs, ({ checks, ms }) => (checks / ms) * 1000),
};
printTable(`The whole contract asked of the mock: medians of ${rounds} rounds, one call after the other`, [
  {
    what: 'npm run contract:verify',
    operations: check.operations,
    calls: check.calls,
    checks: check.checks,
    seconds: (check.ms / 1000).toFixed(1),
    'calls a second': Math.round(check.callsPerSecond),
    'checks a second': Math.round(check.checksPerSecond),
  },
]);
const ways = [...passages].map(([way, all]) => ({
  way,
  perSecond: middle(all, ({ perSecond }) => perSecond),
  p99: middle(all, ({ p99 }) => p99),
  refused: Math.max(...all.map(({ refused }) => refused)),
}));
printTable(
  `${reads.length} of its reads again: 10 connections, ${seconds} s, medians of ${rounds} interleaved rounds`,
  ways.map(({ way, perSecond, p99, refused }) => ({
    way,
    'calls a second': Math.round(perSecond),
    'of straight': (perSecond / (ways[0]?.perSecond ?? Number.NaN)).toFixed(2),
    'p99 ms': Math.round(p99),
    refused,
  })),
);

const reports = join(import.meta.dirname, '../../reports');
mkdirSync(reports, { recursive: true });
writeFileSync(join(reports, 'bench-contract.json'), `${JSON.stringify({ check, ways }, null, 2)}\n`);
