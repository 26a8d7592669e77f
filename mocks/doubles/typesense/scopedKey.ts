import { sha256 } from './sha256.ts';

/** The parameters inside of a scoped key. They hold for every search with it. */
export interface Embedded {
  /** Seconds since 1970. */
  expires_at?: number;
  filter_by?: string;
  exclude_fields?: string;
  limit_hits?: number;
  limit_multi_searches?: number;
  [parameter: string]: unknown;
}

const BLOCK = 64;
const DIGEST_LETTERS = 44;
const PREFIX_LETTERS = 4;

const encodeUtf8 = (text: string): Uint8Array => new TextEncoder().encode(text);
const encodeBase64 = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

function concatBytes(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function hmac(key: string, text: string): Uint8Array {
  const keyBytes = encodeUtf8(key);
  const block = new Uint8Array(BLOCK);
  block.set(keyBytes.length > BLOCK ? sha256(keyBytes) : keyBytes);
  const inner = sha256(
    concatBytes(
      block.map((byte) => byte ^ 0x36),
      encodeUtf8(text),
    ),
  );
  return sha256(
    concatBytes(
      block.map((byte) => byte ^ 0x5c),
      inner,
    ),
  );
}

/** A key that can search only, and only as the embedded parameters say. Made from a key that can search only. */
export function makeScopedKey(parentKey: string, embedded: Embedded): string {
  const json = JSON.stringify(embedded);
  return encodeBase64(
    encodeUtf8(encodeBase64(hmac(parentKey, json)) + parentKey.slice(0, PREFIX_LETTERS) + json),
  );
}

function decodeBase64(text: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    return new TextDecoder().decode(bytes);
  } catch {
    return undefined;
  }
}

function isEmbedded(value: unknown): value is Embedded {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseEmbedded(json: string): Embedded | undefined {
  try {
    const value: unknown = JSON.parse(json);
    return isEmbedded(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The parameters of a scoped key that was made from `parentKey`, else undefined. Whether it expired is not asked. */
export function openScopedKey(parentKey: string, scopedKey: string): Embedded | undefined {
  const text = decodeBase64(scopedKey);
  if (text?.slice(DIGEST_LETTERS, DIGEST_LETTERS + PREFIX_LETTERS) !== parentKey.slice(0, PREFIX_LETTERS))
    return undefined;
  const json = text.slice(DIGEST_LETTERS + PREFIX_LETTERS);
  return text.slice(0, DIGEST_LETTERS) === encodeBase64(hmac(parentKey, json))
    ? parseEmbedded(json)
    : undefined;
}
