import zlib from 'node:zlib';

type Decode = (bytes: Buffer, options: { maxOutputLength: number }) => Buffer;

/** Bytes without their content codings, or why nobody can read them. */
type Decoded = { bytes: Buffer<ArrayBuffer>; unread?: undefined } | { unread: string };

const MOST_BYTES = 256 * 1024 * 1024;

/** With the two bytes that RFC 1950 wants, or without them, as many servers send it. */
const inflate: Decode = (bytes, options) => {
  const head = bytes.length > 1 ? bytes.readUInt16BE(0) : 0;
  const isWrapped = (head & 0x0f00) === 0x0800 && head % 31 === 0;
  return isWrapped ? zlib.inflateSync(bytes, options) : zlib.inflateRawSync(bytes, options);
};

const decoders: ReadonlyMap<string, Decode> = new Map<string, Decode>([
  ['gzip', zlib.gunzipSync],
  ['x-gzip', zlib.gunzipSync],
  ['deflate', inflate],
  ['br', zlib.brotliDecompressSync],
  // Older Node does not have it.
  ...('zstdDecompressSync' in zlib ? [['zstd', zlib.zstdDecompressSync] as const] : []),
]);

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

/**
 * Takes the codings of a body away, the last one first (RFC 9110, 8.4).
 * @param codings the header `Content-Encoding`
 */
export function decoded(bytes: Buffer<ArrayBuffer>, codings: string): Decoded {
  const names = codings
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  let plain = bytes;
  for (const name of bytes.length === 0 ? [] : names.toReversed()) {
    const decode = decoders.get(name);
    if (!decode) return { unread: `the content coding "${name}" is not known here` };
    try {
      plain = Buffer.from(decode(plain, { maxOutputLength: MOST_BYTES }));
    } catch (error) {
      if (isTooLarge(error)) return { unread: 'the body is larger than 256 MB when decoded' };
      // It is not what its header says: as it stands, no check can read it.
      return { bytes: plain };
    }
  }
  return { bytes: plain };
}
