import type { Answer, Transport } from './transport.ts';

const TOO_MANY = 429;
const MOST_TRIES = 5;
const MOST_SECONDS = 120;

export interface Patience {
  /** Resolves after so many milliseconds. */
  pause: (ms: number) => Promise<unknown>;
  /** Is told before each wait how long it will be. */
  onWait: (seconds: number) => void;
}

/** What `Retry-After` asks for: seconds or a date (RFC 9110, 10.2.3). Without one it waits longer each time. */
function secondsToWait({ headers }: Answer, tries: number): number {
  const retryAfter = headers.get('retry-after')?.trim() ?? '';
  if (/^\d+$/.test(retryAfter)) return Math.max(1, Number(retryAfter));
  const until = retryAfter.endsWith('GMT') ? Date.parse(retryAfter) : Number.NaN;
  return Number.isNaN(until) ? 2 ** tries : Math.max(1, Math.ceil((until - Date.now()) / 1000));
}

/** Sends a call again when it is told that there were too many; a server that says so for ever is given up. */
export function patient(transport: Transport, { pause, onWait }: Patience): Transport {
  return async (wire) => {
    const waitedOut: Answer[] = [];
    const { pathname } = new URL(wire.url);
    for (;;) {
      const answer = await transport(wire);
      if (answer.status !== TOO_MANY) return { ...answer, waitedOut };
      const seconds = secondsToWait(answer, waitedOut.length);
      const refused = `${wire.method} ${pathname} is answered with 429 (too many requests)`;
      if (seconds > MOST_SECONDS) {
        return {
          ...answer,
          waitedOut,
          gaveUp: `${refused} and a wait of ${seconds} s; ${MOST_SECONDS} s is the most`,
        };
      }
      if (waitedOut.length === MOST_TRIES) {
        return { ...answer, waitedOut, gaveUp: `${refused}, also after ${MOST_TRIES} waits` };
      }
      waitedOut.push(answer);
      onWait(seconds);
      await pause(seconds * 1000);
    }
  };
}
