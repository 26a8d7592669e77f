import { ChunkError, isChunkError } from './chunkError.ts';
import { CHUNK_TIMEOUT_MS } from './constants.ts';
import { mayReload } from './reloadLatch.ts';

const RETRY_AFTER_MS = [500, 2000] as const;

export type ChunkParts = {
  isOnline: () => boolean;
  /** Whether the page may reload itself for this part now (E142, E144); asking takes the turn. */
  mayReload: (chunk: string) => boolean;
  /** Saves what is typed and loads the page anew at the address that was asked for. */
  reload: () => void;
};

const parts: ChunkParts = {
  isOnline: () => navigator.onLine,
  mayReload: (chunk) => mayReload(`chunk ${chunk}`),
  reload: () => window.location.reload(),
};

/** Called once at start-up by the module that knows the router and the drafts. */
export function onChunkReload(reload: () => void): void {
  parts.reload = reload;
}

const never = (): Promise<never> => new Promise(() => undefined);

/**
 * Fetches a part of the panel: two further tries, then one reload of the page, because a new version may have taken
 * the old files away; then a {@link ChunkError} (E142). Offline there is no reload (E143).
 * spec §8, §9: it counts as failed after 120 s in all. A reload would not bring what hangs.
 * @param chunk name of the part, the key of the reload latch
 * @param load the dynamic import
 */
export async function loadChunk<T>(
  chunk: string,
  load: () => Promise<T>,
  { isOnline, mayReload: mayReloadFor, reload }: ChunkParts = parts,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ChunkError(chunk, undefined)), CHUNK_TIMEOUT_MS);
  });
  try {
    for (let failures = 0; ; failures += 1) {
      try {
        return await Promise.race([load(), tooLate]);
      } catch (error) {
        // A mistake in the part itself is not mended by fetching it again.
        if (!isChunkError(error) || error instanceof ChunkError) throw error;
        const wait = RETRY_AFTER_MS[failures];
        if (wait !== undefined) {
          await new Promise((resolve) => setTimeout(resolve, wait));
          continue;
        }
        clearTimeout(timer);
        if (!isOnline() || !mayReloadFor(chunk)) throw new ChunkError(chunk, error);
        reload();
        return await never();
      }
    }
  } finally {
    clearTimeout(timer);
  }
}
