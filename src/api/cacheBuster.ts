/** Wire name of the cache-buster (D6), declared once in the contract as a shared parameter. */
const CACHE_BUSTER = '_t';

/** Milliseconds since 1970, strictly increasing: two calls within one millisecond differ (E57). */
export function createCacheBuster(now: () => number = () => Date.now()): () => number {
  let last = 0;
  return () => {
    last = Math.max(now(), last + 1);
    return last;
  };
}

function readParameterName(pair: string): string {
  return pair.split('=', 1)[0] ?? '';
}

/**
 * spec §7: GET requests get a cache-busting timestamp. The query that is there stays as it was written, byte for
 * byte; only an older stamp is replaced.
 */
export function withCacheBuster(url: string, stamp: number): string {
  const hashAt = url.indexOf('#');
  const beforeHash = hashAt < 0 ? url : url.slice(0, hashAt);
  const hash = hashAt < 0 ? '' : url.slice(hashAt);
  const queryAt = beforeHash.indexOf('?');
  const path = queryAt < 0 ? beforeHash : beforeHash.slice(0, queryAt);
  const query = queryAt < 0 ? '' : beforeHash.slice(queryAt + 1);
  const pairs =
    query === '' ? [] : query.split('&').filter((pair) => readParameterName(pair) !== CACHE_BUSTER);
  return `${path}?${[...pairs, `${CACHE_BUSTER}=${stamp}`].join('&')}${hash}`;
}
