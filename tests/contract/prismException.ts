import type { Operation } from './model/contract.ts';

/** A rule that Prism breaks, and why it cannot be otherwise with a server that answers from examples. */
export interface PrismException {
  check: string;
  /** The operations that break it, of those where it can be tried: all of these, and no others. */
  where: (operation: Operation) => boolean;
  reason: string;
}

export const everywhere = (): boolean => true;

/** These operations alone. */
export const among = (...ids: readonly string[]): PrismException['where'] => {
  return ({ id }) => ids.includes(id);
};

/** All operations but these. */
export const allBut = (...ids: readonly string[]): PrismException['where'] => {
  return ({ id }) => !ids.includes(id);
};
