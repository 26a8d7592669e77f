import { expect, test, vi } from 'vitest';
import { createDevStore } from './devStore.ts';
import { emptyScenario, type Force, type Scenario } from './scenarioRules.ts';
import { parseScenario, formatScenario } from './scenarioText.ts';

const late: Force = { delay: '2s', once: false };
const keep = vi.fn<(scenario: Scenario) => void>();
const storeWith = (text = '') =>
  createDevStore({ scenario: parseScenario(text).scenario, notice: null, keep });
const lastKept = (): string => formatScenario(keep.mock.lastCall?.[0] ?? emptyScenario);

test('a permanent force applies to every call, a single one to the next call only', () => {
  const store = storeWith('logout.2s_authenticate.400-wrongPassword.once');
  expect([store.take('logout'), store.take('logout')]).toMatchObject([{ delay: '2s' }, { delay: '2s' }]);
  expect(store.take('authenticate')).toMatchObject({ answer: { example: 'wrongPassword' } });
  expect(store.take('authenticate')).toBeUndefined();
  expect(store.take('listProducts')).toBeUndefined();
  expect(lastKept()).toBe('logout.2s');
});

test('an empty force removes the operation, and every change is saved', () => {
  const store = storeWith();
  store.force('logout', late);
  expect(lastKept()).toBe('logout.2s');
  store.force('logout', { once: true });
  expect(store.getSnapshot().scenario.size).toBe(0);
  expect(lastKept()).toBe('');
});

test.each([
  ['another choice for its operation', (store: ReturnType<typeof storeWith>) => store.force('logout', late)],
  ['another scenario', (store: ReturnType<typeof storeWith>) => store.use(emptyScenario)],
  ['a reset, also when it was for once', (store: ReturnType<typeof storeWith>) => store.reset()],
  ['a person', (store: ReturnType<typeof storeWith>) => store.letGo('logout')],
])('a hanging call is released by %s', async (_what, act) => {
  const store = storeWith('logout.hang_listProducts.hang');
  const { signal } = new AbortController();
  const held = [store.hold('logout', signal), store.hold('logout', signal)];
  expect(store.getSnapshot().held.get('logout')).toBe(2);
  act(store);
  await Promise.all(held);
  expect(store.getSnapshot().held.size).toBe(0);
});

test('a change for another operation releases nothing, an aborted caller is released', async () => {
  const store = storeWith('logout.hang');
  const caller = new AbortController();
  const held = store.hold('logout', caller.signal);
  store.force('listProducts', late);
  expect(store.getSnapshot().held.get('logout')).toBe(1);
  caller.abort();
  await held;
  expect(store.getSnapshot().held.size).toBe(0);
});

test('a notice stays until the panel is closed or the scenario changes', () => {
  const store = createDevStore({ scenario: emptyScenario, notice: 'left out', keep });
  store.show(true);
  expect(store.getSnapshot().notice).toBe('left out');
  store.show(false);
  expect(store.getSnapshot().notice).toBeNull();
  store.setNotice('again');
  store.use(emptyScenario);
  expect(store.getSnapshot().notice).toBeNull();
});
