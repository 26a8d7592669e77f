import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { COMMON_HEADERS } from '#mocks/core/replies.ts';
import { PASSWORD } from '#mocks/core/users.ts';

import { startServer } from '#tests/contract/faultyServers/startServer.ts';
import { readContract } from '#tests/contract/model/readContract.ts';
import { progressLine } from '#tests/contract/report/progress.ts';
import { allChecks } from '#tests/contract/checks/allChecks.ts';
import { patient } from './patient.ts';
import { type Answer, httpTransport, type Transport } from './transport.ts';
import type { Outcome } from './verification.ts';
import { verify } from './verify.ts';

const contract = readContract(readFileSync(join(import.meta.dirname, '../../../openapi.yaml'), 'utf8'));
const limited = contract.operations.filter(({ replies, method }) => '429' in replies && method === 'POST');

function answer(status: number, retryAfter?: string): Answer {
  const wait: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': retryAfter };
  const headers = new Headers({ ...COMMON_HEADERS, ...wait });
  const json = { title: 'Too many requests', status, code: 'too_many_requests' };
  const contentType = 'application/problem+json';
  return { status, contentType, headers, text: JSON.stringify(json), json, ms: 1 };
}

/** Answers one after the other, the last one for ever; and how long was waited between them. */
async function waitsFor(answers: readonly Answer[]): Promise<[number[], Answer]> {
  const waits: number[] = [];
  let turn = 0;
  const transport: Transport = () => {
    turn += 1;
    return Promise.resolve(answers[Math.min(turn, answers.length) - 1] ?? answer(500));
  };
  const patience = { pause: () => Promise.resolve(), onWait: (seconds: number) => void waits.push(seconds) };
  const last = await patient(transport, patience)({ method: 'GET', url: 'http://h/api/x', headers: {} });
  return [waits, last];
}

test.each<[string, Answer[], number[], number, RegExp | undefined]>([
  ['no refusal', [answer(200)], [], 200, undefined],
  ['seconds', [answer(429, '7'), answer(200)], [7], 200, undefined],
  ['no seconds at all', [answer(429, '0'), answer(200)], [1], 200, undefined],
  ['a time that is over', [answer(429, 'Wed, 21 Oct 2015 07:28:00 GMT'), answer(200)], [1], 200, undefined],
  ['nothing said', [answer(429), answer(429), answer(429), answer(404)], [1, 2, 4], 404, undefined],
  ['nothing that can be read', [answer(429, 'a while'), answer(200)], [1], 200, undefined],
  ['for ever', [answer(429, '3')], [3, 3, 3, 3, 3], 429, /^GET \/api\/x is answered.*also after 5 waits$/],
  ['far too long', [answer(429, '900')], [], 429, /429 \(too many requests\) and a wait of 900 s; 120 s is/],
])('a server that wants fewer calls is waited for: %s', async (_what, answers, waits, status, gaveUp) => {
  const [waited, last] = await waitsFor(answers);
  expect([waited, last.status, last.waitedOut?.length]).toEqual([waits, status, waits.length]);
  expect(last.gaveUp ?? '').toMatch(gaveUp ?? /^$/);
});

async function verified(
  base: string,
  transport: Transport,
  lines: string[] = [],
): Promise<[Outcome, seconds: number]> {
  let waited = 0;
  const onWait = (seconds: number): void => {
    waited += seconds;
  };
  const outcome = await verify({
    ...{ contract, checks: allChecks, operations: limited, base },
    transport: patient(transport, { pause: () => Promise.resolve(), onWait }),
    ...{ token: undefined, login: { name: 'admin@backroom.test', password: PASSWORD } },
    ...{ safe: false, strict: true, seed: 3, runs: 4, slowMs: 20_000 },
    onProgress: (progress) => lines.push(progressLine(progress)),
  });
  return [outcome, waited];
}

test('a faithful server that refuses every third call for a second has nothing to answer for', async () => {
  const server = await startServer('contract limited');
  const real = httpTransport(20_000);
  let calls = 0;
  const [outcome, waited] = await verified(server.base, (wire) => {
    calls += 1;
    return calls % 3 === 0 ? Promise.resolve(answer(429, '1')) : real(wire);
  });
  await server.close();
  expect(outcome.verdicts.filter(({ finding }) => finding)).toEqual([]);
  expect(outcome.cutShort).toBeUndefined();
  expect(outcome.verdicts.filter(({ check, tried }) => check === 'beyond-limits' && tried > 0)).not.toEqual(
    [],
  );
  expect(waited).toBeGreaterThan(20);
});

test('a server that refuses for ever is given up, with the reason', async () => {
  const lines: string[] = [];
  const [{ cutShort, verdicts, calls }] = await verified(
    'http://h/api',
    () => Promise.resolve(answer(429, '900')),
    lines,
  );
  expect(cutShort).toMatch(/^POST \/api\/\S+ is answered with 429 \(too many requests\) and a wait of 900 s/);
  expect(lines.length).toBe(2);
  expect(lines[1]).toMatch(/^\[2\/\d\] \w+ {2}1 call {2}given up: POST/);
  expect(calls).toBe(2);
  const of = (id: string | undefined) => verdicts.filter(({ operation }) => operation.id === id);
  for (const { id } of limited) expect(of(id).some(({ untried }) => untried === undefined)).toBe(false);
});

test('a server that hangs on every call is given up, and the hanging is named', async () => {
  const hanging: Answer = { ...answer(0), failure: 'hangs' };
  const [{ cutShort, calls, verdicts }] = await verified('http://h/api', () => Promise.resolve(hanging));
  expect(cutShort).toMatch(/^POST \/\S+ hangs 3 times in a row$/);
  expect(calls).toBe(6);
  const broken = verdicts.filter(({ finding }) => finding);
  expect(new Set(broken.map(({ check }) => check))).toEqual(new Set(['whole-answer']));
});
