import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStorage } from '#shared/lib/storage.ts';
import { createBrowser } from '#tests/support/browserTabs.ts';
import { claimLogoutCall } from './logoutClaim.ts';
import type { Locks } from './logoutClaim.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const twoTabs = () => createBrowser(2).tabs.map(createStorage);

/** The one lock of a browser: who asks while it is held is told so at once. */
function createLocks(): Locks {
  let held = false;
  return {
    request: async (name, _options, granted) => {
      if (held) return granted(null);
      held = true;
      await granted({ name });
      held = false;
      return undefined;
    },
  };
}

describe('E92 one logout call for all tabs', () => {
  test('with locks the first tab gets the claim and the second does not, for as long as the call may take', async () => {
    const [one, two] = twoTabs();
    if (!one || !two) throw new Error('two tabs expected');
    const locks = createLocks();
    expect(await claimLogoutCall(one, locks)).toBe(true);
    expect(await claimLogoutCall(two, locks)).toBe(false);
    await vi.advanceTimersByTimeAsync(1999);
    expect(await claimLogoutCall(two, locks)).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(await claimLogoutCall(two, locks)).toBe(true);
  });

  test('locks that cannot be had still give the claim', async () => {
    const [one] = twoTabs();
    if (!one) throw new Error('a tab expected');
    const locks: Locks = { request: () => Promise.reject(new DOMException('no', 'SecurityError')) };
    expect(await claimLogoutCall(one, locks)).toBe(true);
  });

  test('without locks the last tab that claims gets it, and local storage is left empty', async () => {
    const [one, two] = twoTabs();
    if (!one || !two) throw new Error('two tabs expected');
    const claims = Promise.all([claimLogoutCall(one, undefined), claimLogoutCall(two, undefined)]);
    await vi.advanceTimersByTimeAsync(50);
    expect(await claims).toEqual([false, true]);
    expect(one.get('logoutClaim')).toBeNull();
  });

  test('without locks a tab that clears storage meanwhile takes the claim from nobody', async () => {
    const [one, two] = twoTabs();
    if (!one || !two) throw new Error('two tabs expected');
    const claim = claimLogoutCall(one, undefined);
    two.clearLocal();
    await vi.advanceTimersByTimeAsync(50);
    expect(await claim).toBe(true);
  });
});
