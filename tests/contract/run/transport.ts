import { type IncomingMessage, request as plainRequest, Agent as PlainAgent } from 'node:http';
import { request as secureRequest, Agent as SecureAgent } from 'node:https';

import { bodyText } from './bodyText.ts';
import { formDataOf } from './formDataOf.ts';
import type { HttpRequest } from './httpRequest.ts';

/** What came back, or why nothing whole did. */
export interface Answer {
  /** 0 when there was no whole answer. */
  status: number;
  /** Without parameters, in lower case; empty when there is none. */
  contentType: string;
  headers: Headers;
  text: string;
  /** The JSON that the text is; undefined when it is none. */
  json: unknown;
  /** Milliseconds until the last byte. */
  ms: number;
  /** The call got no whole answer: nobody was there, it took too long, or the connection broke. */
  failure?: 'no connection' | 'hangs' | 'breaks off';
  /** Answers with 429 that came before, to the same call; a wait followed each. */
  waitedOut?: readonly Answer[];
  /** Why no more waiting was done for a call that is answered with 429. */
  gaveUp?: string;
}

/** Sends one request and reads the whole answer. Never rejects. */
export type Transport = (wire: HttpRequest) => Promise<Answer>;

const GIVE_UP_MS = 10_000;

interface Payload {
  bytes: Buffer;
  headers: Record<string, string>;
}

async function payloadOf(body: HttpRequest['body']): Promise<Payload | undefined> {
  if (body === undefined) return undefined;
  if (typeof body === 'string') return { bytes: Buffer.from(body), headers: {} };
  const encoded = new Response(formDataOf(body));
  const type = encoded.headers.get('content-type') ?? '';
  return { bytes: Buffer.from(await encoded.arrayBuffer()), headers: { 'content-type': type } };
}

function headersOf({ rawHeaders }: IncomingMessage): Headers {
  const headers = new Headers();
  for (let index = 0; index + 1 < rawHeaders.length; index += 2)
    headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
  return headers;
}

type Received = Pick<Answer, 'status' | 'headers' | 'text' | 'json'>;
type Failed = { failure: NonNullable<Answer['failure']>; isRace: boolean };

const agents = { plain: new PlainAgent({ keepAlive: true }), secure: new SecureAgent({ keepAlive: true }) };

function sendOnce(
  { method, url, headers }: HttpRequest,
  payload: Payload | undefined,
  signal: AbortSignal,
  isNewConnection: boolean,
): Promise<Received | Failed> {
  const isSecure = url.startsWith('https:');
  const pooled = isSecure ? agents.secure : agents.plain;
  const sent = { accept: '*/*', 'accept-encoding': 'identity', ...headers, ...payload?.headers };
  const length = payload && { 'content-length': String(payload.bytes.length) };
  const agent = isNewConnection ? false : pooled;
  return new Promise((resolve) => {
    const call = (isSecure ? secureRequest : plainRequest)(url, {
      ...{ method, signal, agent },
      headers: { ...sent, ...length },
    });
    let isConnected = false;
    let readBefore = 0;
    const fail = (): void => {
      const failure = signal.aborted ? 'hangs' : isConnected ? 'breaks off' : 'no connection';
      const isSilent = call.socket?.bytesRead === readBefore;
      resolve({ failure, isRace: failure === 'breaks off' && call.reusedSocket && isSilent });
    };
    call.on('socket', (socket) => {
      readBefore = socket.bytesRead;
      isConnected = call.reusedSocket;
      if (isConnected) return;
      socket.once(isSecure ? 'secureConnect' : 'connect', () => {
        isConnected = true;
      });
    });
    call.on('error', fail);
    call.on('response', (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', fail);
      incoming.on('end', () => {
        const body = bodyText(Buffer.concat(chunks));
        resolve({ status: incoming.statusCode ?? 0, headers: headersOf(incoming), ...body });
      });
    });
    call.end(payload?.bytes);
  });
}

/**
 * Connections are kept and used again. A server may close one at the very moment in which it is used (RFC 9112, 9.3.1):
 * a call that breaks off on a used connection before any byte of an answer is sent once more, on a new one.
 * @param giveUpMs after this time a call counts as hanging; without it after ten seconds, and not before its deadline
 */
export function httpTransport(giveUpMs?: number): Transport {
  return async (wire) => {
    const started = performance.now();
    const signal = AbortSignal.timeout(giveUpMs ?? Math.max(GIVE_UP_MS, wire.deadlineMs ?? 0));
    const payload = await payloadOf(wire.body);
    const first = await sendOnce(wire, payload, signal, false);
    const again = 'failure' in first && first.isRace ? await sendOnce(wire, payload, signal, true) : first;
    // Nobody is there any more: then it was this call that ended it.
    const result = 'failure' in again && again.failure === 'no connection' ? first : again;
    const ms = performance.now() - started;
    if ('failure' in result) {
      const { failure } = result;
      return { status: 0, contentType: '', headers: new Headers(), text: '', json: undefined, ms, failure };
    }
    const type = result.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase() ?? '';
    return { ...result, contentType: type, ms };
  };
}
