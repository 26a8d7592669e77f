import {
  Agent as PlainAgent,
  type IncomingMessage,
  type InformationEvent,
  request as requestPlain,
} from 'node:http';
import { Agent as SecureAgent, request as requestSecure } from 'node:https';

import type { Address } from './address.ts';
import { endToEnd } from './endToEnd.ts';

/** There was no whole answer; the message is a sentence for people. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  /** Undefined when no connection came about: then the server did nothing wrong. */
  readonly failure: 'hangs' | 'breaks off' | undefined;

  constructor(failure: NoAnswer['failure'], message: string) {
    super(message);
    this.failure = failure;
  }
}

export interface Asked {
  /** The head of the answer; the body is to be read from it. */
  answer: IncomingMessage;
  /** Why the body did not come whole. */
  broken: () => NoAnswer;
}

// A connection that is kept may be closed by the server in the moment it is used again, and nobody would know whose
// fault it was.
const agents = { plain: new PlainAgent({ keepAlive: false }), secure: new SecureAgent({ keepAlive: false }) };

/** Cookies and tokens can be long; what is too long is for the server to say. */
export const MAX_HEADER_BYTES = 256 * 1024;

function headersFor(incoming: IncomingMessage, host: string): string[] {
  const pairs = endToEnd(incoming.rawHeaders).filter(([name]) => name.toLowerCase() !== 'host');
  const { 'transfer-encoding': coding, 'content-length': length } = incoming.headers;
  const empty =
    coding === undefined && length === undefined && /^P(OST|UT|ATCH)$/.test(incoming.method ?? '');
  return [
    ['Host', host],
    ...pairs,
    ...(coding === undefined ? [] : [['Transfer-Encoding', 'chunked']]),
    ...(empty ? [['Content-Length', '0']] : []),
  ].flat();
}

interface Asking {
  /** After this long without a byte the server counts as hanging. */
  giveUpMs: number;
  /** Ends it when the caller does not wait any more. */
  gone: AbortSignal;
  /** Is told of answers that come before the answer (1xx). */
  onInformation: (information: InformationEvent) => void;
}

/**
 * Passes a request on as it comes in, its body while it comes.
 * @throws {NoAnswer}
 */
export function askServer(
  incoming: IncomingMessage,
  { url, path }: Address,
  { giveUpMs, gone, onInformation }: Asking,
): Promise<Asked> {
  const secure = url.protocol === 'https:';
  const { origin } = url;
  return new Promise((resolve, reject) => {
    let [reached, connected, silent] = [false, false, false];
    const asked = (secure ? requestSecure : requestPlain)(url, {
      method: incoming.method,
      path,
      headers: headersFor(incoming, url.host),
      agent: secure ? agents.secure : agents.plain,
      timeout: giveUpMs,
      maxHeaderSize: MAX_HEADER_BYTES,
      signal: gone,
    });
    const broken = (reason?: string): NoAnswer => {
      const why = reason === undefined ? '' : ` (${reason})`;
      if (!reached) return new NoAnswer(undefined, `Nobody answers at ${origin}.`);
      if (!connected) return new NoAnswer(undefined, `There is no secure connection to ${origin}${why}.`);
      if (silent) return new NoAnswer('hangs', `${origin} said nothing for ${giveUpMs / 1000} s.`);
      return new NoAnswer('breaks off', `${origin} broke the connection off${why}.`);
    };
    asked.once('socket', (socket) => {
      socket.once('connect', () => (reached = true));
      socket.once(secure ? 'secureConnect' : 'connect', () => (connected = true));
    });
    asked.on('information', onInformation);
    asked.on('timeout', () => {
      // A caller who is slow to send makes the server wait.
      if (!incoming.complete) return;
      silent = true;
      asked.destroy();
    });
    asked.once('response', (answer) => resolve({ answer, broken }));
    asked.on('error', (error) => reject(broken(error.message)));
    incoming.pipe(asked);
  });
}
