import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

import type { ReplyCheck } from '#tests/contract/checks/check.ts';
import type { Contract } from '#tests/contract/model/contract.ts';
import { type Address, createAddresses } from './address.ts';
import { MAX_HEADER_BYTES } from './askServer.ts';
import { decoded } from './decoded.ts';
import { endToEnd } from './endToEnd.ts';
import { exchangeOf } from './exchangeOf.ts';
import { createJudge } from './judge.ts';
import { passOn, type PassingOn } from './passOn.ts';
import { refuse } from './refuse.ts';
import { createTraffic, type Traffic, type Violation } from './traffic.ts';

export interface ProxySetting {
  contract: Contract;
  /** The server behind; without a path, that of the contract's first server is added. */
  server: URL;
  /** 0 for any that is free. */
  port: number;
  strict: boolean;
  /** Answers 502 in the place of what breaks the contract. */
  errors: boolean;
  /** After this long without a byte the server counts as hanging. */
  giveUpMs: number;
  /** Is told what is wrong with a call as soon as it is known. */
  onViolations: (violations: readonly Violation[]) => void;
}

export interface Proxy {
  /** Where it listens, on the loopback only. */
  origin: string;
  traffic: Traffic;
  /** The checks it makes. */
  checks: readonly ReplyCheck[];
  /** Ends every call that still runs. */
  close: () => Promise<void>;
}

/** HEAD and OPTIONS have meanings of their own wherever there is a path. */
function isAside(method: string, { found }: Address): boolean {
  return !('operation' in found) && found.methods.length > 0 && (method === 'HEAD' || method === 'OPTIONS');
}

/**
 * Starts a server that passes every call on and judges both sides of it.
 * @throws when the port is taken
 */
export async function startProxy(setting: ProxySetting): Promise<Proxy> {
  const { contract, server, port, strict, errors, giveUpMs, onViolations } = setting;
  const judge = createJudge(contract, strict);
  const traffic = createTraffic(contract);
  const addressOf = createAddresses(contract, server);

  /** Judges a call and notes what is wrong with it. */
  function judgeOf(incoming: IncomingMessage, method: string, address: Address): PassingOn['judge'] {
    const { url, found } = address;
    return async (bytes, { answer, unread }, sentence) => {
      if (isAside(method, address)) return { violations: [], unread: `${method} of a described path` };
      const headers = new Headers(endToEnd(incoming.rawHeaders));
      const sent = bytes && decoded(bytes, headers.get('content-encoding') ?? '');
      const call = { method, url, headers, bytes: sent?.unread === undefined ? sent?.bytes : undefined };
      const exchange = await exchangeOf(contract, found, call, answer);
      const judged = judge.of(exchange, found, { sentence, isReadable: unread === undefined });
      const violations = traffic.note(exchange, judged);
      if (violations.length > 0) onViolations(violations);
      return { violations, unread: unread ?? sent?.unread };
    };
  }

  async function serve(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', url: target = '/' } = incoming;
    traffic.ask();
    try {
      const address = addressOf(method, target);
      const passing = { giveUpMs, errors, judge: judgeOf(incoming, method, address) };
      const outcome = await passOn(incoming, outgoing, address, passing);
      traffic.end(method, address, outcome);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      traffic.end(method, undefined, { result: 'not judged', status: 0, why: `the proxy failed: ${reason}` });
      if (outgoing.headersSent) outgoing.destroy();
      else refuse(outgoing, `The proxy itself failed, which is a mistake in it: ${reason}`, []);
    }
  }

  const running = new Set<Promise<void>>();
  const listener = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (incoming, outgoing) => {
    const call = serve(incoming, outgoing).finally(() => running.delete(call));
    running.add(call);
  });
  // How long an upload may take is for the server to say.
  listener.requestTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    listener.once('error', reject);
    listener.listen(port, '127.0.0.1', resolve);
  });
  const address = listener.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    traffic,
    checks: judge.checks,
    close: async () => {
      await new Promise<void>((resolve) => {
        listener.close(() => resolve());
        listener.closeAllConnections();
      });
      await Promise.all(running);
    },
  };
}
