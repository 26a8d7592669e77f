import type { IncomingMessage } from 'node:http';

import { FILE } from '#mocks/contract/checker.ts';
import { mediaTypeOf } from '#mocks/core/readRequest.ts';

import { bodyText } from '#tests/contract/run/bodyText.ts';
import type { Answer } from '#tests/contract/run/transport.ts';
import { decoded } from './decoded.ts';
import { endToEnd } from './endToEnd.ts';

/** An answer, and why its body cannot be judged, if so. */
export interface ReadAnswer {
  answer: Answer;
  unread: string | undefined;
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
  const body = plain?.unread === undefined && plain ? bodyText(plain.bytes) : { text: FILE, json: undefined };
  return {
    answer: {
      status: message.statusCode ?? 0,
      contentType: mediaTypeOf(headers),
      headers,
      ...body,
      ms,
    },
    unread: plain?.unread,
  };
}
