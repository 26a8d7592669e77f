import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stringify } from 'yaml';

import { at } from '#mocks/contract/homes.ts';

import { type Question, startOther, type Reply } from '#tests/contract/otherContracts/startOther.ts';
import { runVerify } from './runVerify.ts';

const json = (schema: object, example?: object): object => ({
  description: 'What it is.',
  content: { 'application/json': { schema, ...(example && { example }) } },
});
const object = { type: 'object' };

/** A link that a mail holds, and an order that is paid with a token of somebody else and a number of the house. */
const contract = {
  openapi: '3.1.1',
  info: { title: 'Orders', version: '1' },
  paths: {
    '/links/{linkId}': {
      get: {
        operationId: 'getLink',
        parameters: [
          { name: 'linkId', in: 'path', required: true, schema: { type: 'string', maxLength: 20 } },
        ],
        responses: { 200: json(object), 410: json(object), 405: json(object), 422: json(object) },
      },
    },
    '/orders': {
      post: {
        operationId: 'order',
        requestBody: {
          required: true,
          ...json(
            {
              type: 'object',
              required: ['card', 'house'],
              properties: { card: { type: 'string' }, house: { type: 'integer' } },
            },
            { card: 'an example', house: 1 },
          ),
        },
        responses: { 201: json(object), 415: json(object), 422: json(object) },
      },
    },
  },
};

const refused = (field: string): Reply => ({
  status: 422,
  body: { code: 'unknown', errors: [{ field, code: 'unknown' }] },
});

function answer({ method, path, body }: Question): Reply {
  const wanted = path.startsWith('/links/') ? 'GET' : 'POST';
  if (method !== wanted) return { status: 405, body: {}, allow: [wanted] };
  if (wanted === 'GET') {
    if (decodeURIComponent(path).length > '/links/'.length + 20) return refused('linkId');
    return { status: path === '/links/l-7' ? 200 : 410, body: { code: 'gone' } };
  }
  if (at(body, 'house') !== 12 || !Number.isInteger(at(body, 'house'))) return refused('house');
  return at(body, 'card') === 'c-2' ? { status: 201, body: {} } : refused('card');
}

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'values-'));
  await writeFile(join(folder, 'orders.yaml'), stringify(contract));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function verifyOrders(...args: readonly string[]): ReturnType<typeof runVerify> {
  const { origin, close } = await startOther(answer);
  const own = ['--url', origin, '--contract', join(folder, 'orders.yaml'), '--seed', '5', '--runs', '4'];
  return runVerify(...own, ...args).finally(close);
}

test('an operation that needs what no answer tells is reported with the option that gives it', async () => {
  const { code, stdout } = await verifyOrders();
  expect(stdout).toContain(
    '  getLink: no call succeeds; the nearest answer is 410 (gone); name one that works: --value linkId=…\n',
  );
  expect(stdout).toContain(
    '  order: no call succeeds; the nearest answer is 422 (unknown); name one that works: --value house=…\n',
  );
  expect(code).toBe(1);
});

test('values of parameters and fields, also numbers and several for one name, let operations succeed', async () => {
  const values = [
    '--value',
    'linkId=l-7',
    '--value',
    'card=c-1',
    '--value',
    'card=c-2',
    '--value',
    'house=12',
  ];
  const { code, stdout } = await verifyOrders(...values);
  expect(stdout).toMatch(/^(All )?2 operations of http:\S+ keep the contract/m);
  expect(code).toBe(0);
});

test('the command that asks again gives the values too', async () => {
  const { stdout } = await verifyOrders('--value', "linkId=it's");
  expect(stdout).toContain(`Again: npm run contract:verify -- --url http://`);
  expect(stdout).toContain(` --value 'linkId=it'\\''s'`);
});
