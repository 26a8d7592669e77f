import { loadChunk } from './loadChunk.ts';

const withoutReload = { isOnline: () => true, mayReload: () => false, reload: () => undefined };

/** Fetches a part that can be done without: nothing is reloaded for it. */
export function loadExtra<T>(load: () => Promise<T>): Promise<T> {
  return loadChunk('extra', load, withoutReload);
}
