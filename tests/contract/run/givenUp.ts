import type { Answer } from './transport.ts';

/** The server wants fewer calls than can be waited for. The message says so, without a full stop. */
export class GivenUp extends Error {
  override readonly name = 'GivenUp';
}

/** @throws {GivenUp} when waiting for the answer was given up */
export function insist({ gaveUp }: Answer): void {
  if (gaveUp !== undefined) throw new GivenUp(gaveUp);
}
