/** The first bits of the fractional parts of roots of the first primes, as the standard (FIPS 180-4) derives them. */
function fractions(count: number, root: (prime: number) => number): Uint32Array {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number += 1) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return Uint32Array.from(primes, (prime) => (root(prime) % 1) * 2 ** 32);
}

const ROUND = fractions(64, Math.cbrt);
const START = fractions(8, Math.sqrt);
const BLOCK = 64;

const turned = (word: number, bits: number): number => (word >>> bits) | (word << (32 - bits));

function padded(bytes: Uint8Array): DataView {
  const length = Math.ceil((bytes.length + 9) / BLOCK) * BLOCK;
  const all = new Uint8Array(length);
  all.set(bytes);
  all[bytes.length] = 0x80;
  const view = new DataView(all.buffer);
  view.setUint32(length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(length - 4, (bytes.length * 8) % 2 ** 32);
  return view;
}

function schedule(view: DataView, offset: number): Uint32Array {
  const words = new Uint32Array(BLOCK);
  for (let at = 0; at < 16; at += 1) words[at] = view.getUint32(offset + at * 4);
  for (let at = 16; at < BLOCK; at += 1) {
    const early = words[at - 15] ?? 0;
    const late = words[at - 2] ?? 0;
    const small = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const large = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[at] = (words[at - 16] ?? 0) + small + (words[at - 7] ?? 0) + large;
  }
  return words;
}

function mixed(state: Uint32Array, words: Uint32Array): Uint32Array {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let at = 0; at < BLOCK; at += 1) {
    const large = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + large + choice + (ROUND[at] ?? 0) + (words[at] ?? 0)) | 0;
    const small = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
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
  const view = padded(bytes);
  let state: Uint32Array = START;
  for (let offset = 0; offset < view.byteLength; offset += BLOCK)
    state = mixed(state, schedule(view, offset));
  const out = new DataView(new ArrayBuffer(32));
  for (const [at, word] of state.entries()) out.setUint32(at * 4, word);
  return new Uint8Array(out.buffer);
}
