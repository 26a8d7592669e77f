import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { answerChecked } from './checked.ts';
import { FAULT_HEADER } from '#mocks/core/faults.ts';
import type { Answer } from '#mocks/core/handle.ts';
import { COMMON_HEADERS } from '#mocks/core/replies.ts';

/** More than any call of the panel sends, so that a runaway upload cannot fill the memory. */
const BODY_MAX_BYTES = 64 * 1024 * 1024;

class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

async function readBodyBytes(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | null> {
  if (incoming.method === 'GET' || incoming.method === 'HEAD') return null;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    if (!Buffer.isBuffer(chunk)) continue;
    size += chunk.length;
    if (size > BODY_MAX_BYTES) throw new TooLarge();
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks));
}

function readHeaders(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    for (const one of Array.isArray(value) ? value : [value ?? '']) headers.append(name, one);
  }
  return headers;
}

/** The address as it was asked for: a dev server takes its own prefix off `url`. */
function readUrl(incoming: IncomingMessage): URL {
  const path = 'originalUrl' in incoming ? String(incoming.originalUrl) : (incoming.url ?? '/');
  return new URL(path, `http://${incoming.headers.host ?? 'localhost'}`);
}

async function writeResponse(
  response: Response,
  outgoing: ServerResponse,
  signal: AbortSignal,
): Promise<void> {
  // A failed network: the connection is closed without an answer.
  if (response.type === 'error') {
    outgoing.destroy();
    return;
  }
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  // Only intended faults may arrive in pieces or end early.
  if (!response.headers.has(FAULT_HEADER)) {
    outgoing.end(new Uint8Array(await response.arrayBuffer()));
    return;
  }
  for await (const chunk of response.body ?? []) {
    if (outgoing.destroyed) return;
    if (!outgoing.write(chunk)) await once(outgoing, 'drain', { signal });
  }
  outgoing.end();
}

/**
 * Answers one request of a Node server: behind the dev server, behind `preview`, and in a server of its own. It never
 * rejects.
 */
export async function serveMock(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: Answer = answerChecked,
): Promise<void> {
  const controller = new AbortController();
  outgoing.once('close', () => controller.abort());
  try {
    const { method = 'GET' } = incoming;
    const init = {
      method,
      headers: readHeaders(incoming),
      body: await readBodyBytes(incoming),
      signal: controller.signal,
    };
    await writeResponse(await answer(new Request(readUrl(incoming), init)), outgoing, controller.signal);
  } catch (error) {
    // Half an answer cannot be withdrawn; the caller sees a broken connection.
    if (outgoing.headersSent || outgoing.destroyed) {
      outgoing.destroy();
      return;
    }
    outgoing.writeHead(error instanceof TooLarge ? 413 : 400, {
      'content-type': 'application/problem+json',
      ...COMMON_HEADERS,
    });
    const title = error instanceof TooLarge ? 'The request is too large' : 'The request can’t be read';
    outgoing.end(JSON.stringify({ title, status: outgoing.statusCode, code: 'bad_request' }));
  }
}
