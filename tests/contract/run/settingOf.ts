import type { Setting } from '#tests/contract/checks/check.ts';
import { closed } from '#tests/contract/model/closed.ts';
import type { Contract } from '#tests/contract/model/contract.ts';
import { checkerOf } from './checkerOf.ts';

const closedOnes = new WeakMap<object, object>();

/** Closed once: its checker is then made once too. */
function closedOf(document: Contract['document']): object {
  const known = closedOnes.get(document) ?? closed(document);
  closedOnes.set(document, known);
  return known;
}

/**
 * What reply checks may know.
 * @param given.slowMs an answer that takes longer is too slow; undefined leaves it to the contract
 */
export function settingOf({
  contract,
  strict,
  slowMs,
}: {
  contract: Contract;
  strict: boolean;
  slowMs: number | undefined;
}): Setting {
  const sentences = (document: object): Setting['errors'] => {
    const checker = checkerOf(document);
    return (pointer, value) =>
      checker.errors(pointer, value).map(({ message, pointer: where }) => ({ message, pointer: where }));
  };
  const strictErrors = strict ? sentences(closedOf(contract.document)) : undefined;
  return { contract, slowMs, errors: sentences(contract.document), strictErrors };
}
