import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { createArbitraries } from '#tests/contract/generate/arbitraryOf.ts';
import type { ApiRequest } from '#tests/contract/generate/apiRequest.ts';
import { createValidRequests } from '#tests/contract/generate/validRequests.ts';
import { wrongRequests } from '#tests/contract/generate/wrongRequests.ts';
import { createFinder } from '#tests/contract/model/findOperation.ts';
import type { Contract, Operation } from '#tests/contract/model/contract.ts';
import { readContract } from '#tests/contract/model/readContract.ts';
import { checkerOf } from '#tests/contract/run/checkerOf.ts';
import { createPool } from '#tests/contract/run/pool.ts';
import { formDataOf } from '#tests/contract/run/formDataOf.ts';
import { httpRequestOf } from '#tests/contract/run/httpRequest.ts';
import { exchangeOf } from './exchangeOf.ts';
import { requestChecks } from './requestChecks.ts';

const TOKEN = 'open-sesame';
const NOTHING = { status: 0, contentType: '', headers: new Headers(), text: '', json: undefined, ms: 0 };
const root = join(import.meta.dirname, '../../..');
const files = [
  'openapi.yaml',
  'tests/contract/otherContracts/library.yaml',
  'tests/contract/otherContracts/drawing.yaml',
];

/** What is found wrong with a request after it has travelled. */
async function found(contract: Contract, operation: Operation, request: ApiRequest): Promise<string[]> {
  const wire = httpRequestOf(`http://localhost${contract.basePath}`, operation, request, TOKEN);
  const { url, method } = wire;
  const body = typeof wire.body === 'string' ? wire.body : formDataOf(wire.body ?? []);
  const headers = new Headers(wire.headers);
  const sent = wire.body === undefined ? undefined : new Response(body);
  const type = sent?.headers.get('content-type');
  if (!headers.has('content-type') && type && typeof wire.body === 'object')
    headers.set('content-type', type);
  const bytes = Buffer.from((await sent?.arrayBuffer()) ?? new ArrayBuffer());
  const call = { method, url: new URL(url), headers, bytes };
  const address = createFinder(contract)(method, call.url.pathname.slice(contract.basePath.length));
  if (!('operation' in address) || address.operation !== operation) return ['another operation'];
  const exchange = await exchangeOf(contract, address, call, NOTHING);
  return requestChecks(contract, checkerOf(contract.document))
    .filter((one) => one.appliesTo(operation, contract))
    .flatMap((one) =>
      one
        .inspect(exchange, { contract, errors: () => [], strictErrors: undefined, slowMs: 0 })
        .map(({ message, pointer = '' }) => `${one.id} ${pointer} ${message}`),
    );
}

describe.each(files)('%s', (file) => {
  const contract = readContract(readFileSync(join(root, file), 'utf8'));
  const checker = checkerOf(contract.document);
  const valid = createValidRequests(contract, checker, createPool());
  const arbitraryOf = createArbitraries(contract.document);
  const make = (schema: unknown): unknown => fc.sample(arbitraryOf(schema), { numRuns: 1, seed: 3 })[0];

  test('a request that keeps to the contract is read as what it was, and nothing is found', async () => {
    for (const operation of contract.operations) {
      for (const request of fc.sample(valid.arbitrary(operation), { numRuns: 6, seed: 3 })) {
        expect([operation.id, request, await found(contract, operation, request)]).toEqual([
          operation.id,
          request,
          [],
        ]);
      }
    }
  });

  test('each request that breaks one rule is found', async () => {
    let tried = 0;
    for (const operation of contract.operations) {
      const [base] = valid.plain(operation);
      if (!base) continue;
      for (const { what, request } of wrongRequests({ contract, checker, make }, operation, base)) {
        tried += 1;
        expect([operation.id, what, (await found(contract, operation, request)).length > 0]).toEqual([
          operation.id,
          what,
          true,
        ]);
      }
    }
    expect(tried).toBeGreaterThan(contract.operations.length);
  });
});
