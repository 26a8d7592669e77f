import { setTimeout as pause } from 'node:timers/promises';

import { at, isRecord } from '#mocks/contract/homes.ts';

import { plain, schemaAt } from '#tests/contract/generate/schemaOf.ts';
import { leadsToOf, passingOf, progressMsOf } from '#tests/contract/model/states.ts';
import type { Contract, Operation } from '#tests/contract/model/contract.ts';
import { subjectOf } from '#tests/contract/model/pathParts.ts';
import { type Exchange, isSuccess } from '#tests/contract/run/exchange.ts';
import type { Probe } from '#tests/contract/run/probe.ts';

import type { ProbeCheck } from './check.ts';

const PAUSE_MS = 100;
const MOST = 3;
/** So often it may say something new before nobody watches it to its end. */
const MOST_NEWS = 20;

/** Properties of what a read answers that have states which pass by themselves. */
function passingIn({ document }: Contract, { replies }: Operation): Record<string, readonly unknown[]> {
  const schema = Object.values(replies['200']?.kinds ?? {})[0]?.schema;
  const properties = schema === undefined ? undefined : schemaAt(document, schema)['properties'];
  const found = Object.entries(isRecord(properties) ? properties : {}).map(
    ([name, inner]) => [name, passingOf(plain(document, inner))] as const,
  );
  return Object.fromEntries(found.filter(([, states]) => states.length > 0));
}

/** Reads again until it says something else; undefined when it did not in time. */
async function readNews(probe: Probe, before: Exchange, withinMs: number): Promise<Exchange | undefined> {
  const started = performance.now();
  for (;;) {
    const now = await probe.send(before.request);
    if (!isSuccess(now) || now.answer.text !== before.answer.text) return now;
    if (performance.now() - started > withinMs) return undefined;
    await pause(PAUSE_MS);
  }
}

/** The read of the record that an operation is about: at its address without the last part. */
function readerOf({ operations }: Contract, { path }: Operation): Operation | undefined {
  const above = path.slice(0, path.lastIndexOf('/'));
  return operations.find((one) => one.method === 'GET' && one.path === above);
}

/** States that pass by themselves, and those that a call leads to. */
export const movesOn: readonly ProbeCheck[] = [
  {
    id: 'moves-on',
    rule: 'What is in a state that passes by itself says something new as often as the contract states.',
    appliesTo: (operation, contract) =>
      operation.method === 'GET' &&
      subjectOf(operation) !== undefined &&
      progressMsOf(contract) !== undefined &&
      Object.keys(passingIn(contract, operation)).length > 0,
    run: async (probe) => {
      const withinMs = progressMsOf(probe.contract) ?? 0;
      const states = Object.entries(passingIn(probe.contract, probe.operation));
      const isPassing = ({ answer: { json } }: Exchange): boolean =>
        states.some(([name, passing]) => passing.includes(at(json, name)));
      for (const request of probe.valid.plain(probe.operation).slice(0, MOST)) {
        let last = await probe.send(request);
        for (let news = 0; isSuccess(last) && isPassing(last) && news < MOST_NEWS; news += 1) {
          const next = await readNews(probe, last, withinMs);
          if (!next) {
            const said = states.map(([name]) => `${name} ${String(at(last.answer.json, name))}`).join(', ');
            const message = `${said}: it says nothing new within ${withinMs} ms`;
            probe.note(last, [{ message }]);
            return;
          }
          last = next;
        }
        probe.note(last, []);
      }
    },
  },
  {
    id: 'leads-to',
    rule: 'A call that leads to a state has led there when the record is read again.',
    appliesTo: (operation, contract) =>
      leadsToOf(contract, operation).length > 0 && readerOf(contract, operation) !== undefined,
    writes: true,
    run: async (probe) => {
      const reader = readerOf(probe.contract, probe.operation);
      const { request } = await probe.base();
      const done = await probe.succeed(request);
      if (!reader || !done || !isSuccess(done)) {
        probe.untried('no call succeeds');
        return;
      }
      const bare = { path: done.request.path, query: {}, header: {}, cookie: {} };
      const read = await probe.send(bare, { operation: reader });
      if (!isSuccess(read)) return;
      const wrong = leadsToOf(probe.contract, probe.operation).find(
        ([name, states]) => !states.includes(String(at(read.answer.json, name))),
      );
      const [name = '', states = []] = wrong ?? [];
      const message = `read again, ${name} is ${String(at(read.answer.json, name))}, not ${states.join(' or ')}`;
      probe.note({ ...read, operation: probe.operation }, wrong ? [{ message, pointer: `/${name}` }] : []);
    },
  },
];
