import type { IncomingMessage } from 'node:http';

import { FILE } from '#mocks/contract/checker.ts';
import { mediaTypeOf } from '#mocks/core/readRequest.ts';

import type { Answer } from '#tests/contract/run/transport.ts';
import { decoded } from './decoded.ts';
import { endToEnd } from './endToEnd.ts';

/** An answer, and why its body cannot be judged, if so. */
export interface ReadAnswer {
  answer: Answer;
  unread: string | undefined;
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
export function answerOf(
  message: IncomingMessage,
  bytes: Buffer<ArrayBuffer> | undefined,
  ms: number,
): ReadAnswer {
  const headers = new Headers(endToEnd(message.rawHeaders));
  const plain = bytes && decoded(bytes, headers.get('content-encoding') ?? '');
  // Where a schema says that there is a file.
  const text = plain?.unread === undefined && plain ? new TextDecoder().decode(plain.bytes) : FILE;
  return {
    answer: {
      status: message.statusCode ?? 0,
      contentType: mediaTypeOf(headers),
      headers,
      text,
      json: parsed(text),
      ms,
    },
    unread: plain?.unread,
  };
}
