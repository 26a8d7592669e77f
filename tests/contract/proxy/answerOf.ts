import type { IncomingMessage } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync, zstdDecompressSync } from 'node:zlib';

import { FILE } from '#mocks/contract/checker.ts';
import { mediaTypeOf } from '#mocks/core/readRequest.ts';

import type { Answer } from '#tests/contract/run/transport.ts';
import { endToEnd } from './endToEnd.ts';

type Unpack = (bytes: Buffer, options: { maxOutputLength: number }) => Buffer;

const MOST_BYTES = 256 * 1024 * 1024;

const unpackers: Readonly<Record<string, Unpack>> = {
  gzip: gunzipSync,
  'x-gzip': gunzipSync,
  deflate: inflateSync,
  br: brotliDecompressSync,
  zstd: zstdDecompressSync,
};

/** Bytes that do not unpack stay as they are, and are then no JSON. */
function unpacked(bytes: Buffer, coding: string): Buffer {
  const unpack = unpackers[coding.trim().toLowerCase()];
  try {
    return unpack ? unpack(bytes, { maxOutputLength: MOST_BYTES }) : bytes;
  } catch {
    return bytes;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * An answer in the form that checks look at.
 * @param bytes the body as it came; undefined when it is one that nobody reads as text
 * @param ms until its last byte
 */
export function answerOf(message: IncomingMessage, bytes: Buffer | undefined, ms: number): Answer {
  const headers = new Headers(endToEnd(message.rawHeaders));
  const plain = bytes && unpacked(bytes, headers.get('content-encoding') ?? '');
  // Where a schema says that there is a file.
  const text = plain ? new TextDecoder().decode(plain) : FILE;
  return {
    status: message.statusCode ?? 0,
    contentType: mediaTypeOf(headers),
    headers,
    text,
    json: parsed(text),
    ms,
  };
}
