/** Headers that are said between two neighbours and not passed on (RFC 9110, 7.6.1), and `Expect`, which is answered. */
const BETWEEN_NEIGHBOURS: ReadonlySet<string> = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Names and values in turn, as pairs. */
export function pairsOf(raw: readonly string[]): [string, string][] {
  const names = raw.filter((_text, index) => index % 2 === 0);
  return names.map((name, index) => [name, raw[index * 2 + 1] ?? '']);
}

/**
 * The headers that travel to the end, as pairs in the order and spelling in which they came.
 * @param raw names and values in turn, as `rawHeaders` holds them
 */
export function endToEnd(raw: readonly string[]): [string, string][] {
  const pairs = pairsOf(raw);
  const more = pairs
    .filter(([name]) => name.toLowerCase() === 'connection')
    .flatMap(([, value]) => value.split(',').map((one) => one.trim().toLowerCase()));
  return pairs.filter(([name]) => {
    const lower = name.toLowerCase();
    return !BETWEEN_NEIGHBOURS.has(lower) && !more.includes(lower);
  });
}
