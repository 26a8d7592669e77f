import { Agent as PlainAgent, type IncomingMessage, request as requestPlain } from 'node:http';
import { Agent as SecureAgent, request as requestSecure } from 'node:https';

import type { Address } from './address.ts';
import { endToEnd } from './endToEnd.ts';

/** There was no whole answer; the message is a sentence for people. */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly failure: 'hangs' | 'breaks off';

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

/**
 * Passes a request on as it comes in, its body while it comes.
 * @param how.giveUpMs after this long without a byte the server counts as hanging
 * @param how.gone ends it when the caller does not wait any more
 * @throws {NoAnswer}
 */
export function askServer(
  incoming: IncomingMessage,
  { url, path }: Address,
  { giveUpMs, gone }: { giveUpMs: number; gone: AbortSignal },
): Promise<Asked> {
  const secure = url.protocol === 'https:';
  const { origin } = url;
  return new Promise((resolve, reject) => {
    let [connected, silent] = [false, false];
    const asked = (secure ? requestSecure : requestPlain)(url, {
      method: incoming.method,
      path,
      headers: headersFor(incoming, url.host),
      agent: secure ? agents.secure : agents.plain,
      timeout: giveUpMs,
      signal: gone,
    });
    const broken = (reason?: string): NoAnswer => {
      if (silent) return new NoAnswer('hangs', `${origin} said nothing for ${giveUpMs / 1000} s.`);
      if (!connected) return new NoAnswer('breaks off', `Nobody answers at ${origin}.`);
      const why = reason === undefined ? '' : ` (${reason})`;
      return new NoAnswer('breaks off', `${origin} broke the connection off${why}.`);
    };
    asked.once('socket', (socket) => socket.once('connect', () => (connected = true)));
    asked.once('timeout', () => {
      silent = true;
      asked.destroy();
    });
    asked.once('response', (answer) => resolve({ answer, broken }));
    asked.on('error', (error) => reject(broken(error.message)));
    incoming.pipe(asked);
  });
}
