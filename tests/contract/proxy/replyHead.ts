import type { IncomingMessage, InformationEvent, ServerResponse } from 'node:http';

import { endToEnd } from './endToEnd.ts';
import type { Violation } from './traffic.ts';
import { violationsHeader } from './violationsHeader.ts';

/** Has no body and nothing to be said about one (RFC 9110, 8.6 and RFC 9112, 6.1). */
const NO_CONTENT = 204;
const BODY_HEADERS: ReadonlySet<string> = new Set(['content-length', 'transfer-encoding']);

/**
 * Writes the head of an answer as the server wrote it. What breaks the contract is named in a header of an answer that
 * can have a body; others stay as they are.
 */
export function writeHead(
  outgoing: ServerResponse,
  incoming: IncomingMessage,
  { rawHeaders, statusCode = 502, statusMessage }: IncomingMessage,
  violations: readonly Violation[],
): void {
  const isBodiless = statusCode === NO_CONTENT || statusCode === 304 || incoming.method === 'HEAD';
  const own = isBodiless ? [] : violationsHeader(violations);
  const passed = endToEnd(rawHeaders).filter(
    ([name]) => statusCode !== NO_CONTENT || !BODY_HEADERS.has(name.toLowerCase()),
  );
  outgoing.sendDate = false;
  // HTTP/1.1 keeps connections without being told so.
  if (incoming.httpVersion === '1.1' && outgoing.shouldKeepAlive) outgoing.removeHeader('Connection');
  outgoing.writeHead(statusCode, statusMessage, [...passed, ...own].flat());
}

/** Passes on what is said before the answer (1xx), but for `100`, which the proxy says by itself (RFC 9110, 15.2). */
export function passInformation(
  { httpVersion }: IncomingMessage,
  outgoing: ServerResponse,
): (information: InformationEvent) => void {
  return ({ statusCode, statusMessage, rawHeaders }) => {
    if (httpVersion !== '1.1' || statusCode === 100 || outgoing.headersSent) return;
    const lines = endToEnd(rawHeaders).map(([name, value]) => `${name}: ${value}`);
    const head = [`HTTP/1.1 ${statusCode} ${statusMessage}`, ...lines, '', ''].join('\r\n');
    // Node has a method for two of these only.
    outgoing.socket?.write(head, 'latin1');
  };
}
