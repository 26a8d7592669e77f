import { afterEach, expect, test, vi } from 'vitest';
import { removeStaleWorker } from './removeStaleWorker.ts';

function workers(scripts: readonly string[]) {
  const registrations = scripts.map((scriptURL) => ({
    active: { scriptURL },
    waiting: null,
    installing: null,
    unregister: vi.fn(() => Promise.resolve(true)),
  }));
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistrations: () => Promise.resolve(registrations), controller: null },
  });
  return registrations;
}

afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

test('T12 a leftover worker of the mock is removed and any other stays', async () => {
  const [stray, other] = workers(['https://panel.test/mockServiceWorker.js', 'https://panel.test/push.js']);
  await removeStaleWorker();
  expect(stray?.unregister).toHaveBeenCalledTimes(1);
  expect(other?.unregister).not.toHaveBeenCalled();
});

test('T12 a browser without workers, or one that refuses to list them, causes no error', async () => {
  await expect(removeStaleWorker()).resolves.toBeUndefined();
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { getRegistrations: () => Promise.reject(new DOMException('', 'SecurityError')) },
  });
  await expect(removeStaleWorker()).resolves.toBeUndefined();
});
