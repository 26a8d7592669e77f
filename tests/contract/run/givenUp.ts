import type { Answer } from './transport.ts';

/** The server wants fewer calls than can be waited for. The message says so, without a full stop. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp';
}

/** Nothing more can be asked, for a reason that breaks no rule of the contract. The message is without a full stop. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/**
 * @throws {GivenUp} when waiting for the answer was given up
 * @throws {Stopped} when nobody is there to answer
 */
export function insist({ gaveUp, failure }: Answer, url: string): void {
  if (failure === 'no connection') throw new Stopped(`Nobody answers at ${new URL(url).origin}`);
  if (gaveUp !== undefined) throw new GivenUp(gaveUp);
}
