import { expect, test } from 'vitest';

import { emptyRequest } from '#tests/contract/generate/apiRequest.ts';
import { readContract } from '#tests/contract/model/readContract.ts';
import type { Exchange } from '#tests/contract/run/exchange.ts';
import { settingOf } from '#tests/contract/run/settingOf.ts';

import { replyChecks } from './replyChecks.ts';

const contractOf = (root: object, own: object) =>
  readContract(
    JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'A', version: '0.1.0' },
      paths: { '/a': { get: { operationId: 'readA', responses: { 200: { description: '' } }, ...own } } },
      ...root,
    }),
  );

function slowness(root: object, own: object, ms: number, slowMs?: number): string[] {
  const contract = contractOf(root, own);
  const [operation] = contract.operations;
  const time = replyChecks.find(({ id }) => id === 'time');
  if (!operation || !time) throw new Error('there is nothing to ask');
  const exchange: Exchange = {
    ...{ operation, request: emptyRequest, proof: 'none', token: undefined, foreignMethod: false },
    wire: { method: 'GET', url: 'http://localhost/a', headers: {} },
    answer: { status: 200, contentType: '', headers: new Headers(), text: '', json: undefined, ms },
  };
  return time.inspect(exchange, settingOf({ contract, strict: false, slowMs })).map(({ message }) => message);
}

const root = { 'x-deadline-ms': 5000 };

test('an answer is too slow after the deadline of the contract', () => {
  expect(slowness(root, {}, 5001)).toEqual(['the answer took 5001 ms, more than 5000']);
  expect(slowness(root, {}, 5000)).toEqual([]);
});

test('the deadline of an operation stands over the one of the contract', () => {
  expect(slowness(root, { 'x-deadline-ms': 20_000 }, 5001)).toEqual([]);
  expect(slowness(root, { 'x-deadline-ms': 100 }, 101)).toEqual(['the answer took 101 ms, more than 100']);
});

test('--slow-ms stands over both, and without any nothing is too slow', () => {
  expect(slowness(root, {}, 5001, 60_000)).toEqual([]);
  expect(slowness(root, {}, 301, 300)).toEqual(['the answer took 301 ms, more than 300']);
  expect(slowness({}, {}, 100_000)).toEqual([]);
});
