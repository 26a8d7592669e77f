import { expect, test } from 'vitest';
import { stringify } from 'yaml';

import { at } from '#mocks/contract/homes.ts';

import { readContract } from '#tests/contract/model/readContract.ts';
import { standingOf } from './standing.ts';
import type { Answer, Transport } from './transport.ts';
import { verify } from './verify.ts';

const id = { type: 'string', maxLength: 20 };
const json = (schema: object, examples: object = {}): object => ({
  description: 'What it is.',
  content: { 'application/json': { schema, examples } },
});
const object = (properties: object): object => ({
  type: 'object',
  required: Object.keys(properties),
  properties,
});
const placed = (...names: readonly string[]): object[] =>
  names.map((name) => ({ name, in: 'path', required: true, schema: id }));

const rows = object({ rows: { type: 'array', items: object({ id, text: { type: 'string' } }) } });
const order = { 200: json(object({ id })), 409: json({}), 404: json({}) };

/** Orders that must be in a certain state, and cards that are part of their owners. */
const contract = readContract(
  stringify({
    openapi: '3.1.1',
    info: { title: 'Orders', version: '1' },
    paths: {
      '/orders': {
        post: {
          operationId: 'order',
          requestBody: {
            required: true,
            ...json(object({ kind: { enum: ['paid', 'open'] } }), {
              paid: { value: { kind: 'paid' } },
              open: { value: { kind: 'open' } },
            }),
          },
          responses: { 201: json(object({ id })) },
        },
      },
      '/orders/{orderId}': {
        get: { operationId: 'getOrder', parameters: placed('orderId'), responses: order },
      },
      '/orders/{orderId}/cancel': {
        post: { operationId: 'cancelOpenOrder', parameters: placed('orderId'), responses: order },
      },
      '/orders/{orderId}/ship': {
        post: {
          operationId: 'ship',
          parameters: placed('orderId'),
          responses: { 202: json(object({})), 409: json({}), 404: json({}) },
        },
      },
      '/orders/{orderId}/return': {
        post: { operationId: 'returnShippedOrder', parameters: placed('orderId'), responses: order },
      },
      '/orders/{orderId}/rows': {
        put: {
          operationId: 'replaceOwnRows',
          parameters: placed('orderId'),
          requestBody: {
            required: true,
            ...json(rows, { ok: { value: { rows: [{ id: 'r-example', text: 'Mug' }] } } }),
          },
          responses: { ...order, 422: json({}) },
        },
      },
      '/owners': {
        get: {
          operationId: 'listOwners',
          responses: { 200: json({ type: 'array', items: object({ id }) }) },
        },
      },
      '/owners/{ownerId}/cards': {
        get: {
          operationId: 'listCards',
          parameters: placed('ownerId'),
          responses: { 200: json({ type: 'array', items: object({ id }) }), 404: json({}) },
        },
      },
      '/owners/{ownerId}/cards/{cardId}': {
        delete: {
          operationId: 'deleteCardOfItsOwner',
          parameters: placed('ownerId', 'cardId'),
          responses: { 200: json({}), 404: json({}) },
        },
      },
    },
  }),
);

interface Order {
  kind: string;
  /** How often somebody asked since it was to be shipped. */
  asked: number;
}

/** A server that keeps it, in which a shipment takes until the third question. */
function serve(): Transport {
  const orders = new Map<string, Order>();
  const cards = new Map([1, 2, 3, 4].map((owner) => [`o-${owner}`, [`c-${owner}1`, `c-${owner}2`]]));

  function cardsAt([, owner = '', , card]: readonly string[], method: string): [number, unknown] {
    const own = cards.get(owner);
    if (!own || (card !== undefined && !own.includes(card))) return [404, {}];
    if (method === 'DELETE')
      cards.set(
        owner,
        own.filter((one) => one !== card),
      );
    return [200, card === undefined ? own.map((one) => ({ id: one })) : {}];
  }

  function orderAt([, name = '', does]: readonly string[], body: unknown): [number, unknown] {
    const found = orders.get(name);
    if (!found) return [404, {}];
    const own = { id: name, lines: [{ id: `${name}-row`, text: 'Mug', price: 1 }] };
    found.asked += 1;
    switch (does) {
      case 'ship':
        orders.set(name, { kind: 'shipped', asked: 0 });
        return [202, {}];
      case 'cancel':
        return [found.kind === 'open' ? 200 : 409, own];
      case 'return':
        return [found.kind === 'shipped' && found.asked > 2 ? 200 : 409, own];
      case 'rows':
        return [JSON.stringify(at(body, 'rows')).includes(own.lines[0]?.id ?? '') ? 200 : 422, own];
      default:
        return [200, own];
    }
  }

  function answer(method: string, parts: readonly string[], body: unknown): [number, unknown] {
    if (parts[0] === 'owners')
      return parts.length === 1
        ? [200, [...cards.keys()].map((one) => ({ id: one }))]
        : cardsAt(parts, method);
    if (parts.length > 1) return orderAt(parts, body);
    const name = `n-${orders.size}`;
    orders.set(name, { kind: String(at(body, 'kind')), asked: 0 });
    return [201, { id: name }];
  }

  return ({ method, url, body }) => {
    const parts = new URL(url).pathname.split('/').slice(1).map(decodeURIComponent);
    const [status, said] = answer(method, parts, typeof body === 'string' ? JSON.parse(body) : undefined);
    const text = JSON.stringify(said);
    const headers = new Headers({ 'content-type': 'application/json' });
    const whole: Answer = { status, contentType: 'application/json', headers, text, json: said, ms: 1 };
    return Promise.resolve(whole);
  };
}

test.each(['cancelOpenOrder', 'returnShippedOrder', 'replaceOwnRows', 'deleteCardOfItsOwner'])(
  'an operation that needs a thing in a certain state is seen to work: %s',
  async (only) => {
    const operations = contract.operations.filter((one) => one.id === only);
    const { verdicts } = await verify({
      ...{ contract, operations, checks: [], transport: serve(), base: 'http://h' },
      ...{ token: undefined, login: undefined, safe: false, strict: false, seed: 1, runs: 4, slowMs: 1000 },
      onProgress: () => undefined,
    });
    expect([operations.length, standingOf(verdicts)]).toEqual([1, 'kept']);
  },
);

test('a part of another thing is asked for there, and not said to be missing elsewhere', async () => {
  const asked: string[] = [];
  const real = serve();
  await verify({
    ...{ contract, operations: contract.operations.filter(({ id: name }) => /Card/.test(name)), checks: [] },
    transport: (wire) => {
      asked.push(new URL(wire.url).pathname);
      return real(wire);
    },
    ...{
      base: 'http://h',
      token: undefined,
      login: undefined,
      safe: false,
      strict: false,
      seed: 3,
      runs: 12,
    },
    ...{ slowMs: 1000, onProgress: () => undefined },
  });
  const pairs = asked.flatMap((path) => /^\/owners\/o-(\d)\/cards\/c-(\d)/.exec(path)?.slice(1).join() ?? []);
  expect(pairs.length).toBeGreaterThan(4);
  expect(pairs.filter((pair) => pair[0] !== pair[2])).toEqual([]);
});
