import { RELOAD_LATCH_MS } from './constants.ts';
import { storage } from './storage.ts';
import type { PanelStorage } from './storage.ts';

/**
 * Whether the page may reload itself for this reason now; asking takes the turn. Once in 10 s and reason (E52, E142),
 * and never where the browser would not remember that it did (E144).
 * @param reason a name, for example that of the chunk that failed
 * @param now ms since 1970
 */
export function mayReload(reason: string, now: number = Date.now(), place: PanelStorage = storage): boolean {
  if (!place.available()) return false;
  const recent = Object.entries(place.session.get('reloads') ?? {}).filter(
    ([, at]) => now >= at && now - at < RELOAD_LATCH_MS,
  );
  if (recent.some(([name]) => name === reason)) return false;
  return place.session.set('reloads', Object.fromEntries([...recent, [reason, now]]));
}
