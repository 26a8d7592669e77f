import { expect, test } from 'vitest';
import { MemoryStorage } from '#tests/support/browserTabs.ts';
import { mayReload } from './reloadLatch.ts';
import { createStorage } from './storage.ts';

function place() {
  const [local, session] = [new MemoryStorage(), new MemoryStorage()];
  return createStorage({ local: () => local, session: () => session, events: () => window });
}

test('E52 E142 each reason reloads the page once in 10 s', () => {
  const tab = place();
  expect(mayReload('chunk-a', 1000, tab)).toBe(true);
  expect(mayReload('chunk-a', 1001, tab)).toBe(false);
  expect(mayReload('chunk-b', 1001, tab)).toBe(true);
  expect(mayReload('chunk-a', 10_999, tab)).toBe(false);
  expect(mayReload('chunk-a', 11_000, tab)).toBe(true);
});

test('a clock set back does not keep the latch closed for ever', () => {
  const tab = place();
  mayReload('401', 50_000, tab);
  expect(mayReload('401', 20_000, tab)).toBe(true);
});

test('expired latches are forgotten', () => {
  const tab = place();
  mayReload('chunk-a', 1000, tab);
  mayReload('chunk-b', 20_000, tab);
  expect(tab.session.get('reloads')).toEqual({ 'chunk-b': 20_000 });
});

test('E144 there is no reload where storage is blocked', () => {
  const blocked = (): never => {
    throw new DOMException('blocked', 'SecurityError');
  };
  const tab = createStorage({ local: blocked, session: blocked, events: () => window });
  expect(mayReload('chunk-a', 1000, tab)).toBe(false);
});

test('the page uses its own storage and clock', () => {
  expect(mayReload('once')).toBe(true);
  expect(mayReload('once')).toBe(false);
});
