import { expect, test, vi } from 'vitest';
import { listProducts } from '#api/generated/sdk/catalogue.gen.ts';
import { errorOf, json, connectApi, stubNetwork } from '#tests/support/stubNetwork.ts';
import { createDevStore } from './devStore.ts';
import { forceCalls } from './forceCalls.ts';
import { parseScenario } from './scenarioText.ts';

const store = createDevStore({ scenario: new Map(), notice: null, keep: () => undefined });
forceCalls(store, 'mock');

const use = (text: string): void => store.use(parseScenario(text).scenario);
const asked = () => store.getSnapshot().log.asked.get('listProducts');

test('a single force covers one call with its retries: a read that is tried three times fails, the next one succeeds', async () => {
  connectApi();
  const sent = stubNetwork(json({ from: 'the server' }));
  vi.useFakeTimers();
  use('listProducts.fault-offline.once');
  const failing = errorOf(listProducts());
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(await failing).toMatchObject({ kind: 'network', operation: 'GET /products' });
  expect(sent).toHaveLength(0);
  expect(asked()).toEqual({ count: 3, last: 'failed' });
  expect(store.getSnapshot().scenario.size).toBe(0);

  expect((await listProducts()).data).toEqual({ from: 'the server' });
  expect(asked()).toEqual({ count: 4, last: 200 });
});

test('a passing failure passes within one call', async () => {
  connectApi();
  const sent = stubNetwork(json({ from: 'the server' }));
  vi.useFakeTimers();
  use('listProducts.fault-flaky');
  const passing = listProducts();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect((await passing).data).toEqual({ from: 'the server' });
  expect(sent).toHaveLength(1);
});

test('a hanging call reaches the server when it is released', async () => {
  connectApi();
  const sent = stubNetwork(json({ from: 'the server' }));
  use('listProducts.hang');
  const call = listProducts();
  await vi.waitFor(() => expect(store.getSnapshot().held.get('listProducts')).toBe(1));
  expect(asked()?.last).toBe('waiting');
  expect(sent).toHaveLength(0);
  use('');
  expect((await call).data).toEqual({ from: 'the server' });
});

test('the chosen example is requested from the server with the panel’s bearer token', async () => {
  connectApi();
  const sent = stubNetwork(json({ title: 'Forbidden', status: 403 }, { status: 403 }));
  use('listProducts.403-forbidden');
  expect(await errorOf(listProducts())).toMatchObject({ kind: 'http', status: 403 });
  expect(sent[0]?.headers.get('prefer')).toBe('code=403, example=forbidden');
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer t-1');
});
