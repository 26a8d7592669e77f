import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mayReload } from '#shared/lib/reloadLatch.ts';
import { createStorage } from '#shared/lib/storage.ts';
import { ChunkError } from '#shared/lib/chunkError.ts';
import { loadChunk, type ChunkParts } from './loadChunk.ts';

const gone = new TypeError('Failed to fetch dynamically imported module: /assets/home-1.js');

const storage = createStorage({
  local: () => window.localStorage,
  session: () => window.sessionStorage,
  events: () => window,
});

function setUp(parts: Partial<ChunkParts> = {}) {
  const reload = vi.fn();
  const all: ChunkParts = {
    isOnline: () => true,
    mayReload: (chunk) => mayReload(chunk, Date.now(), storage),
    reload,
    ...parts,
  };
  const load = (importer: () => Promise<unknown>) => {
    const settled = vi.fn();
    loadChunk('home', importer, all).then(
      (value) => void settled('loaded', value),
      (error: unknown) => void settled('failed', error),
    );
    return settled;
  };
  return { load, reload };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('E142 a chunk that cannot be loaded', () => {
  test('is retried after 0.5 s and after 2 s', async () => {
    const { load, reload } = setUp();
    const importer = vi
      .fn()
      .mockRejectedValueOnce(gone)
      .mockRejectedValueOnce(gone)
      .mockResolvedValue('home');
    const settled = load(importer);

    await vi.advanceTimersByTimeAsync(499);
    expect(importer).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(importer).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1999);
    expect(importer).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledExactlyOnceWith('loaded', 'home');
    expect(reload).not.toHaveBeenCalled();
  });

  test('reloads the page once, and says so when that did not help', async () => {
    const { load, reload } = setUp();
    const importer = vi.fn().mockRejectedValue(gone);
    const first = load(importer);
    await vi.advanceTimersByTimeAsync(2500);
    expect(importer).toHaveBeenCalledTimes(3);
    expect(reload).toHaveBeenCalledTimes(1);
    // The page is on its way out: nothing is shown in between.
    expect(first).not.toHaveBeenCalled();

    const second = load(importer);
    await vi.advanceTimersByTimeAsync(2500);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledExactlyOnceWith('failed', expect.any(ChunkError));
  });

  test('may reload the page again 10 s later, each chunk for itself', async () => {
    const { load, reload } = setUp();
    const importer = vi.fn().mockRejectedValue(gone);
    load(importer);
    await vi.advanceTimersByTimeAsync(2500 + 10_000);
    load(importer);
    await vi.advanceTimersByTimeAsync(2500);
    expect(reload).toHaveBeenCalledTimes(2);
    expect(mayReload('team', Date.now(), storage)).toBe(true);
  });

  test('spec §9 has failed after 120 s in all, and one that hangs does not reload the page', async () => {
    const { load, reload } = setUp();
    const settled = load(() => new Promise(() => undefined));
    await vi.advanceTimersByTimeAsync(119_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledExactlyOnceWith('failed', expect.any(ChunkError));
    expect(reload).not.toHaveBeenCalled();
  });

  test('spec §9 has the rest of the 120 s for a retry that hangs', async () => {
    const { load, reload } = setUp();
    const importer = vi
      .fn()
      .mockRejectedValueOnce(gone)
      .mockReturnValue(new Promise(() => undefined));
    const settled = load(importer);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(importer).toHaveBeenCalledTimes(2);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledExactlyOnceWith('failed', expect.any(ChunkError));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(importer).toHaveBeenCalledTimes(2);
    expect(reload).not.toHaveBeenCalled();
  });

  test('E143 does not reload the page offline', async () => {
    const { load, reload } = setUp({ isOnline: () => false });
    const settled = load(() => Promise.reject(gone));
    await vi.advanceTimersByTimeAsync(2500);
    expect(reload).not.toHaveBeenCalled();
    expect(settled).toHaveBeenCalledExactlyOnceWith('failed', expect.any(ChunkError));
  });

  test('E144 does not reload the page with storage blocked', async () => {
    const blocked = createStorage({
      local: () => {
        throw new DOMException('', 'SecurityError');
      },
      session: () => {
        throw new DOMException('', 'SecurityError');
      },
      events: () => window,
    });
    const { load, reload } = setUp({ mayReload: (chunk) => mayReload(chunk, Date.now(), blocked) });
    const settled = load(() => Promise.reject(gone));
    await vi.advanceTimersByTimeAsync(2500);
    expect(reload).not.toHaveBeenCalled();
    expect(settled).toHaveBeenCalledExactlyOnceWith('failed', expect.any(ChunkError));
  });

  test('passes an error inside the chunk on at once', async () => {
    const { load, reload } = setUp();
    const mistake = new TypeError("Cannot read properties of undefined (reading 'map')");
    const importer = vi.fn().mockRejectedValue(mistake);
    const settled = load(importer);
    await vi.advanceTimersByTimeAsync(0);
    expect(settled).toHaveBeenCalledExactlyOnceWith('failed', mistake);
    expect(importer).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
  });
});
