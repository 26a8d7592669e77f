/** The first bits of the fractional parts of roots of the first primes, as the standard (FIPS 180-4) derives them. */
function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return Uint32Array.from(primes, (prime) => (root(prime) % 1) * 2 ** 32);
}

const ROUND_CONSTANTS = fractions(64, Math.cbrt);
const INITIAL_STATE = fractions(8, Math.sqrt);
const BLOCK = 64;

const rotateRight = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

function padMessage(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const paddedBytes = new Uint8Array(length);
  paddedBytes.set(bytes);
  paddedBytes[bytes.length] = 0x80;
  const view = new DataView(paddedBytes.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, (bytes.length * 8) % 2 ** 32);
  return view;
}

function expandWords(view: DataView, offset: number): Uint32Array {
  const words = new Uint32Array(BLOCK);
  for (let index = 0; index < 16; index += 1) words[index] = view.getUint32(offset + index * 4);
  for (let index = 16; index < BLOCK; index += 1) {
    const word15 = words[index - 15] ?? 0;
    const word2 = words[index - 2] ?? 0;
    const small = rotateRight(word15, 7) ^ rotateRight(word15, 18) ^ (word15 >>> 3);
    const large = rotateRight(word2, 17) ^ rotateRight(word2, 19) ^ (word2 >>> 10);
    words[index] = (words[index - 16] ?? 0) + small + (words[index - 7] ?? 0) + large;
  }
  return words;
}

function compressBlock(state: Uint32Array, words: Uint32Array): Uint32Array {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let round = 0; round < BLOCK; round += 1) {
    const large = rotateRight(e, 6) ^ rotateRight(e, 11) ^ rotateRight(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + large + choice + (ROUND_CONSTANTS[round] ?? 0) + (words[round] ?? 0)) | 0;
    const small = rotateRight(a, 2) ^ rotateRight(a, 13) ^ rotateRight(a, 22);
    const second = (small + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return state.map((word, index) => word + ([a, b, c, d, e, f, g, h][index] ?? 0));
}

/**
 * SHA-256. The browser's own is there for secure pages only and answers later; the mock also runs in a worker, in Node
 * and in tests, and all of them are to say the same at once.
 */
export function sha256(bytes: Uint8Array): Uint8Array {
  const view = padMessage(bytes);
  let state: Uint32Array = INITIAL_STATE;
  for (let offset = 0; offset < view.byteLength; offset += BLOCK)
    state = compressBlock(state, expandWords(view, offset));
  const output = new DataView(new ArrayBuffer(32));
  for (const [index, word] of state.entries()) output.setUint32(index * 4, word);
  return new Uint8Array(output.buffer);
}
