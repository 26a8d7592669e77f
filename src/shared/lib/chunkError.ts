/** A part of the panel could not be fetched, and reloading by itself is no longer the answer (E142). */
export class ChunkError extends Error {
  override readonly name = 'ChunkError';
  /** Name of the part, as `loadChunk` was told it. */
  readonly chunk: string;

  constructor(chunk: string, cause: unknown) {
    super(`Cannot load ${chunk}`, { cause });
    this.chunk = chunk;
  }
}

// What browsers and bundlers say of a script or style that could not be had (E145).
const names: ReadonlySet<string> = new Set(['ChunkLoadError', 'ChunkError']);
const codes: ReadonlySet<string> = new Set(['CSS_CHUNK_LOAD_FAILED']);
const wordings = [
  /failed to fetch dynamically imported module/i, // Chrome, Edge
  /error loading dynamically imported module/i, // Firefox
  /importing a module script failed/i, // Safari
  /loading (css )?chunk .+ failed/i, // other bundlers
  /unable to preload css/i, // Vite
  /javascript mime type/i, // a page answered in place of the script (F32)
];

/** True for the failure to fetch a part of the panel, whoever reports it. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (names.has(error.name) || ('code' in error && codes.has(String(error.code)))) return true;
  return wordings.some((wording) => wording.test(error.message));
}
